import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What GTK tells of the drags over one view.
///
/// A drag is over all destinations around the pointer that take it; only the innermost is told (DD3). GTK says that it has come
/// over them from the outermost on, and that it moves from the innermost on.
@MainActor
final class DropListener {
  /// The innermost destination that a drag is over, if it takes it.
  private static weak var current: DropListener?
  /// The one of which GTK said last that a drag has come over it, until it is known whether another one is inside.
  private static weak var entering: DropListener?
  /// Those whose controllers GTK has given a drag. It takes that away when the drag leaves the widget, which on X11 nobody says
  /// after a drop, nor anywhere where the widget is hidden; with the former drag they would fail at the next one.
  private static var holding: [Holder] = []

  private struct Holder { weak var listener: DropListener? }

  var target: DropTarget?
  private var controller: ObjectReference?
  private var hiding: SignalConnection?
  /// A drag that the view takes, while it is over it.
  private var over: Dropping?

  /// The widget whose drags it is told of, if that is still there.
  var widget: Widget? {
    controller.flatMap { gtk_event_controller_get_widget($0.cast()) }.map { Widget(retaining: $0) }
  }

  func listen(to widget: Widget) {
    guard controller == nil else { return }
    hiding = HandlerGroup().collect {
      Signals.connect(widget.object, "unmap") { [weak self] in self?.widgetIsHidden() }
    }
    addController(to: widget)
  }

  /// The widget goes on without it.
  func leaveWidget() {
    end()
    letGo()
    hiding?.disconnect()
    guard let widget, let controller = exchange(&controller, with: nil) else { return }
    gtk_widget_remove_controller(widget.widgetObject, controller.cast())
  }

  private func addController(to widget: Widget) {
    let actions = GdkDragAction(
      rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
    guard let made = gtk_drop_target_async_new(nil, actions) else { return }
    controller = ObjectReference(retaining: made.objectAddress)
    // Connected for as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect {
      Signals.connect(made, answering: "accept") { [weak self] in self?.accepts($0) ?? false }
      Signals.connect(made, answering: "drag-enter") { [weak self] in
        self?.entered($0) ?? DropOperation.forbidden.action
      }
      Signals.connect(made, answering: "drag-motion") { [weak self] in
        self?.moved($0) ?? DropOperation.forbidden.action
      }
      Signals.connect(made, "drag-leave") { [weak self] in self?.leave() }
      Signals.connect(made, answering: "drop") { [weak self] in self?.dropped($0) ?? false }
    }
    gtk_widget_add_controller(widget.widgetObject, made.cast())
  }

  private func renewController() {
    guard let controller, let widget else { return }
    gtk_widget_remove_controller(widget.widgetObject, controller.cast())
    // With it goes who would take this away, which themes show as a frame.
    gtk_widget_unset_state_flags(widget.widgetObject, GTK_STATE_FLAG_DROP_ACTIVE)
    addController(to: widget)
  }

  private var isHolding: Bool { DropListener.holding.contains { $0.listener === self } }

  private func letGo() { DropListener.holding.removeAll { $0.listener == nil || $0.listener === self } }

  private func widgetIsHidden() {
    guard isHolding else { return }
    // The view may be gone by then.
    UpdateScheduler.shared.afterUpdates { [self, target] in
      leave(target)
      renewController()
    }
  }

  /// The view goes, or is disabled: it is told that no drag is over it when no update is due any more (DD9).
  func end() {
    guard let target = exchange(&target, with: nil), over != nil else { return }
    UpdateScheduler.shared.afterUpdates { self.leave(target) }
  }

  // MARK: What GTK tells

  private func accepts(_ arguments: SignalArguments) -> Bool {
    if !isHolding { DropListener.holding.append(Holder(listener: self)) }
    guard let target, let drop = dropping(arguments) else { return false }
    return target.takes(drop)
  }

  private func entered(_ arguments: SignalArguments) -> GdkDragAction {
    over = dropping(arguments)
    DropListener.entering = self
    Task { DropListener.settle() }
    return over?.session.answer(.copy) ?? DropOperation.forbidden.action
  }

  private func moved(_ arguments: SignalArguments) -> GdkDragAction {
    over = dropping(arguments)
    DropListener.entering = nil
    guard let over, let target, DropListener.current?.isInside(self) != true else {
      return DropOperation.forbidden.action
    }
    becomeCurrent()
    return over.session.answer(target.operation(over))
  }

  private func leave() { leave(target) }

  /// A drag is given up while it is over views: on X11 nobody says of one of this program that it has left them.
  static func giveUp(_ session: ActiveDrop) {
    settle()
    for holder in holding { if holder.listener?.over?.session === session { holder.listener?.leave() } }
    renewControllers()
  }

  private static func renewControllers() {
    let held = exchange(&holding, with: [])
    Task { for holder in held { holder.listener?.renewController() } }
  }

  private func dropped(_ arguments: SignalArguments) -> Bool {
    DropListener.settle()
    guard DropListener.current === self, let target, let drop = dropping(arguments) else { return false }
    over = nil
    DropListener.current = nil
    target.isTargeted(false)
    target.drop(drop)
    DropListener.renewControllers()
    return true
  }

  private func dropping(_ arguments: SignalArguments) -> Dropping? {
    guard let drop = arguments.object(at: 0) else { return nil }
    let session = ActiveDrop.of(ObjectReference(retaining: drop.objectAddress))
    return Dropping(session: session, location: arguments.count > 2 ? arguments.point(at: 1) : .zero)
  }

  // MARK: Who is told

  private static func settle() {
    entering?.becomeCurrent()
    entering = nil
  }

  private func becomeCurrent() {
    guard DropListener.current !== self, let over else { return }
    let outer = exchange(&DropListener.current, with: self)
    outer?.tellLeft(outer?.target)
    target?.entered(over)
    target?.isTargeted(true)
  }

  private func leave(_ target: DropTarget?) {
    letGo()
    if DropListener.current === self {
      DropListener.current = nil
      tellLeft(target)
    }
    over = nil
  }

  private func tellLeft(_ target: DropTarget?) {
    if let over { target?.exited(over) }
    target?.isTargeted(false)
  }

  private func isInside(_ other: DropListener) -> Bool {
    guard other !== self, let widget, let outer = other.widget else { return false }
    return gtk_widget_is_ancestor(widget.widgetObject, outer.widgetObject) != 0
  }
}
