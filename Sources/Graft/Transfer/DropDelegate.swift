import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// What a drop does with what is dragged. As SwiftUI documents it.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
  /// Makes an alias, which GTK calls a link.
  case alias
  /// No drag offers that on the desktop: what is offered is done.
  case delete

  /// Whether nothing is to be done.
  var isRefusal: Bool { self == .cancel || self == .forbidden }

  /// What GTK calls it; nothing where it does not know it.
  var action: GdkDragAction {
    switch self {
    case .cancel, .forbidden, .delete: GdkDragAction(rawValue: 0)
    case .copy: GDK_ACTION_COPY
    case .move: GDK_ACTION_MOVE
    case .alias: GDK_ACTION_LINK
    }
  }
}

/// What a drop at a place would do. As SwiftUI documents it.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation

  /// A proposal to do something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is told of the drags over a view. As SwiftUI documents it. Claim DD7.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drag is for the view; if not, none of the other functions is called for it. The place is not known yet.
  func validateDrop(info: DropInfo) -> Bool
  /// It was dropped. Answers whether that has done something; what the providers began to load may finish later.
  func performDrop(info: DropInfo) -> Bool
  /// It has come over the view.
  func dropEntered(info: DropInfo)
  /// It moves over the view. Nil keeps the last proposal, which is to copy at first.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view without being dropped there.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// All of the types that the view takes are.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the last proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// A drag over a view. As SwiftUI documents it.
@MainActor
public struct DropInfo {
  /// Where it is in the view, in pixels from the top left corner.
  public let location: CGPoint
  private let session: ActiveDrop

  init(_ drop: Dropping) { (location, session) = (drop.location, drop.session) }

  /// Whether it offers any of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { session.offers(contentTypes) }

  /// Providers of what is offered of some types: one for each value that this program drags, one for all of another's.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    session.providers(of: contentTypes)
  }
}

extension View {
  /// Tells a delegate of the drags over the view that offer any of some types. Claim DD7.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DelegateDrop(types: supportedContentTypes, delegate: delegate))
  }

  /// Gives the providers of what is dropped to an action, which answers whether that has done something; what they began to
  /// load may finish later. Claim DD8.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Gives the providers of what is dropped to an action, and where in the view, in pixels. Claim DD8.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DroppedOn(
        target: DropTarget(
          takes: { $0.session.offers(supportedContentTypes) }, isTargeted: { isTargeted?.wrappedValue = $0 },
          drop: { $0.session.finish(action($0.session.providers(of: supportedContentTypes), $0.location)) })))
  }
}

extension DynamicViewContent {
  /// Lets data of some types be dropped between the rows of a list: the action is told before which element, by its offset in
  /// `data`, and gets their providers. It inserts what they give itself. Otherwise as `dropDestination`. Claims DD8 and DD13.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    inserted(by: RowInsertion(of: supportedContentTypes, action))
  }
}

/// A view whose drops a delegate is told of.
private struct DelegateDrop: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  @State private var memory = ProposalMemory()

  func body(content: Content) -> some View {
    ModifiedItems(
      content: content,
      modifier: DropTarget(
        takes: { $0.session.offers(types) && delegate.validateDrop(info: DropInfo($0)) },
        entered: { drop in
          memory.last = .copy
          delegate.dropEntered(info: DropInfo(drop))
        },
        operation: { drop in
          if let proposal = delegate.dropUpdated(info: DropInfo(drop)) { memory.last = proposal.operation }
          return memory.last
        },
        exited: { delegate.dropExited(info: DropInfo($0)) },
        drop: { $0.session.finish(delegate.performDrop(info: DropInfo($0))) }))
  }
}

/// What was proposed last, which nobody shows.
@MainActor
private final class ProposalMemory {
  var last = DropOperation.copy
}
