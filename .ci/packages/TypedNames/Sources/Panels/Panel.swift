import Graft
import Knobs

/// A button with the knob that another target has made: both name one type.
@MainActor public func makePanel() -> Gtk.Button {
  let (panel, knob): (Gtk.Button, Gtk.Switch) = (Gtk.Button(), makeKnob())
  panel[.child] = knob
  return panel
}
