import Threads
import ViewGraph

/// What is said of a view beside its name and value. As the Accessibility framework documents it.
public enum AXCustomContent {
  /// When it is read.
  public enum Importance: UInt, Hashable, Sendable {
    /// After the hint.
    case `default`
    /// Before the hint.
    case high
  }
}

/// A name for something that is said of a view in several places, of which one counts. As SwiftUI documents it. Claim AX19.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  /// Texts are made on the main thread, and keys anywhere.
  private enum Label {
    case text(Text)
    case key(LocalizedStringKey)
  }

  private let form: Label
  private let id: String?

  /// What is called by a text.
  public init(_ label: Text) { (form, id) = (.text(label), nil) }

  /// What is called by a text, under a name of its own.
  public init(_ label: Text, id: String) { (form, self.id) = (.text(label), id) }

  /// What is called by a translated literal.
  public init(_ labelKey: LocalizedStringKey) { (form, id) = (.key(labelKey), nil) }

  /// What is called by a translated literal, under a name of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { (form, self.id) = (.key(labelKey), id) }

  /// Keys are the same by their names, or else by what they are called. Main thread only.
  public static func == (left: Self, right: Self) -> Bool { MainThread.assumeIsolated { left.name == right.name } }

  @MainActor
  fileprivate var label: Text {
    switch form {
    case .text(let text): text
    case .key(let key): Text(key)
    }
  }

  /// The name, or else what it is called.
  @MainActor
  fileprivate var name: String { id.map { "id " + $0 } ?? "label " + label.name }
}

/// Says something of the widgets of a view.
private struct CustomContent: ViewModifier {
  private final class Mark {}

  let key: AccessibilityCustomContentKey
  let value: Text?
  let importance: AXCustomContent.Importance
  @State private var mark = Mark()
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    let label = key.label.string(in: locale)
    content.attributed(
      .content(
        SpokenDescription.Content(
          mark: ObjectIdentifier(mark), key: key.name, label: label, value: value?.string(in: locale),
          isImportant: importance == .high)))
  }
}

/// What is said of a view beside its name and value: a part of its description, as the desktop's assistive technologies have no
/// list of such. As SwiftUI documents it. Claim AX19.
extension View {
  /// Says something of the view by a key; nil takes away what is said by the key further inside.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { modifier(CustomContent(key: key, value: value, importance: importance)) }

  /// Says something of the view by a key.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(valueKey), importance: importance) }

  /// Says something of the view by a key.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: Value, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(key, Text(value), importance: importance) }

  /// Says something of the view.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Says something of the view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), value, importance: importance) }

  /// Says something of the view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }

  /// Says something of the view.
  @_disfavoredOverload
  public func accessibilityCustomContent<Value: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: Value, importance: AXCustomContent.Importance = .default
  ) -> some View { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

  /// Says something of the view. Claim TX21.
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(LocalizedStringKey(labelResource), value, importance: importance)
  }
}
