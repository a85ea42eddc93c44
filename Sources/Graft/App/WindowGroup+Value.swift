import Foundation
import ViewGraph

/// What a window shows that is for a value.
public struct PresentedWindowContent<Data: Hashable & Codable, Content: View>: View {
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content

  /// The content for the value.
  public var body: some View { content(value) }
}

/// Windows that are for a value each: `openWindow(value:)` opens one, or brings the one for an equal value to the front. What
/// is written to the binding is what the window is for from then on. As SwiftUI documents it. Claim WI6.
extension WindowGroup {
  /// Windows with a title, each for a value; nil for one that is opened without.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable & Codable, Inside: View>(
    _ title: Title, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(Text(title), id: id, for: type, content: content)
  }

  /// Windows with a title in the user's own locale, each for a value; nil for one that is opened without.
  public init<Value: Hashable & Codable, Inside: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(Text(titleKey), id: id, for: type, content: content)
  }

  /// Windows with a title in the user's own locale, each for a value; nil for one that is opened without. Claim TX21.
  @_disfavoredOverload
  public init<Value: Hashable & Codable, Inside: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(LocalizedStringKey(titleResource), id: id, for: type, content: content)
  }

  /// Windows with a title, each for a value; nil for one that is opened without.
  public init<Value: Hashable & Codable, Inside: View>(
    _ title: Text, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(form: WindowForm(title: title, id: id, role: .group, valueType: type)) {
      PresentedWindowContent(value: $0.as(type), content: content)
    }
  }

  /// Windows whose title is the program's name, each for a value; nil for one that is opened without.
  public init<Value: Hashable & Codable, Inside: View>(
    id: String? = nil, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(Text(verbatim: ProcessInfo.processInfo.processName), id: id, for: type, content: content)
  }

  /// Windows with a title, each for a value; one that is opened without gets the default.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable & Codable, Inside: View>(
    _ title: Title, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside, defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(Text(title), id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows with a title in the user's own locale, each for a value; one that is opened without gets the default.
  public init<Value: Hashable & Codable, Inside: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside, defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(Text(titleKey), id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows with a title in the user's own locale, each for a value; one opened without gets the default. Claim TX21.
  @_disfavoredOverload
  public init<Value: Hashable & Codable, Inside: View>(
    _ titleResource: LocalizedStringResource, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside, defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(LocalizedStringKey(titleResource), id: id, for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows with a title, each for a value; one that is opened without gets the default.
  public init<Value: Hashable & Codable, Inside: View>(
    _ title: Text, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value>) -> Inside, defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(
      form: WindowForm(title: title, id: id, role: .group, valueType: type),
      defaultValue: { AnyHashable(defaultValue()) }
    ) {
      PresentedWindowContent(value: $0.as(type)) { content($0.replacingNil(by: defaultValue)) }
    }
  }

  /// Windows whose title is the program's name, each for a value; one that is opened without gets the default.
  public init<Value: Hashable & Codable, Inside: View>(
    id: String? = nil, for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value>) -> Inside,
    defaultValue: @escaping () -> Value
  ) where Content == PresentedWindowContent<Value, Inside> {
    self.init(
      Text(verbatim: ProcessInfo.processInfo.processName), id: id, for: type, content: content,
      defaultValue: defaultValue)
  }
}

extension Binding where Value == AnyHashable? {
  /// The value as one of a type.
  fileprivate func `as`<Typed: Hashable>(_ type: Typed.Type) -> Binding<Typed?> {
    Binding<Typed?> {
      wrappedValue?.base as? Typed
    } set: {
      wrappedValue = $0.map { AnyHashable($0) }
    }
  }
}

extension Binding {
  /// The value, or another one where there is none.
  fileprivate func replacingNil<Wrapped>(by value: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped> {
      wrappedValue ?? value()
    } set: {
      wrappedValue = $0
    }
  }
}
