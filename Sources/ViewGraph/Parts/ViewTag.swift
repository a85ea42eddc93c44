/// A value by which a view is chosen, with its type: values of two types may be equal as `AnyHashable`s.
package struct ViewTag: Hashable {
  private let value: AnyHashable
  private let type: ObjectIdentifier
  private let includesOptional: Bool

  package init<Value: Hashable>(_ value: Value, includesOptional: Bool) {
    self.value = AnyHashable(value)
    type = ObjectIdentifier(Value.self)
    self.includesOptional = includesOptional
  }

  /// The value for a selection of a type: of the same one, or of the optional of it. Nil for one of another type. Claim CT3.
  package func value<Selection: Hashable>(as selection: Selection.Type) -> Selection? {
    guard type == ObjectIdentifier(Selection.self) || includesOptional && isWrapped(by: Selection.self) else {
      return nil
    }
    return value.base as? Selection
  }

  private func isWrapped(by selection: Any.Type) -> Bool {
    (selection as? any OptionalSelection.Type).map { ObjectIdentifier($0.wrapped) == type } ?? false
  }
}

private protocol OptionalSelection {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalSelection {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// A view that says its tag.
@MainActor
private protocol Tagging: View {
  var tag: ViewTag { get }
}

extension TaggedView: Tagging {
  fileprivate var tag: ViewTag { ViewTag(value, includesOptional: includesOptional) }
}

extension ViewOption {
  /// The tag that a view says itself.
  package static func tag(of view: any View) -> ViewTag? { (view as? any Tagging)?.tag }
}
