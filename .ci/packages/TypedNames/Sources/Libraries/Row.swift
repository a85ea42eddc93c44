import CAdw
import Graft
import Knobs

/// A row of libadwaita that ends with the switch of the target Knobs.
@MainActor public func makeRow(_ title: String) -> Adw.ActionRow {
  let (row, knob) = (Adw.ActionRow { $0[.title] = title }, makeKnob())
  adw_action_row_add_suffix(row.pointer, knob.pointer)
  row[.activatableWidget] = knob
  return row
}
