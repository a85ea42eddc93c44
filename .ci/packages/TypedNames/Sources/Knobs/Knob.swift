import Graft

/// A representable whose widget has a typed name.
public struct Knob: GtkWidgetRepresentable {
  @Binding var isOn: Bool

  public init(isOn: Binding<Bool>) { _isOn = isOn }

  public func makeGtkWidget(context: Context) -> Gtk.Switch {
    let knob = Gtk.Switch()
    knob.onChange(of: .active) { _, isActive in isOn = isActive }
    return knob
  }

  public func updateGtkWidget(_ knob: Gtk.Switch, context: Context) { knob[.active] = isOn }
}

/// A knob for the other target.
@MainActor public func makeKnob() -> Gtk.Switch { Gtk.Switch { $0[.active] = true } }
