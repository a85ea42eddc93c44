import Foundation
import ViewGraph

/// A drag over a view, or one that was dropped on it. As SwiftUI documents it.
public struct DropSession: Identifiable {
  /// What tells a drag from others.
  public struct ID: Hashable, Sendable { fileprivate let number: Int }

  /// How far a drag is. As SwiftUI documents it.
  public enum Phase: Hashable, Sendable, CustomStringConvertible {
    /// It has come over the destination.
    case entering
    /// It moves over the destination.
    case active
    /// It has left the destination without being dropped there.
    case exiting
    /// It was dropped there, to do something.
    case ended(DropOperation)
    /// All values have come, and the action has had them.
    case dataTransferCompleted

    public var description: String {
      switch self {
      case .entering: "entering"
      case .active: "active"
      case .exiting: "exiting"
      case .ended(let operation): "ended(\(operation))"
      case .dataTransferCompleted: "dataTransferCompleted"
      }
    }
  }

  /// A drag that has begun in this program. As SwiftUI documents it.
  public struct LocalSession {
    fileprivate let ids: [AnyHashable]

    /// What identifies the values that are dragged, as far as that is of a type: as their container says, or the values themselves.
    public func draggedItemIDs<ItemID>(for type: ItemID.Type = ItemID.self) -> [ItemID] {
      ids.compactMap { $0.base as? ItemID }
    }
  }

  /// What tells the drag from others.
  public let id: ID
  /// Where it is in the destination, in pixels from the top left corner.
  public let location: CGPoint
  /// How far it is.
  public let phase: Phase
  /// How many values are dragged: of another program's, one.
  public let itemsCount: Int
  /// What whoever drags would have done with them.
  public let suggestedOperations: DropOperation.Set
  /// What is known of a drag of this program; nil for one of another.
  public let localSession: LocalSession?

  @MainActor
  init(_ drop: Dropping, _ phase: Phase) {
    let own = drop.session.own
    (id, location, self.phase) = (ID(number: drop.session.number), drop.location, phase)
    (itemsCount, suggestedOperations) = (own?.count ?? 1, drop.session.offered)
    localSession = own.map { LocalSession(ids: $0.compactMap(\.identity)) }
  }
}

extension DropOperation {
  /// Several operations. As SwiftUI documents it.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let copy = Set(rawValue: 1)
    public static let move = Set(rawValue: 2)
    public static let alias = Set(rawValue: 4)
    public static let delete = Set(rawValue: 8)
    public static let cancel = Set(rawValue: 16)
    public static let forbidden = Set(rawValue: 32)
  }
}

/// What a destination does with what is dropped on it. As SwiftUI documents it.
public struct DropConfiguration: Sendable {
  /// What it does.
  public var operation: DropOperation
  /// Accepted, and changes nothing: the desktop's pointers show no numbers.
  public var acceptedItemCount: Int?

  /// That it does something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Who is told of the drags over the destinations in a view, and who says what they do.
@MainActor
final class DropSurroundings {
  private var report: ((DropSession) -> Void)?
  private var configure: ((DropSession) -> DropConfiguration)?
  private var outer: DropSurroundings?

  /// An assignment that no body can see: actions are made anew by each evaluation, and nobody shows them.
  fileprivate func assign(
    report: ((DropSession) -> Void)?, configure: ((DropSession) -> DropConfiguration)?, outer: DropSurroundings?
  ) { (self.report, self.configure, self.outer) = (report, configure, outer) }

  /// Tells the nearest.
  func tell(_ session: DropSession) { if let report { report(session) } else { outer?.tell(session) } }

  /// What the nearest wants to be done; nil where nobody says anything.
  func operation(_ session: DropSession) -> DropOperation? {
    configure.map { $0(session).operation } ?? outer?.operation(session)
  }
}

private struct DropSurroundingsKey: EnvironmentKey {
  static var defaultValue: DropSurroundings? { nil }
}

extension EnvironmentValues {
  /// Who is told of the drags over destinations here.
  fileprivate var dropSurroundings: DropSurroundings? {
    get { self[DropSurroundingsKey.self] }
    set { self[DropSurroundingsKey.self] = newValue }
  }
}

/// A view in which drags over destinations are told of.
private struct DropsToldOf: ViewModifier {
  var report: ((DropSession) -> Void)?
  var configure: ((DropSession) -> DropConfiguration)?
  @State private var surroundings = DropSurroundings()
  @Environment(\.dropSurroundings) private var outer

  func body(content: Content) -> some View {
    surroundings.assign(report: report, configure: configure, outer: outer)
    return content.environment(\.dropSurroundings, surroundings)
  }
}

extension View {
  /// Has an action told of each drag over a `dropDestination(for:isEnabled:action:)` in this view: as it comes, moves, leaves, is
  /// dropped, and when the destination has had the values. Of several actions the nearest is told. As SwiftUI documents it.
  public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    modifier(DropsToldOf(report: onUpdate))
  }

  /// Says what the destinations `dropDestination(for:isEnabled:action:)` in this view do with what is over them; by themselves they
  /// copy it. Where whoever drags does not offer that, they do what is offered. As SwiftUI documents it.
  public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
    modifier(DropsToldOf(configure: configuration))
  }

  /// Lets values be dropped on the view, unless `isEnabled` is false. The action is told all of them, and of the drag. Otherwise as
  /// `dropDestination(for:action:isTargeted:)`. As SwiftUI documents it.
  public func dropDestination<Value: Transferable>(
    for type: Value.Type = Value.self, isEnabled: Bool = true, action: @escaping ([Value], DropSession) -> Void
  ) -> some View { modifier(SessionDrop(isEnabled: isEnabled, action: action)) }
}

/// A destination that tells of the drags over it.
private struct SessionDrop<Value: Transferable>: ViewModifier {
  let isEnabled: Bool
  let action: ([Value], DropSession) -> Void
  @Environment(\.dropSurroundings) private var surroundings

  func body(content: Content) -> some View { content.modifier(DroppedOn(target: target)) }

  private var target: DropTarget {
    DropTarget(
      takes: { [isEnabled] in isEnabled && $0.session.offers(Value.self) },
      entered: { tell($0, .entering) },
      operation: { drop in
        tell(drop, .active)
        return surroundings?.operation(DropSession(drop, .active)) ?? .copy
      },
      exited: { tell($0, .exiting) }, drop: take)
  }

  private func tell(_ drop: Dropping, _ phase: DropSession.Phase) { surroundings?.tell(DropSession(drop, phase)) }

  private func take(_ drop: Dropping) {
    let operation = drop.session.operation
    tell(drop, .ended(operation))
    drop.session.deliver(Value.self) {
      action($0, DropSession(drop, .ended(operation)))
      tell(drop, .dataTransferCompleted)
      return true
    }
  }
}
