import CAdwaita
import GraftTestTraits
import GraftTesting
import Testing

@testable import Graft
@testable import GraftAdwaita
@testable import Letters

/// libadwaita's application.
@Suite(.gtk) @MainActor
struct ApplicationTests {
  /// GIO wants one that has begun to go on.
  private static var begun: ObjectReference?

  @Test("a program that says so has an application of libadwaita's, which styles its windows from startup on")
  func startup() throws {
    let application = LettersApp.gtkApplicationClass.make(id: nil, G_APPLICATION_NON_UNIQUE)
    Self.begun = application
    #expect(application.typeName == "AdwApplication")
    #expect(g_application_register(application.cast(), nil, nil) == 1)
    #expect(Adwaita.colors != nil)
    #expect(application["style-manager"] == ObjectReference(retaining: adw_style_manager_get_default()))
  }

  @Test("a program that says nothing has GTK's application")
  func plain() {
    struct Plain: App {
      var body: some Scene { WindowGroup("Plain") { Text("plain") } }
    }
    #expect(Plain.gtkApplicationClass.make(id: nil, G_APPLICATION_NON_UNIQUE).typeName == "GtkApplication")
  }
}
