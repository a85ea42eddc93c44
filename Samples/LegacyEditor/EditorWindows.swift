import CGTK
import Graft

// snippet: legacy-session
/// The windows of the editor. Those that are open when it is quit come back when it is started again.
@MainActor
final class EditorWindows {
  private let application: ObjectReference
  private let fill: @MainActor (Editor) -> Void
  private var editors: [Editor] = []

  init(of application: ObjectReference, fill: @escaping @MainActor (Editor) -> Void) {
    (self.application, self.fill) = (application, fill)
  }

  func openLast() {
    let names = HostWindow.lastSession
    for name in names.isEmpty ? ["editor"] : names { open(name) }
  }

  func open(_ name: String = "editor") {
    let editor = Editor(in: application)
    editor.hosting = HostWindow(editor.window, sessionName: name)
    fill(editor)
    editors.append(editor)
    editor.window.connect("unmap") { [weak self, weak editor] in self?.editors.removeAll { $0 === editor } }
    editor.window["visible"] = true
  }
}
// snippet end

extension EditorWindows {
  /// What the menu has for all windows.
  func addActions() {
    add("new-window") { [weak self] in self?.open() }
    add("quit") { [application] in g_application_quit(application.cast()) }
  }

  private func add(_ name: String, _ perform: @escaping @MainActor () -> Void) {
    let action = ObjectReference(taking: g_simple_action_new(name, nil))
    action.connect("activate") { _ in perform() }
    g_action_map_add_action(application.cast(), action.cast())
  }
}
