import CGTK
import GTKSupport
import Testing

/// An application of GTK's that no bus knows, as a program makes one. GTK keeps it as that of the process.
@MainActor
enum LocalApplication {
  private static let application = ObjectReference(taking: gtk_application_new(nil, G_APPLICATION_NON_UNIQUE))

  static var started: ObjectReference {
    get throws {
      let pointer = application.cast(to: GApplication.self)
      try #require(g_application_get_is_registered(pointer) != 0 || g_application_register(pointer, nil, nil) != 0)
      return application
    }
  }
}
