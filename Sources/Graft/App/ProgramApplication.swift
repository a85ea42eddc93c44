import CGTK
import GTKSupport

/// The application of the program, whoever has made it: `App`, or a program with a `GtkApplication` of its own.
@MainActor
struct ProgramApplication {
  let reference: ObjectReference

  /// The one that runs in this process.
  static var running: ProgramApplication? {
    guard let application = g_application_get_default(), g_application_get_is_registered(application) != 0,
      g_application_get_is_remote(application) == 0
    else { return nil }
    return ProgramApplication(reference: ObjectReference(retaining: application.objectAddress))
  }

  /// Whether the desktop can tell it from others.
  var hasIdentifier: Bool { g_application_get_application_id(reference.object.cast()) != nil }

  /// The same, where it is one of GTK's.
  var gtkApplication: UnsafeMutablePointer<GtkApplication>? {
    reference.isA(gtk_application_get_type()) ? reference.object.cast() : nil
  }
}
