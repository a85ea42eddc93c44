import CGTK
import GTKSupport

/// Names as the plugin makes them, of which the tests of what they stand on need a few.
enum Named {
  class Switch: NamedWidget, MadeObject {
    override class var objectTypeName: String? { "GtkSwitch" }
    override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference { Switch(retaining: object) }
  }

  class Label: NamedWidget, MadeObject {
    override class var objectTypeName: String? { "GtkLabel" }
    override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference { Label(retaining: object) }
  }

  class ColorButton: NamedWidget, MadeObject {
    override class var objectTypeName: String? { "GtkColorButton" }
    override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
      ColorButton(retaining: object)
    }
  }

  class Window: NamedWidget, MadeObject {
    override class var objectTypeName: String? { "GtkWindow" }
    override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference { Window(retaining: object) }
  }

  class StringList: NamedObject, MadeObject {
    override class var objectTypeName: String? { "GtkStringList" }
    override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
      StringList(retaining: object)
    }
  }

  enum AlignKind {}
  typealias Align = OpenEnumeration<AlignKind>

  enum InputHintsKind {}
  typealias InputHints = FlagSet<InputHintsKind>

  @dynamicMemberLookup struct RGBA: PlainRecord {
    static var recordTypeName: String { "GdkRGBA" }
    var fields: GdkRGBA
    init(_ fields: GdkRGBA) { self.fields = fields }
  }

  struct AttrList: OpaqueRecord {
    static var recordTypeName: String { "PangoAttrList" }
    let boxed: Boxed
  }

  struct TextIter: VisibleRecord {
    typealias Structure = GtkTextIter
    static var recordTypeName: String { "GtkTextIter" }
    let boxed: Boxed
  }

  struct Source: VisibleRecord {
    typealias Structure = GSource
    static var recordTypeName: String { "GSource" }
    let boxed: Boxed
  }

  class TextBuffer: NamedObject, MadeObject {
    override class var objectTypeName: String? { "GtkTextBuffer" }
    override class func reference(to object: UnsafeMutableRawPointer) -> ObjectReference {
      TextBuffer(retaining: object)
    }
  }
}

extension OpenEnumeration where Kind == Named.AlignKind {
  static var end: Self { Self(rawValue: 2) }
}
extension FlagSet where Kind == Named.InputHintsKind {
  static var spellcheck: Self { Self(rawValue: 1) }
  static var lowercase: Self { Self(rawValue: 8) }
}

extension TypedObject where Self: Named.TextBuffer {
  var pointer: UnsafeMutablePointer<GtkTextBuffer> { objectAddress.assumingMemoryBound(to: GtkTextBuffer.self) }
}
extension ObjectSignal where Owner: Named.TextBuffer {
  static var insertText: ObjectSignal<Owner, Void, Named.TextIter, String, Int> { .init("insert-text") }
}

extension ObjectProperty where Owner: Widget, Value == Named.Align {
  static var halign: Self { .init("halign") }
}
extension ObjectProperty where Owner: Widget, Value == [String] {
  static var cssClasses: Self { .init("css-classes") }
}
extension ObjectProperty where Owner: Widget, Value == String? {
  static var tooltipText: Self { .init("tooltip-text") }
}
extension ReadOnlyProperty where Owner: Widget, Value == Widget? {
  static var parent: Self { .init("parent") }
}
extension ConstructProperty where Owner: Widget, Value == String {
  static var cssName: Self { .init("css-name") }
}
extension ObjectProperty where Owner: Named.Switch, Value == Bool {
  static var active: Self { .init("active") }
  /// As of a description of another version.
  static var future: Self { .init("future") }
}
extension ObjectSignal where Owner: Named.Switch {
  static var stateSet: ObjectSignal<Owner, Bool, Bool> { .init("state-set") }
}
extension ObjectSignal where Owner: Widget {
  static var destroy: ObjectSignal<Owner, Void> { .init("destroy") }
}
extension ObjectProperty where Owner: Named.Label, Value == String {
  static var label: Self { .init("label") }
}
extension ObjectProperty where Owner: Named.Label, Value == Named.AttrList? {
  static var attributes: Self { .init("attributes") }
}
extension ObjectProperty where Owner: Named.ColorButton, Value == Named.RGBA {
  static var rgba: Self { .init("rgba") }
}
