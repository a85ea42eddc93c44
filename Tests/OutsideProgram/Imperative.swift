import CGTK
import Foundation
import Graft

/// The program without `App`: an application and a window of GTK's own, with a host.
@MainActor
final class Imperative {
  private let application = ObjectReference(
    taking: gtk_application_new(Outside.applicationID, G_APPLICATION_HANDLES_OPEN))
  private var hosting: HostWindow?

  /// Runs the program until its window is closed, and returns the status.
  func run() -> Int32 {
    application["register-session"] = true
    application.connect("activate") { [self] in show() }
    application.connect("open") { [self] event in
      show()
      hosting?.open(event.openedAddresses.compactMap { URL(string: $0) })
    }
    let pointer = UnsafeMutablePointer<GApplication>(OpaquePointer(application.pointer))
    return g_application_run(pointer, CommandLine.argc, CommandLine.unsafeArgv)
  }

  private func show() {
    guard hosting == nil else { return }
    let program = UnsafeMutablePointer<GtkApplication>(OpaquePointer(application.pointer))
    let window = Widget(gtk_application_window_new(program))
    let hosting = HostWindow(window, sessionName: "imperative")
    window["titlebar"] = hosting.headerBar
    window["child"] = GtkHostingWidget(rootView: ImperativePage())
    window["visible"] = true
    self.hosting = hosting
  }
}

private struct ImperativePage: View {
  @State private var received = "nothing"

  var body: some View {
    VStack {
      Text("received: \(received)")
      Text("open before: \(HostWindow.lastSession.joined(separator: ", "))")
      DesktopPage()
    }
    .action("app.reply", for: String.self) { received = $0 }
    .onOpenURL { received = $0.absoluteString }
  }
}
