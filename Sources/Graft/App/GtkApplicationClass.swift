import CGTK
import GTKSupport
import ViewGraph

/// The class of a program's application in GTK: `GtkApplication`, or one that derives from it.
public struct GtkApplicationClass: Sendable {
  private let typeName: String
  /// What is done at startup, before the scenes are there.
  private let begin: @MainActor @Sendable () -> Void

  /// A class by the name of its type: one of the program's own, or of a library that is loaded.
  public init(typeName: String) { self.init(typeName: typeName) {} }

  package init(typeName: String, begin: @escaping @MainActor @Sendable () -> Void) {
    self.typeName = typeName
    self.begin = begin
  }

  /// A new application. Where the class is none of applications, that is reported, and GTK's own takes its place.
  @MainActor
  package func make(id: String?, _ flags: GApplicationFlags) -> ObjectReference {
    let application = ObjectReference(taking: graft_application_new(objectType, id, flags))
    application.connect("startup") { [begin] in begin() }
    return application
  }

  @MainActor
  private var objectType: GType {
    if let type = TypeLookup.type(named: typeName), g_type_is_a(type, gtk_application_get_type()) != 0,
      g_type_test_flags(type, G_TYPE_FLAG_ABSTRACT.rawValue) == 0
    {
      return type
    }
    Diagnostics.report(
      .invalidApplicationClass, place: typeName,
      "'\(typeName)' is no class of applications, which derive from GtkApplication; the program has GTK's own")
    return gtk_application_get_type()
  }
}
