import Foundation
import Testing

@testable import TypedNames

@Suite struct NameFaultTests {
  private let toys: Toys

  init() throws { toys = try Toys() }

  @Test("a class that the installed library lacks is told with its line, and the nearest name")
  func unknown() {
    #expect(
      toys.names("# Toys\nToy.Car\nToy.Cra").faults == [
        "/App/Names.gtk:3: error: the installed Toy 1.0 has no Toy.Cra; did you mean 'Toy.Car', "
          + "or one of a newer -dev package of the library?"
      ])
    #expect(
      toys.names("Toy.Submarine").faults == [
        "/App/Names.gtk:1: error: the installed Toy 1.0 has no Toy.Submarine; "
          + "a newer -dev package of the library may have it"
      ])
  }

  @Test("a class that the installed library lacks is told with the package of which a newer one may have it")
  func newerPackage() throws {
    try toys.add("Gtk", "4.0", #"<class name="Switch" parent="GObject.Object" glib:type-name="GtkSwitch"/>"#)
    #expect(
      toys.names("Gtk.Submarine\nGtk.Swich").faults == [
        "/App/Names.gtk:1: error: the installed Gtk 4.0 has no Gtk.Submarine; a newer libgtk-4-dev may have it",
        "/App/Names.gtk:2: error: the installed Gtk 4.0 has no Gtk.Swich; did you mean 'Gtk.Switch', "
          + "or one of a newer libgtk-4-dev?",
      ])
  }

  @Test("a library without a description is told with the package that has it")
  func missing() {
    #expect(
      toys.names("GtkSource.View").faults == [
        "/App/Names.gtk:1: error: there is no description of GtkSource: install libgtksourceview-5-dev"
      ])
    #expect(
      toys.names("Tyo.Car").faults == [
        "/App/Names.gtk:1: error: there is no description of Tyo: install the -dev package of the library, "
          + "which has a file Tyo-VERSION.gir (or did you mean Toy?)"
      ])
  }

  @Test("a library without a description on which a class builds is told as well")
  func missingBelow() throws {
    try FileManager.default.removeItem(at: toys.folder.appendingPathComponent("GObject-2.0.gir"))
    #expect(
      toys.names("Toy.Car").faults == [
        "/App/Names.gtk:1: error: there is no description of GObject: install libgirepository1.0-dev"
      ])
  }

  @Test("what is no name is told, and all faults of a list at once")
  func noName() {
    #expect(
      toys.names("Switch\nToy.Car\n.Car").faults == [
        "/App/Names.gtk:1: error: 'Switch' is no name: write LIBRARY.CLASS, as Gtk.Switch",
        "/App/Names.gtk:3: error: '.Car' is no name: write LIBRARY.CLASS, as Gtk.Switch",
      ])
    #expect(toys.names("Toy.Car # the best").faults == [])
  }
}

@Suite struct SharedNameTests {
  private let toys: Toys

  init() throws { toys = try Toys() }

  @Test("what a target that is depended on has made is taken from there")
  func dependency() {
    let base = NameModule(name: "Base", file: "/Base/Names.gtk", text: "Toy.Car")
    let lines = toys.lines("Toy.Car Toy.Cart", [base])
    #expect(lines.contains("import Base"))
    #expect(lines.contains("public typealias Toy = Base.Toy"))
    #expect(
      lines.filter { $0.contains(" class ") && $0.hasPrefix("open class") } == [
        "open class Cart: Toy.Toy, MadeObject, OpaqueInC {"
      ])
    #expect(!lines.contains { $0.contains("`colour`") })
  }

  @Test("a class that another target has only named gets its members here")
  func members() {
    let base = NameModule(name: "Base", file: "/Base/Names.gtk", text: "Toy.Car")
    let lines = toys.lines("Toy.Driver", [base])
    #expect(lines.contains("@_optimize(none) public static var `licence`: Self { .init(\"licence\") }"))
    #expect(!lines.contains { $0.hasPrefix("open class") })
  }

  @Test("two targets that make the same and know nothing of each other are a fault, told with what both have in common")
  func conflict() {
    #expect(
      toys.names("", modules("Toy.Car", "Toy.Cart Toy.Car")).faults == [
        "/App/Names.gtk: error: First and Second, of which neither depends on the other, make the same names: "
          + "list Toy.Car in a target that both depend on"
      ])
    #expect(
      toys.names("", modules("Toy.Driver", "Toy.Cart")).faults == [
        "/App/Names.gtk: error: First and Second, of which neither depends on the other, make the same names: "
          + "list something of Toy in a target that both depend on"
      ])
  }

  @Test("once a target below both lists what was told, they agree")
  func agreement() {
    let told = "list Toy.Driver, Toy.Toy in a target that both depend on"
    #expect(toys.names("", modules("Toy.Car Toy.Driver", "Toy.Cart Toy.Driver")).faults[0].hasSuffix(told))
    let others = modules("Toy.Car Toy.Driver", "Toy.Cart Toy.Driver", above: "Toy.Driver Toy.Toy")
    #expect(toys.names("", others).faults == [])
  }

  @Test("members that two targets add to a class of a third are a fault as well")
  func addedTwice() {
    let faults = toys.names("", modules("Toy.Driver", "Toy.Driver", above: "Toy.Car")).faults
    #expect(faults.map { $0.hasSuffix("list Toy.Driver in a target that both depend on") } == [true])
  }

  /// Two targets with lists, which may both depend on one.
  private func modules(_ first: String, _ second: String, above base: String? = nil) -> [NameModule] {
    let below = base.map { [NameModule(name: "Base", file: "/Base/Names.gtk", text: $0)] } ?? []
    return below
      + [("First", first), ("Second", second)].map { name, text in
        NameModule(name: name, file: "/\(name)/Names.gtk", text: text, dependencies: below.map(\.name))
      }
  }
}
