/// A view that is compared by its own `==` (A15).
public struct EquatableView<Content: View & Equatable>: View, WrapperView {
  /// The view compared.
  public var content: Content

  /// Compares `content` by its own `==`.
  public init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
  /// Skips the evaluation of this view when its own `==` finds nothing changed (A15).
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
