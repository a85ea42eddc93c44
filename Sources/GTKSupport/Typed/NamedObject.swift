import CGTK

/// What the typed names of classes derive from that are no widgets. One initialiser is inherited, from which the others
/// follow: each that a class has for itself is compiled again for every class.
open class NamedObject: ObjectReference {
  /// Adds a reference to an object that somebody else owns.
  public override init(retaining object: UnsafeMutableRawPointer) { super.init(retaining: object) }

  /// Takes over a floating reference, as with `ObjectReference`.
  public override convenience init(sinking object: UnsafeMutableRawPointer) {
    self.init(retaining: g_object_ref_sink(object))
    g_object_unref(object)
  }

  /// Takes over the reference of whoever made an object, as with `ObjectReference`.
  public override convenience init(taking object: UnsafeMutableRawPointer) {
    self.init(retaining: graft_object_take(object))
    g_object_unref(object)
  }
}

/// What the typed names of widgets derive from, with one initialiser as `NamedObject`.
open class NamedWidget: Widget {
  /// Adds a reference to a widget that somebody else owns. Stops with the actual type when it is no widget.
  public override init(retaining object: UnsafeMutableRawPointer) { super.init(retaining: object) }

  /// Takes a widget that a C function has returned. Stops with the actual type when it is no widget.
  public override convenience init(_ widget: some ObjectPointer) {
    defer { extendLifetime(widget) }
    let address = widget.withObjectAddress { $0 }
    self.init(retaining: g_object_ref_sink(address))
    g_object_unref(address)
  }

  /// Takes over the reference of whoever made a widget. Stops with the actual type when it is no widget.
  public override convenience init(taking object: UnsafeMutableRawPointer) {
    self.init(retaining: graft_object_take(object))
    g_object_unref(object)
  }
}
