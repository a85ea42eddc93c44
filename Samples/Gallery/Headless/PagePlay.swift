import CGTK
import GraftTesting

/// Uses each control of the page that is shown.
@MainActor
struct PagePlay {
  let window: WidgetQuery

  /// Uses the controls that the page had when it was come to, each that is still there; how many.
  func play() async throws -> Int {
    var count = 0
    for name in Control.all(in: controls) {
      guard let index = Control.all(in: controls).firstIndex(of: name) else { continue }
      try await use(controls[index])
      try await leave()
      count += 1
    }
    return count
  }

  /// What can be used, on the page and in the bar, but for the window's own buttons and the list at the side.
  private var controls: [FoundWidget] {
    window.all.filter { found in
      Use(found.role) != nil && found.isShown && gtk_widget_is_sensitive(found.widget.widgetPointer) != 0
        && !["GtkListView", "GtkWindowControls", "GtkSearchEntry", "GtkPopover"].contains { found.around($0) != nil }
    }
  }

  private func use(_ control: FoundWidget) async throws {
    await control.focus()
    for key in Use(control.role)?.keys ?? [] { try await control.press(key) }
    try await leave()
    if control.isMapped { try await control.click() }
  }

  /// The button of what Escape does not close.
  private var wayOut: FoundWidget? {
    ([window] + window.sheets).flatMap { $0.findAll(identifier: "way out") }.first(where: \.isMapped)
  }

  /// Closes what the control has opened.
  private func leave() async throws {
    for _ in 0..<3 {
      if let way = wayOut {
        try await way.click()
      } else if let sheet = window.sheets.last(where: { $0.all[0].isMapped }) {
        try await sheet.all[0].press("Escape")
      } else if let popover = window.all.first(where: { $0.isOpenPopover }) {
        try await popover.press("Escape")
      }
    }
  }
}

/// A control as it is found again.
private struct Control: Hashable {
  let role: WidgetRole
  let name: String
  /// Which of those with this role and name.
  let number: Int

  @MainActor
  static func all(in found: [FoundWidget]) -> [Control] {
    var counts: [Control: Int] = [:]
    return found.map { found in
      let first = Control(role: found.role, name: found.name, number: 0)
      counts[first, default: 0] += 1
      return Control(role: first.role, name: first.name, number: counts[first, default: 0])
    }
  }
}

/// How a control is used by the keyboard.
private struct Use {
  let keys: [String]

  init?(_ role: WidgetRole) {
    switch role {
    case .button, .checkbox, .switch, WidgetRole("toggle-button"): keys = ["space"]
    case .slider: keys = ["Right"]
    case .textField, .searchBox: keys = ["End", "x"]
    case .radio, .tab: keys = ["Right"]
    case .comboBox: keys = []
    case .spinButton: keys = ["Up"]
    default: return nil
    }
  }
}
