import Testing

@testable import TypedNames

@Suite struct NamesFileTests {
  private let toys: Toys

  init() throws { toys = try Toys() }

  @Test("a listed class has the classes above it, and the class of a value is named without members")
  func classes() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("open class Toy: Graft.ObjectReference {"))
    #expect(lines.contains("open class Car: Toy.Toy, MadeObject, OpaqueInC {"))
    #expect(lines.contains("open class Driver: Graft.ObjectReference, MadeObject, OpaqueInC {"))
    #expect(!lines.contains { $0.contains("licence") })
  }

  @Test("a property has the type of its values, nullable unless its methods say that it is not")
  func properties() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("public static var `name`: ObjectProperty<Owner, String> { .init(\"name\") }"))
    #expect(lines.contains("public static var `ownerName`: ObjectProperty<Owner, String?> { .init(\"owner-name\") }"))
    #expect(lines.contains("public static var `length`: ReadOnlyProperty<Owner, Int> { .init(\"length\") }"))
    #expect(lines.contains("public static var `colour`: ObjectProperty<Owner, Toy.Colour> { .init(\"colour\") }"))
    #expect(lines.contains("public static var `driver`: ObjectProperty<Owner, Toy.Driver?> { .init(\"driver\") }"))
    #expect(lines.contains("public static var `kind`: ConstructProperty<Owner, Toy.Parts> { .init(\"kind\") }"))
    #expect(lines.contains("public static var `labels`: ObjectProperty<Owner, [String]> { .init(\"labels\") }"))
    #expect(!lines.contains { $0.contains("`raw`") })
  }

  @Test("a signal has the types of its answer and its arguments; one that wants to be written to has no name")
  func signals() {
    let lines = toys.lines("Toy.Car")
    #expect(
      lines.contains(
        "public static var `crashHere`: ObjectSignal<Owner, Bool, Toy.Secret, Toy.Driver?> { .init(\"crash-here\") }"))
    #expect(lines.contains("public static var `stop`: ObjectSignal<Owner, Void> { .init(\"stop\") }"))
    #expect(!lines.contains { $0.contains("`ask`") })
  }

  @Test("an interface is a protocol and a class, and those who have it conform")
  func interfaces() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("public protocol MovableType: OpaqueInC {}"))
    #expect(lines.contains("public final class Movable: Graft.ObjectReference, MovableType {"))
    #expect(lines.contains("extension Toy.Car: Toy.MovableType {}"))
    #expect(lines.contains("extension ObjectProperty where Owner: Toy.MovableType {"))
  }

  @Test("enumerations are open, flags are sets, and all members have names that Swift can read")
  func enumerations() {
    let lines = toys.lines("Toy.Car")
    #expect(lines.contains("public struct Colour: OpenEnumeration {"))
    #expect(lines.contains("public static var `deepRed`: Self { Self(rawValue: 0) }"))
    #expect(lines.contains("public static var self_: Self { Self(rawValue: 1) }"))
    #expect(lines.contains("public static var _3d: Self { Self(rawValue: -2) }"))
    #expect(lines.contains("public struct Parts: FlagSet {"))
    #expect(lines.contains("public static var `wheel`: Self { Self(rawValue: 4) }"))
  }

  @Test("a record of numbers is its fields where C's structure can be seen, and a copy elsewhere")
  func records() {
    #expect(toys.lines("Toy.Point").contains("public struct Point: BoxedRecord {"))
    let seen = toys.lines("import CToy\nToy.Point Toy.Secret")
    #expect(seen.contains("import CToy"))
    #expect(seen.contains("@dynamicMemberLookup public struct Point: PlainRecord {"))
    #expect(seen.contains("public var fields: ToyPoint"))
    #expect(seen.contains("public struct Secret: BoxedRecord {"))
  }

  @Test("a pointer is typed where C shows the fields of a structure that can be seen")
  func pointers() {
    let pointer = "public var pointer: UnsafeMutablePointer<ToyToy> { "
      + "objectAddress.assumingMemoryBound(to: ToyToy.self) }"
    #expect(toys.lines("import CToy\nToy.Car").filter { $0.hasPrefix("public var pointer") } == [pointer])
    #expect(toys.lines("Toy.Car").filter { $0.hasPrefix("public var pointer") } == [])
  }

  @Test("what is deprecated is marked where it is used: members, and the initialiser of a class")
  func deprecation() {
    let mark = "@available(*, deprecated, message: \"deprecated since Toy 1.2\") "
    #expect(
      toys.lines("Toy.Car").contains(
        mark + "public static var `oldPlace`: ObjectProperty<Owner, Toy.Point?> { .init(\"old-place\") }"))
    #expect(
      toys.lines("Toy.Cart").contains(
        "@available(*, deprecated, message: \"deprecated\") public convenience init() { self.init { _ in } }"))
  }
}
