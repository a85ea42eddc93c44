import CGTK
import Graft

// snippet: legacy-foot
/// The line at the foot of the window: a view and a button, which are in a file.
@MainActor
final class EditorFoot {
  let widget: Widget
  let goal: Widget

  init(counting buffer: ObjectReference) {
    // GtkBuilder knows the class from then on.
    _ = GoalView.type
    let file = EditorFile("foot")
    (widget, goal) = (file.widget("foot"), file.widget("goal"))
    g_object_bind_property(buffer.objectAddress, "text", goal.objectAddress, "text", G_BINDING_SYNC_CREATE)
    file.widget("short").connect("clicked") { [goal] _ in goal["goal"] = 5 }
  }
}
// snippet end
