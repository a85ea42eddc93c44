import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// A program that shows scenes, as the desktop knows it.
@MainActor
enum ProgramRun {
  /// Runs until the last window is closed, and returns the status. With an identifier the first process of the program does
  /// what later ones are asked for, which end at once.
  static func run(
    id: String?, of kind: GtkApplicationClass, _ scenes: @escaping @MainActor () -> some View
  ) -> Int32 {
    let id = id.flatMap(usable)
    let application = kind.make(id: id, flags(isUnique: id != nil))
    let host = SceneHost(application: application)
    // The bus starts a program that is to do something: what views give as actions is there before it is told what.
    application.connect("startup") { if $0.sender.isService { host.show(scenes()) } }
    application.connect("activate") { if host.isShown { host.present() } else { host.show(scenes()) } }
    application.connect(answering: "command-line") { event in
      let (words, folder) = event.commandLine
      let start = ProgramStart(words: words, folder: URL(filePath: folder, directoryHint: .isDirectory))
      return host.isShown ? host.follow(start) : host.show(scenes(), for: start)
    }
    application.connect("open") { event in
      let urls = event.openedAddresses.compactMap { URL(string: $0) }
      if host.isShown { host.open(urls) } else { host.show(scenes(), opening: urls) }
    }
    application.connect("shutdown") {
      host.keepWindows()
      host.close()
    }
    // GTK names the program to the session by it.
    application["register-session"] = id != nil
    endOrderly()
    return application.runApplication(CommandLine.arguments)
  }

  /// Which scene wants the command line is known in the first process alone, so that it is told of each.
  private static func flags(isUnique: Bool) -> GApplicationFlags {
    let flags = G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_HANDLES_COMMAND_LINE.rawValue
    return GApplicationFlags(isUnique ? flags : flags | G_APPLICATION_NON_UNIQUE.rawValue)
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

  private static func usable(_ id: String) -> String? {
    if g_application_id_is_valid(id) != 0 { return id }
    Diagnostics.report(
      .invalidApplicationID, place: id,
      "'\(id)' is no application identifier, which is words of letters, digits, - and _ with periods between them, as "
        + "org.example.Counter; the program runs without one")
    return nil
  }
}
