/// A change that can be made to any view, with properties of its own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body` returns.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view. State of the modifier belongs to the place where it is applied (UI12).
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to; it keeps its own identity wherever `body` shows it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// The view itself.
  public var body: some View { content }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  private var property: ModifierProperty<Modifier>

  var modifier: Modifier {
    get { property.modifier }
    set { property.modifier = newValue }
  }

  /// Applies a modifier to a view, as `modifier(_:)` does.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    property = ModifierProperty(modifier: modifier)
  }

  /// What the modifier makes of the view.
  public var body: Modifier.Body { property.modifier.body(content: _ViewModifier_Content(content)) }
}

/// A modifier as a dynamic property, so that the state which it declares is installed.
private struct ModifierProperty<Modifier: ViewModifier>: DynamicProperty {
  var modifier: Modifier

  static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    installer.installProperties(of: &property.modifier)
  }
}

extension View {
  /// Applies a modifier (UI13).
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
