import Foundation

/// Where a scroll view is, or where it shall go. As SwiftUI documents it. Claim SC13.
public struct ScrollPosition: Equatable {
  private enum Place: Equatable {
    case asked(ScrollGoal)
    case user(AnyHashable?)
  }

  private var place: Place?
  /// How often something was asked for.
  private var number = 0
  private let isAskedFor: IDKind

  /// Which ids are told of.
  private struct IDKind: Equatable {
    let type: Any.Type?
    let matches: (AnyHashable) -> Bool

    static func == (a: IDKind, b: IDKind) -> Bool { a.type == b.type }
  }

  private init(_ goal: ScrollGoal?, _ kind: IDKind) {
    place = goal.map(Place.asked)
    isAskedFor = kind
  }

  private init(_ goal: ScrollGoal) { self.init(goal, IDKind(type: nil) { _ in true }) }

  /// Where it begins by itself; ids of any type are told of.
  public init() { self.init(nil, IDKind(type: nil) { _ in true }) }

  /// Where it begins by itself; ids of a type are told of.
  public init<ID: Hashable>(idType: ID.Type) { self.init(nil, IDKind(type: ID.self) { $0.base is ID }) }

  /// At a view.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(AnyHashable(id), anchor: anchor), IDKind(type: ID.self) { $0.base is ID })
  }

  private init<ID: Hashable>(_ goal: ScrollGoal, idType: ID.Type) {
    self.init(goal, IDKind(type: ID.self) { $0.base is ID })
  }

  /// At an edge of the content; ids of a type are told of.
  public init<ID: Hashable>(idType: ID.Type, edge: Edge) { self.init(.edge(edge), idType: idType) }

  /// At a distance from the start of the content, in pixels; ids of a type are told of.
  public init<ID: Hashable>(idType: ID.Type, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType: idType)
  }

  /// At distances from the start of the content, in pixels; ids of a type are told of.
  public init<ID: Hashable>(idType: ID.Type, x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y), idType: idType) }

  /// At a distance from the start of the content, in pixels; ids of a type are told of.
  public init<ID: Hashable>(idType: ID.Type, x: CGFloat) { self.init(.point(x: x, y: nil), idType: idType) }

  /// At a distance from the start of the content, in pixels; ids of a type are told of.
  public init<ID: Hashable>(idType: ID.Type, y: CGFloat) { self.init(.point(x: nil, y: y), idType: idType) }

  /// At an edge of the content.
  public init(edge: Edge) { self.init(.edge(edge)) }

  /// At a distance from the start of the content, in pixels.
  public init(point: CGPoint) { self.init(.point(x: point.x, y: point.y)) }

  /// At distances from the start of the content, in pixels.
  public init(x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y)) }

  /// At a distance from the start of the content, in pixels.
  public init(x: CGFloat) { self.init(.point(x: x, y: nil)) }

  /// At a distance from the start of the content, in pixels.
  public init(y: CGFloat) { self.init(.point(x: nil, y: y)) }

  /// Scrolls to a view, until the anchor of the view is at the same point of what can be seen; nil for as little as shows it.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    ask(.view(AnyHashable(id), anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Scrolls to a distance from the start of the content, in pixels, or as far as there is content.
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

  /// Scrolls to distances from the start of the content, in pixels, or as far as there is content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }

  /// Scrolls sideways to a distance from the start of the content, in pixels, or as far as there is content.
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }

  /// Scrolls up or down to a distance from the start of the content, in pixels, or as far as there is content.
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

  private mutating func ask(_ goal: ScrollGoal) {
    place = .asked(goal)
    number += 1
  }

  /// Whether the user has scrolled since something was asked for.
  public var isPositionedByUser: Bool {
    if case .user? = place { return true }
    return false
  }

  /// The edge that was asked for; nil if the user has scrolled since.
  public var edge: Edge? {
    if case .asked(.edge(let edge))? = place { return edge }
    return nil
  }

  /// The point that was asked for; nil if the user has scrolled since.
  public var point: CGPoint? {
    if case .asked(.point(let x?, let y?))? = place { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The distance to the side that was asked for; nil if the user has scrolled since.
  public var x: CGFloat? {
    if case .asked(.point(let x, _))? = place { return x }
    return nil
  }

  /// The distance down that was asked for; nil if the user has scrolled since.
  public var y: CGFloat? {
    if case .asked(.point(_, let y))? = place { return y }
    return nil
  }

  /// The id that was asked for, or that of the target to which the user has scrolled.
  public var viewID: (any Hashable)? { anyViewID?.base as? any Hashable }

  /// The id that was asked for, or that of the target to which the user has scrolled, if it is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { anyViewID?.base as? ID }

  private var anyViewID: AnyHashable? {
    switch place {
    case .asked(.view(let id, _)): id
    case .user(let id): id
    default: nil
    }
  }
}

extension ScrollPosition {
  /// What is asked for.
  fileprivate var wish: ScrollWish? {
    if case .asked(let goal)? = place { return ScrollWish(goal: goal, number: number) }
    return nil
  }

  fileprivate mutating func userDidScroll(to id: AnyHashable?) { place = .user(id) }

  fileprivate func asksFor(_ id: AnyHashable) -> Bool { isAskedFor.matches(id) }
}

extension View {
  /// Follows where the first scroll view in this view is, by the ids of the views in its `scrollTargetLayout()`, and scrolls it.
  ///
  /// While the user scrolls, the binding has the id of the topmost target, or of that at `anchor`; it is written when that
  /// changes. Another value that is written scrolls until that view is at the anchor, or without one as little as shows the
  /// view; in `withAnimation` it takes its time. Nil and ids that no view has scroll nowhere. Claims SC8 to SC11.
  ///
  /// Cost is in the number of targets that are built, in each frame in which something is scrolled.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionByID(content: self, id: id, anchor: anchor)
  }

  /// Follows where the first scroll view in this view is, and scrolls it where the position says. Claim SC13.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionByValue(content: self, position: position, anchor: anchor)
  }
}

/// Reads the binding, so that the view around it need not.
private struct ScrollPositionByID<Content: View, ID: Hashable>: View {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var own = ScrollTargets()
  @Environment(\.targetsOfNextScroll) private var outer

  var body: some View {
    let targets = outer ?? own
    PositionedScroll(
      content: content.environment(\.targetsOfNextScroll, targets), targets: targets,
      wish: id.map { ScrollWish(goal: .view(AnyHashable($0), anchor: nil)) }, anchor: anchor,
      isAskedFor: { $0.base is ID },
      tell: { if let new = $0?.base as? ID { id = new } })
  }
}

/// The same for a position.
private struct ScrollPositionByValue<Content: View>: View {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var own = ScrollTargets()
  @Environment(\.targetsOfNextScroll) private var outer

  var body: some View {
    let (position, targets) = (position, outer ?? own)
    PositionedScroll(
      content: content.environment(\.targetsOfNextScroll, targets), targets: targets, wish: position.wish,
      anchor: anchor, isAskedFor: position.asksFor,
      tell: { self.position.userDidScroll(to: $0) })
  }
}
