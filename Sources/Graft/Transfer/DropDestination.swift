import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension View {
  /// Lets values be dropped on the view. The action is told all of them, and where in the view they were dropped, in pixels; it
  /// answers whether that has done something. `isTargeted` is told true while a drag that offers such values is over the view
  /// and over no other destination inside of it that takes it. Values of other programs are read first, while the main loop
  /// goes on; data that cannot be read are reported, and the action does not run. On the view of a row of a list they can be dropped
  /// anywhere in the row. As SwiftUI documents it. Claims DD2 to DD4.
  public func dropDestination<Value: Transferable>(
    for payloadType: Value.Type = Value.self, action: @escaping (_ items: [Value], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DroppedOn(
        target: DropTarget(
          takes: { $0.session.offers(Value.self) }, isTargeted: isTargeted,
          drop: { drop in drop.session.deliver(Value.self) { action($0, drop.location) } })))
  }
}

/// A view on which something is dropped, with the row of a list that it is.
struct DroppedOn: ViewModifier {
  let target: DropTarget
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    ModifiedItems(content: content, modifier: target)
      .rowTraits { [target, isEnabled] in if isEnabled { $0[RowDropping.self] = target } }
  }
}

extension DynamicViewContent {
  /// Lets values be dropped between the elements, in a list or a stack: the action is told all of them, and before which element,
  /// by its offset in `data`, they were dropped; behind the last one it is the number of elements. It inserts them itself. In a
  /// stack each view of an element takes what is dropped on it, on its first half before it and on the other half behind it.
  /// Where there are no elements nothing is taken, nor in lazy stacks and grids. As SwiftUI documents it. Claim DD13.
  public func dropDestination<Value: Transferable>(
    for payloadType: Value.Type = Value.self, action: @escaping (_ items: [Value], _ index: Int) -> Void
  ) -> some DynamicViewContent {
    inserted(by: RowInsertion(of: payloadType, action))
  }

  /// Content between whose elements something can be dropped.
  func inserted(by insertion: RowInsertion) -> InsertedContent<Self, ElementDrop> {
    InsertedContent(content: self, insertion: insertion, modifier: ElementDrop(insertion: insertion))
  }
}

@MainActor
extension RowInsertion {
  /// Values of a type come between elements.
  init<Value: Transferable>(of type: Value.Type, _ action: @escaping ([Value], Int) -> Void) {
    self.init {
      ($0 as? ActiveDrop)?.offers(type) == true
    } drop: { session, index in
      (session as? ActiveDrop)?.deliver(type) {
        action($0, index)
        return true
      }
    }
  }

  /// What providers have comes between elements.
  init(of types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void) {
    self.init {
      ($0 as? ActiveDrop)?.offers(types) == true
    } drop: { session, index in
      guard let session = session as? ActiveDrop else { return }
      action(index, session.providers(of: types))
      session.finish(true)
    }
  }
}

/// A drag over a view.
@MainActor
struct Dropping {
  let session: ActiveDrop
  /// Where it is in the view, in pixels.
  var location: CGPoint
}

/// That something can be dropped on a view.
struct DropTarget: IslandEffect {
  /// Whether the view takes what is dragged.
  let takes: (Dropping) -> Bool
  var entered: (Dropping) -> Void = { _ in }
  /// What would be done with it here; nothing refuses it.
  var operation: (Dropping) -> DropOperation = { _ in .copy }
  var exited: (Dropping) -> Void = { _ in }
  var isTargeted: (Bool) -> Void = { _ in }
  /// Takes it, and tells the session how that has ended, now or later.
  let drop: (Dropping) -> Void

  func makeCoordinator() -> DropListener { DropListener() }

  func update(_ widget: Widget, _ coordinator: DropListener, environment: EnvironmentValues) {
    if environment.isEnabled { coordinator.target = self } else { coordinator.end() }
    coordinator.listen(to: widget)
  }

  static func dismantle(_ coordinator: DropListener) { coordinator.end() }
}
