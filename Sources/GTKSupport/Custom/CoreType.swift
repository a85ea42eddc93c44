import CGTK

/// A property of a class of the program's own, which may be read and written.
@MainActor
public struct CoreProperty {
  let name: String
  let makeSpecification: () -> UnsafeMutablePointer<GParamSpec>?

  /// Changes are told by us, on the main thread.
  private static let flags = GParamFlags(
    rawValue: G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)

  /// A truth, with its value in a new widget.
  public static func truth(_ name: String, _ initial: Bool) -> CoreProperty {
    CoreProperty(name: name) { g_param_spec_boolean(name, nil, nil, initial ? 1 : 0, flags) }
  }

  /// A whole number.
  public static func integer(_ name: String, _ initial: Int32) -> CoreProperty {
    CoreProperty(name: name) { g_param_spec_int(name, nil, nil, .min, .max, initial, flags) }
  }

  /// A number.
  public static func number(_ name: String, _ initial: Double) -> CoreProperty {
    let limit = Double.greatestFiniteMagnitude
    return CoreProperty(name: name) { g_param_spec_double(name, nil, nil, -limit, limit, initial, flags) }
  }

  /// A text.
  public static func text(_ name: String, _ initial: String?) -> CoreProperty {
    CoreProperty(name: name) { g_param_spec_string(name, nil, nil, initial, flags) }
  }
}

/// A signal of a class of the program's own, which wants no answer.
@MainActor
public struct CoreSignal {
  let name: String
  let arguments: [GType]

  /// A signal with arguments that are truths, numbers (`Int` or `Double`), texts or objects.
  public init(_ name: String, _ arguments: any TypedValue.Type...) {
    self.name = name
    self.arguments = arguments.map { Self.type(of: $0) }
  }

  private static func type(of argument: any TypedValue.Type) -> GType {
    let plain = [Fundamental.boolean, Fundamental.int, Fundamental.double, Fundamental.string].map { GType($0 << 2) }
    guard let type = (plain + [g_object_get_type()]).first(where: { argument.fits($0) }) else {
      return Fault.found("\(argument) is no argument of a signal", goingOnWith: GType(Fundamental.boolean << 2))
    }
    return type
  }
}

/// The GObject types of the program's own classes, each registered once.
@MainActor
enum CoreType {
  private static var known: [ObjectIdentifier: ObjectType<WidgetCore>] = [:]

  static func of(_ core: WidgetCore.Type) -> ObjectType<WidgetCore> {
    if let type = known[ObjectIdentifier(core)] { return type }
    let type = ObjectType<WidgetCore>(widget: name(of: core)) { fill($0, core) }
    known[ObjectIdentifier(core)] = type
    for signal in core.signals { register(signal, of: type.type) }
    return type
  }

  /// `Program.Dial` as `Program-Dial`: GObject takes letters, digits and three marks.
  private static func name(of core: WidgetCore.Type) -> String {
    let letters = String(reflecting: core).unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    return "Graft-" + String(letters)
  }

  private static func fill(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>, _ core: WidgetCore.Type) {
    widgetClass.pointee.measure = { widget, orientation, size, minimum, natural, _, _ in
      let lengths = ObjectType<WidgetCore>.withCore(of: widget) { core in
        let measured = core.measure(orientation, for: Int(size))
        return (Int32(clamping: measured.minimum), Int32(clamping: max(measured.minimum, measured.natural)))
      }
      minimum?.pointee = lengths?.0 ?? 0
      natural?.pointee = lengths?.1 ?? 0
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let snapshot = snapshot
      ObjectType<WidgetCore>.withCore(of: widget) { core in snapshot.map { core.snapshot($0) } }
    }
    installEnds(in: widgetClass)
    install(core.properties, in: UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self))
  }

  private static func installEnds(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    widgetClass.pointee.parent_class.dispose = { object in
      if ObjectType<WidgetCore>.isKept(fromDisposal: object) { return }
      g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(object)
    }
    widgetClass.pointee.parent_class.finalize = { object in
      ObjectType<WidgetCore>.withCore(of: object) { $0.end() }
      object.map { ObjectInstance.finalize($0) }
    }
  }

  private static func install(_ properties: [CoreProperty], in objectClass: UnsafeMutablePointer<GObjectClass>) {
    objectClass.pointee.get_property = { object, _, value, specification in
      nonisolated(unsafe) let (value, specification) = (value, specification)
      ObjectType<WidgetCore>.withCore(of: object) { core in
        guard let value, let specification else { return }
        core.load(specification, into: value)
      }
    }
    objectClass.pointee.set_property = { object, _, value, specification in
      if LateProperty.isLeft(specification, value, of: object) { return }
      nonisolated(unsafe) let (value, specification) = (value, specification)
      ObjectType<WidgetCore>.withCore(of: object) { core in
        guard let value, let specification else { return }
        core.store(specification, value)
      }
    }
    LateNotice.install(in: objectClass)
    for (index, property) in properties.enumerated() {
      g_object_class_install_property(objectClass, guint(index + 1), property.makeSpecification())
    }
  }

  private static func register(_ signal: CoreSignal, of type: GType) {
    var arguments = signal.arguments
    g_signal_newv(
      signal.name, type, G_SIGNAL_RUN_LAST, nil, nil, nil, nil, GType(Fundamental.none << 2),
      guint(arguments.count), &arguments)
  }
}
