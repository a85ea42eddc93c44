import Foundation
import ViewGraph

/// A value as a storage file has it: one of these is set.
struct StoredValue: Codable, Sendable {
  var bool: Bool?
  var int: Int?
  var double: Double?
  var string: String?
  var data: Data?
}

extension StoredValue: Equatable {
  /// Whether both are the same, as a file has them: what is no number is the same as itself.
  static func == (left: StoredValue, right: StoredValue) -> Bool {
    left.bool == right.bool && left.int == right.int && left.string == right.string && left.data == right.data
      && left.double?.bitPattern == right.double?.bitPattern
  }
}

/// A type whose values `AppStorage` and `SceneStorage` can keep: Bool, Int, Double, String, URL and Data.
public protocol _StorableValue {
  /// Where a file has values of the type.
  static var _coding: _StorageCoding<Self> { get }
}

/// How values of a type get into a file and out of it.
public struct _StorageCoding<Value> {
  let encode: (Value) -> StoredValue?
  /// Nil for what is no value of the type.
  let decode: (StoredValue) -> Value?
}

extension Bool: _StorableValue {
  public static var _coding: _StorageCoding<Bool> { .init(encode: { StoredValue(bool: $0) }, decode: { $0.bool }) }
}

extension Int: _StorableValue {
  public static var _coding: _StorageCoding<Int> { .init(encode: { StoredValue(int: $0) }, decode: { $0.int }) }
}

extension Double: _StorableValue {
  public static var _coding: _StorageCoding<Double> {
    .init(encode: { StoredValue(double: $0) }, decode: { $0.double })
  }
}

extension String: _StorableValue {
  public static var _coding: _StorageCoding<String> {
    .init(encode: { StoredValue(string: $0) }, decode: { $0.string })
  }
}

extension Data: _StorableValue {
  public static var _coding: _StorageCoding<Data> { .init(encode: { StoredValue(data: $0) }, decode: { $0.data }) }
}

extension URL: _StorableValue {
  public static var _coding: _StorageCoding<URL> {
    .init(encode: { StoredValue(string: $0.absoluteString) }, decode: { $0.string.flatMap(url) })
  }
}

/// User defaults have files by their paths.
private func url(_ text: String) -> URL? { text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text) }

extension _StorageCoding where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// By the raw value.
  static var raw: Self {
    .init(
      encode: { Value.RawValue._coding.encode($0.rawValue) },
      decode: { Value.RawValue._coding.decode($0).flatMap(Value.init(rawValue:)) })
  }
}

extension _StorageCoding {
  /// Nil is no value in the file.
  func optional() -> _StorageCoding<Value?> {
    .init(encode: { $0.flatMap(encode) }, decode: { decode($0) })
  }
}
