import CGTK
import GTKSupport
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

@testable import Graft

/// The class of a program's application.
@Suite(.gtk) @MainActor
struct ApplicationClassTests {
  private let log = Log()

  /// Registers a class of applications, as a program does.
  private static let own: GType = {
    var query = GTypeQuery()
    g_type_query(gtk_application_get_type(), &query)
    return g_type_register_static_simple(
      gtk_application_get_type(), "GraftTestsApplication", query.class_size, nil, query.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }()

  /// GIO wants one that has begun to go on.
  private static var begun: ObjectReference?

  /// The application of the process is another one, which other tests need.
  init() throws { _ = try LocalApplication.started }

  @Test("an application is of the class that the program says, and is made with its identifier")
  func ownClass() {
    _ = Self.own
    let kind = GtkApplicationClass(typeName: "GraftTestsApplication")
    let application = kind.make(id: "org.example.Editor", G_APPLICATION_NON_UNIQUE)
    #expect(application.typeName == "GraftTestsApplication")
    #expect(application["application-id"] == "org.example.Editor")
    #expect(application["resource-base-path"] == "/org/example/Editor")
  }

  @Test("what a class has to begin with is done at startup")
  func startup() {
    let kind = GtkApplicationClass(typeName: "GtkApplication") { [log] in log.note("begins") }
    let application = kind.make(id: nil, G_APPLICATION_NON_UNIQUE)
    Self.begun = application
    #expect(log.entries == [])
    #expect(g_application_register(application.cast(), nil, nil) == 1)
    #expect(log.entries == ["begins"])
  }

  @Test(
    "what is no class of applications is reported, and GTK's own takes its place", arguments: ["GtkLabel", "Nothing"])
  func badInput(name: String) {
    let application = GtkApplicationClass(typeName: name).make(id: nil, G_APPLICATION_NON_UNIQUE)
    #expect(application.typeName == "GtkApplication")
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidApplicationClass])
    Diagnostics.removeAll()
  }
}
