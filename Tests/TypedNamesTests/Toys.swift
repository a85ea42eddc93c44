import Foundation

@testable import TypedNames

/// A folder with the descriptions of two small libraries, which goes with the test.
final class Toys {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.describe("GObject", "2.0", Self.objects).write(to: folder.appendingPathComponent("GObject-2.0.gir"))
    try Self.describe("Toy", "1.0", Self.toys).write(to: folder.appendingPathComponent("Toy-1.0.gir"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The names that a list asks for; the target is `App`, and the others are what it depends on.
  func names(_ list: String, _ others: [NameModule] = []) -> NamesFile {
    let own = NameModule(name: "App", file: "/App/Names.gtk", text: list, dependencies: others.map(\.name))
    return NamesFile(others + [own], in: DescriptionFolders(folders: [folder]))
  }

  /// What is made for a list, without the indents.
  func lines(_ list: String, _ others: [NameModule] = []) -> [String] {
    names(list, others).text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Adds the description of a library, which may build on a version of another.
  func add(_ name: String, _ version: String, on other: (String, String)? = nil, _ content: String) throws {
    let include = other.map { #"<include name="\#($0.0)" version="\#($0.1)"/>"# } ?? ""
    try Self.describe(name, version, content, include).write(
      to: folder.appendingPathComponent("\(name)-\(version).gir"))
  }

  private static func describe(_ name: String, _ version: String, _ content: String, _ include: String = "") -> Data {
    Data(
      """
      <?xml version="1.0"?>
      <repository xmlns="http://www.gtk.org/introspection/core/1.0" xmlns:c="http://www.gtk.org/introspection/c/1.0"
        xmlns:glib="http://www.gtk.org/introspection/glib/1.0">
        <include name="GObject" version="2.0"/>\(include)
        <namespace name="\(name)" version="\(version)">\(content)</namespace>
      </repository>
      """.utf8)
  }

  private static let objects = """
    <class name="Object" c:type="GObject" glib:type-name="GObject"><field name="a"><type name="guint"/></field></class>
    <record name="Value" c:type="GValue" glib:type-name="GValue" glib:get-type="g_value_get_type"/>
    """

  private static let toys = """
    <alias name="Length"><type name="gint"/></alias>
    <enumeration name="Colour" glib:type-name="ToyColour">
      <member name="deep_red" value="0"/><member name="self" value="1"/><member name="3d" value="-2"/>
    </enumeration>
    <bitfield name="Parts" glib:type-name="ToyParts"><member name="wheel" value="4"/></bitfield>
    <record name="Point" c:type="ToyPoint" glib:type-name="ToyPoint" glib:get-type="toy_point_get_type">
      <field name="x"><type name="gint"/></field>
    </record>
    <record name="Secret" c:type="ToySecret" glib:type-name="ToySecret" glib:get-type="toy_secret_get_type"/>
    <interface name="Movable" c:type="ToyMovable" glib:type-name="ToyMovable">
      <property name="speed" writable="1"><type name="gdouble"/></property>
    </interface>
    <class name="Toy" parent="GObject.Object" abstract="1" c:type="ToyToy" glib:type-name="ToyToy">
      <field name="parent"><type name="GObject.Object"/></field>
      <property name="name" writable="1" getter="get_name" setter="set_name"><type name="utf8"/></property>
      <property name="owner-name" writable="1"><type name="utf8"/></property>
      <property name="length"><type name="Length"/></property>
      <property name="raw" writable="1"><type name="gpointer"/></property>
      <method name="get_name"><return-value><type name="utf8"/></return-value></method>
      <method name="set_name"><parameters><parameter name="name"><type name="utf8"/></parameter></parameters></method>
    </class>
    <class name="Car" parent="Toy" c:type="ToyCar" glib:type-name="ToyCar">
      <implements name="Movable"/>
      <property name="colour" writable="1"><type name="Colour"/></property>
      <property name="driver" writable="1"><type name="Driver"/></property>
      <property name="kind" writable="1" construct-only="1"><type name="Parts"/></property>
      <property name="labels" writable="1"><array><type name="utf8"/></array></property>
      <property name="old-place" writable="1" deprecated="1" deprecated-version="1.2"><type name="Point"/></property>
      <glib:signal name="crash-here">
        <return-value><type name="gboolean"/></return-value>
        <parameters>
          <parameter name="place"><type name="Secret"/></parameter>
          <parameter name="driver" nullable="1"><type name="Driver"/></parameter>
        </parameters>
      </glib:signal>
      <glib:signal name="stop"><return-value><type name="none"/></return-value></glib:signal>
      <glib:signal name="ask">
        <return-value><type name="none"/></return-value>
        <parameters><parameter name="answer" direction="out"><type name="gint"/></parameter></parameters>
      </glib:signal>
    </class>
    <class name="Driver" parent="GObject.Object" c:type="ToyDriver" glib:type-name="ToyDriver">
      <property name="licence" writable="1"><type name="gboolean"/></property>
    </class>
    <class name="Cart" parent="Toy" c:type="ToyCart" glib:type-name="ToyCart" deprecated="1"/>
    """
}
