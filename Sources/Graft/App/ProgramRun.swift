import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A program that shows scenes, as the desktop knows it.
@MainActor
enum ProgramRun {
  /// Runs until the last window is closed, and returns the status. With an identifier the first process of the program does
  /// what later ones are asked for, which end at once.
  static func run(id: String?, _ scenes: @escaping @MainActor () -> some View) -> Int32 {
    let id = id.flatMap(usable)
    let flags = G_APPLICATION_HANDLES_OPEN.rawValue | (id == nil ? G_APPLICATION_NON_UNIQUE.rawValue : 0)
    let application = ObjectReference(taking: gtk_application_new(id, GApplicationFlags(flags)))
    let host = SceneHost(application: application)
    // The bus starts a program that is to do something: what views give as actions is there before it is told what.
    application.connect("startup") { if $0.sender.isService { host.show(scenes()) } }
    application.connect("activate") { if host.isShown { host.present() } else { host.show(scenes()) } }
    application.connect("open") { event in
      let urls = event.openedAddresses.compactMap { URL(string: $0) }
      if !host.isShown { host.show(scenes()) }
      host.open(urls)
    }
    application.connect("shutdown") {
      host.keepWindows()
      host.close()
    }
    // GTK names the program to the session by it.
    application["register-session"] = id != nil
    endOrderly()
    return application.runApplication(words(of: CommandLine.arguments))
  }

  /// What ends a program with its session, where no session manager tells it, ends it as its last window does.
  private static func endOrderly() {
    let quit: GSourceFunc = { _ in
      if let application = g_application_get_default() { g_application_quit(application) }
      return 1
    }
    g_unix_signal_add(SIGTERM, quit, nil)
    hear(SIGTERM)
  }

  /// A program that another one starts from a thread of Dispatch's has inherited that it hears no signals.
  private static func hear(_ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// What of a command line is meant for GLib: the addresses that a desktop hands over, and that it has started the program by
  /// its bus. The rest is the program's own, and GLib would refuse options that it does not know.
  static func words(of commandLine: [String]) -> [String] {
    commandLine.prefix(1) + commandLine.dropFirst().filter { $0 == "--gapplication-service" || isAddress($0) }
  }

  /// A scheme of one letter would be a drive.
  private static func isAddress(_ word: String) -> Bool { word.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+:\S+/) != nil }

  private static func usable(_ id: String) -> String? {
    if g_application_id_is_valid(id) != 0 { return id }
    Diagnostics.report(
      .invalidApplicationID, place: id,
      "'\(id)' is no application identifier, which is words of letters, digits, - and _ with periods between them, as "
        + "org.example.Counter; the program runs without one")
    return nil
  }
}
