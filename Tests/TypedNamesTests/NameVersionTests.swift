import Testing

@testable import TypedNames

/// Libraries of which other versions are installed than a list is for.
@Suite struct NameVersionTests {
  private let toys: Toys
  private static let plane = #"<class name="Plane" parent="GObject.Object" glib:type-name="ToyPlane"/>"#

  init() throws { toys = try Toys() }

  @Test("of several versions of a library the newest counts, by its number, and what that lacks is told with it")
  func newest() throws {
    for version in ["1.9", "1.10"] { try toys.add("Toy", version, Self.plane) }
    #expect(toys.names("Toy.Plane").faults == [])
    #expect(
      toys.names("Toy.Submarine").faults == [
        "/App/Names.gtk:1: error: the installed Toy 1.10 has no Toy.Submarine; "
          + "a newer -dev package of the library may have it"
      ])
  }

  @Test("a library on which another builds is that of the version which this says, though a newer one is installed")
  func included() throws {
    try toys.add("Toy", "2.0", Self.plane)
    try toys.add("Race", "1.0", on: ("Toy", "1.0"), #"<class name="Racer" parent="Toy.Car" glib:type-name="Racer"/>"#)
    #expect(toys.names("Race.Racer").faults == [])
    #expect(toys.lines("Race.Racer").contains("open class Car: Toy.Toy, MadeObject, OpaqueInC {"))
  }

  @Test(
    "a library that is installed in another version than the one that is wanted is told with the package to install")
  func otherVersion() throws {
    try toys.add("Gtk", "3.0", #"<class name="Switch" parent="GObject.Object" glib:type-name="GtkSwitch"/>"#)
    try toys.add("Race", "1.0", on: ("Toy", "3.0"), #"<class name="Racer" parent="Toy.Car" glib:type-name="Racer"/>"#)
    #expect(
      toys.names("Gtk.Switch").faults == [
        "/App/Names.gtk:1: error: there is no description of Gtk 4.0, but of another version: install libgtk-4-dev"
      ])
    #expect(
      toys.names("Race.Racer").faults == [
        "/App/Names.gtk:1: error: there is no description of Toy 3.0, but of another version: "
          + "install the -dev package of the library, which has a file Toy-VERSION.gir"
      ])
  }
}
