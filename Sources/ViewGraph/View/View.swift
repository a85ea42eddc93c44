/// A value that describes a part of the user interface.
///
/// A view has no identity and no storage of its own: the runtime keeps a node for each place in the tree, and
/// evaluates `body` when what the last evaluation read has changed (claims A1 to A10).
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` returns; `Never` for a view that the runtime knows how to show.
  associatedtype Body: View

  /// The content of the view. Runs on the main actor, never inside an action, and must not write state (A23).
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps the identity of this view. The runtime's own requirement: a view with a `body`
  /// never supplies it.
  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self>
}

extension View {
  /// The default: a component, which is a view with a `body`.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    // Without this check a conditional or late conformance to a representable would silently be treated as a
    // component whose body can never be evaluated.
    if Body.self == Never.self {
      fatalError(
        """
        \(Self.self) has no body and makes no node. If it conforms to a representable protocol, declare that \
        conformance on the type itself, without a 'where' clause.
        """)
    }
    return ComponentNode(view, at: site)
  }
}

extension View where Body == Never {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("\(Self.self) is a primitive view: it has no body to evaluate") }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { fatalError("there is no value of type Never") }
}
