import Testing

@testable import TypedNames

@Suite struct NamesFileTests {
  private let toys: Toys
  /// How properties and signals begin.
  private let member = "@_optimize(none) public static var"

  init() throws { toys = try Toys() }

  @Test("a listed class has the classes above it, and the class of a value is named without members")
  func classes() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("open class Toy: Graft.NamedObject {"))
    #expect(lines.contains("open class Car: Toy.Toy, MadeObject, OpaqueInC {"))
    #expect(lines.contains("open class Driver: Graft.NamedObject, MadeObject, OpaqueInC {"))
    #expect(!lines.contains { $0.contains("licence") })
  }

  @Test("a property has the type of its values, nullable unless its methods say that it is not")
  func properties() {
    let lines = toys.lines("Toy.Car")
    func name(_ name: String, _ gName: String, after head: String) -> Bool {
      let index = lines.firstIndex(of: "extension \(head) {")
      return index.map { lines[$0 + 1] == "\(member) `\(name)`: Self { .init(\"\(gName)\") }" } ?? false
    }
    #expect(name("name", "name", after: "ObjectProperty where Owner: Toy.Toy, Value == String"))
    #expect(name("ownerName", "owner-name", after: "ObjectProperty where Owner: Toy.Toy, Value == String?"))
    #expect(name("length", "length", after: "ReadOnlyProperty where Owner: Toy.Toy, Value == Int"))
    #expect(name("colour", "colour", after: "ObjectProperty where Owner: Toy.Car, Value == Toy.Colour"))
    #expect(name("driver", "driver", after: "ObjectProperty where Owner: Toy.Car, Value == Toy.Driver?"))
    #expect(name("kind", "kind", after: "ConstructProperty where Owner: Toy.Car, Value == Toy.Parts"))
    #expect(name("labels", "labels", after: "ObjectProperty where Owner: Toy.Car, Value == [String]"))
    #expect(!lines.contains { $0.contains("`raw`") })
  }

  @Test("a signal has the types of its answer and its arguments; one that wants to be written to has no name")
  func signals() {
    let lines = toys.lines("Toy.Car")
    #expect(
      lines.contains(
        "\(member) `crashHere`: ObjectSignal<Owner, Bool, Toy.Secret, Toy.Driver?> { .init(\"crash-here\") }"))
    #expect(lines.contains("\(member) `stop`: ObjectSignal<Owner, Void> { .init(\"stop\") }"))
    #expect(!lines.contains { $0.contains("`ask`") })
  }

  @Test("an interface is a protocol and a class, and those who have it conform")
  func interfaces() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("public protocol MovableProtocol: OpaqueInC {}"))
    #expect(lines.contains("public final class Movable: Graft.NamedObject, MovableProtocol {"))
    #expect(lines.contains("extension Toy.Car: Toy.MovableProtocol {}"))
    #expect(lines.contains("extension ObjectProperty where Owner: Toy.MovableProtocol, Value == Double {"))
  }

  @Test("enumerations are open, flags are sets, and all members have names that Swift can read")
  func enumerations() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("public typealias Colour = OpenEnumeration<ColourKind>"))
    #expect(lines.contains("extension OpenEnumeration where Kind == Toy.ColourKind {"))
    #expect(lines.contains("public static var `deepRed`: Self { Self(rawValue: 0) }"))
    #expect(lines.contains("public static var self_: Self { Self(rawValue: 1) }"))
    #expect(lines.contains("public static var _3d: Self { Self(rawValue: -2) }"))
    #expect(lines.contains("public typealias Parts = FlagSet<PartsKind>"))
    #expect(lines.contains("public static var `wheel`: Self { Self(rawValue: 4) }"))
  }

  @Test("a record of numbers is its fields where C's structure can be seen, and a copy elsewhere")
  func records() {
    #expect(toys.lines("Toy.Point").contains("public struct Point: OpaqueRecord {"))
    let seen = toys.lines("import CToy\nToy.Point Toy.Secret")
    #expect(seen.contains("import CToy"))
    #expect(seen.contains("@dynamicMemberLookup public struct Point: PlainRecord {"))
    #expect(seen.contains("public var fields: ToyPoint"))
    #expect(seen.contains("public struct Secret: OpaqueRecord {"))
  }

  @Test("a record with records of numbers in it is its fields as well, and one with pointers to such a copy")
  func nestedRecords() throws {
    let point = #"<type name="Toy.Point" c:type="ToyPoint"/>"#
    let pointer = #"<type name="Toy.Point" c:type="ToyPoint*"/>"#
    let records = [("Line", point), ("Chain", pointer)].map { name, field in
      #"<record name="\#(name)" c:type="Race\#(name)" glib:type-name="Race\#(name)" glib:get-type="a">"#
        + #"<field name="start">\#(field)</field><field name="width"><type name="gdouble"/></field></record>"#
    }
    try toys.add("Race", "1.0", on: ("Toy", "1.0"), records.joined())
    let lines = toys.lines("import CToy\nRace.Line Race.Chain")
    #expect(lines.contains("@dynamicMemberLookup public struct Line: PlainRecord {"))
    #expect(lines.contains("public struct Chain: VisibleRecord {"))
  }

  @Test("a record that is a copy has a typed pointer where C shows a structure that can be seen, also one of a union")
  func visibleRecords() throws {
    let union = #"<union name="u"><field name="x"><type name="gint"/></field></union>"#
    try toys.add(
      "Race", "1.0",
      #"<record name="Chain" c:type="RaceChain" glib:type-name="RaceChain" glib:get-type="a">\#(union)</record>"#)
    let lines = toys.lines("import CRace\nRace.Chain")
    #expect(lines.contains("public struct Chain: VisibleRecord {"))
    #expect(lines.contains("public typealias Structure = RaceChain"))
    #expect(toys.lines("Race.Chain").contains("public struct Chain: OpaqueRecord {"))
  }

  @Test("a pointer is typed where C shows the fields of a structure that can be seen")
  func pointers() {
    let pointer =
      "public var pointer: UnsafeMutablePointer<ToyToy> { "
      + "objectAddress.assumingMemoryBound(to: ToyToy.self) }"
    #expect(toys.lines("import CToy\nToy.Car").filter { $0.hasPrefix("public var pointer") } == [pointer])
    #expect(toys.lines("Toy.Car").filter { $0.hasPrefix("public var pointer") } == [])
  }

  @Test("what is deprecated is marked where it is used: members, and the initialiser of a class")
  func deprecation() {
    let mark = "@available(*, deprecated, message: \"deprecated since Toy 1.2\") "
    #expect(
      toys.lines("Toy.Car").contains(
        mark + "\(member) `oldPlace`: Self { .init(\"old-place\") }"))
    #expect(
      toys.lines("Toy.Cart").contains(
        "@available(*, deprecated, message: \"deprecated\") public convenience init() { self.init { _ in } }"))
  }
}
