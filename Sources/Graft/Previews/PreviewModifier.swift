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
  /// Each the context of one type, which is being made or has been.
  private static var known: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(of type: Modifier.Type) async -> Result<Modifier.Context, any Error> {
    let id = ObjectIdentifier(type)
    if let making = known[id] as? Making<Modifier> { return await making.context }
    let making = Making<Modifier>()
    known[id] = making
    return await making.context
  }
}

/// The context of a type of modifiers, for all who wait for it.
@MainActor
private final class Making<Modifier: PreviewModifier> {
  private var made: Result<Modifier.Context, any Error>?
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init() {
    Task { [self] in
      do { made = .success(try await Modifier.makeSharedContext()) } catch { made = .failure(error) }
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  var context: Result<Modifier.Context, any Error> {
    get async {
      while true {
        if let made { return made }
        await withCheckedContinuation { waiting.append($0) }
      }
    }
  }
}
