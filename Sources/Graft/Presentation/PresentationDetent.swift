import Foundation
import ViewGraph

/// A height at which a sheet stands. As SwiftUI documents it. Claim PR16.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable { case fraction(CGFloat), height(CGFloat), custom(CustomHeight) }

  private let kind: Kind

  /// Half as high as the window that presents.
  public static let medium = fraction(0.5)
  /// As high as the window that presents.
  public static let large = fraction(1)

  /// A share of the height of the window that presents.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { Self(kind: .fraction(fraction)) }

  /// A height in pixels.
  public static func height(_ height: CGFloat) -> PresentationDetent { Self(kind: .height(height)) }

  /// A height that a type of one's own says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    Self(kind: .custom(CustomHeight(id: ObjectIdentifier(type)) { D.height(in: $0) }))
  }

  /// Nil where a type of one's own says that there is no such height.
  @MainActor
  func height(in presenter: CGFloat) -> CGFloat? {
    switch kind {
    case .fraction(let fraction): presenter * fraction
    case .height(let height): height
    case .custom(let custom): custom.height(Context(maxDetentValue: presenter))
    }
  }

  /// What a type of one's own knows as it says a height.
  @dynamicMemberLookup @MainActor @preconcurrency
  public struct Context {
    /// The height of the window that presents, in pixels.
    public let maxDetentValue: CGFloat

    /// What the environment of the program says, and not that of a view.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that a type says. As SwiftUI documents it. Claim PR16.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  /// The height in pixels; nil where there is none.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// What a type says; the same type is the same height.
private struct CustomHeight: Hashable, Sendable {
  let id: ObjectIdentifier
  let height: @MainActor @Sendable (PresentationDetent.Context) -> CGFloat?

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
