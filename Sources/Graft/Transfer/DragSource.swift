import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// That something can be dragged out of a view.
struct DragSource: IslandEffect {
  /// What is dragged, when it is.
  let begin: () -> Drag

  func makeCoordinator() -> DragBeginning { DragBeginning() }

  func update(_ widget: Widget, _ coordinator: DragBeginning, environment: EnvironmentValues) {
    (coordinator.begin, coordinator.widget) = (begin, widget)
    let isOn = environment.isEnabled && environment.recognizesGestures
    coordinator.recognition.update(widget, isOn ? coordinator.gesture : nil, .normal)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: DragBeginning) {
    coordinator.recognition.participant?.island = island
    coordinator.recognition.participant?.node = node
    coordinator.node = node
  }

  static func dismantle(_ coordinator: DragBeginning) { coordinator.recognition.end() }
}

/// What begins a drag when the pointer has moved far enough with the button held: a gesture as others are, so that those
/// inside, controls and clicks are as without it.
///
/// GTK's own drag source is left alone: in 4.18 it forgets the timeout of a press, which writes into freed memory when the
/// widget goes.
@MainActor
final class DragBeginning {
  typealias Beginning = _ModifiedGesture<DragGesture>

  var begin: (() -> Drag)?
  weak var widget: Widget?
  weak var node: ViewNode?
  /// Whether what a finger does sideways is left to others.
  var leavesSideways = false
  let recognition = GestureCoordinator<Beginning>()

  var gesture: Beginning {
    DragBeginning.gesture(leavesSideways: { [weak self] in self?.leavesSideways == true }) { [weak self] in
      self?.moved($0)
    }
  }

  /// What calls a function when the pointer has moved far enough, unless what a finger does sideways is left to others.
  static func gesture(
    leavesSideways: @escaping () -> Bool = { false }, _ moved: @escaping (DragGesture.Value) -> Void
  ) -> Beginning {
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let threshold: Int = settings["gtk-dnd-drag-threshold"]
    var drag = DragGesture(minimumDistance: CGFloat(threshold))
    drag.leavesSideways = leavesSideways
    return drag.onChanged(moved)
  }

  private func moved(_ value: DragGesture.Value) {
    guard let begin, let widget else { return }
    begin().moving(rowAround: node).start(from: widget, value)
    // The pointer is the drag's from now on, and nobody tells the gestures of the release.
    recognition.participant?.arena?.giveUp()
  }
}
