import ViewGraph

/// What stands around examples, with a context that takes time to make and is made once for all of them. As SwiftUI documents it.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What examples share, as a store of data.
  associatedtype Context = Void
  /// The example with all around it.
  associatedtype Body: View
  /// The example.
  typealias Content = PreviewModifierContent

  /// Makes what examples share. Called once for the type in a program; what it throws is shown in place of the example.
  static func makeSharedContext() async throws -> Context
  /// The example in its surroundings.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

/// An example, where a modifier stands around it.
public struct PreviewModifierContent: View {
  let content: AnyView

  /// The example.
  public var body: some View { content }
}

/// An example in surroundings of which a part may still be made.
struct PreviewSurroundings<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Result<Modifier.Context, any Error>?

  var body: some View {
    switch context {
    case .success(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
    case .failure(let error): Text(verbatim: "\(error)")
    case nil: ProgressView().task { context = await SharedContexts.context(of: Modifier.self) }
    }
  }
}

/// What examples share, by the type of what makes it.
@MainActor
private enum SharedContexts {
  private static var known: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async -> Result<Modifier.Context, any Error> {
    let id = ObjectIdentifier(type)
    if let context = known[id] as? Modifier.Context { return .success(context) }
    do {
      let context = try await type.makeSharedContext()
      known[id] = context
      return .success(context)
    } catch {
      return .failure(error)
    }
  }
}
