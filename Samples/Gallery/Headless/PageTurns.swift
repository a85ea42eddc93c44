import CGTK
import Foundation
import GraftTesting

/// Does what a user does on a page, turn by turn.
@MainActor
struct PageTurns {
  let window: WidgetQuery

  /// What the page says at first.
  var state: String { window.findAll(identifier: "state").first?.text ?? "" }

  /// What the page says after each of the turns.
  func take(_ turns: [[Deed]]) async throws -> [String] {
    var states: [String] = []
    for turn in turns {
      let former = state
      for deed in turn { try await perform(deed) }
      await wait { state != former }
      states.append(state)
    }
    return states
  }

  private func perform(_ deed: Deed) async throws {
    switch deed {
    case .click(let name, let role): try await find(name, role).click()
    case .doubleClick(let name): try await find(name).doubleClick()
    case .rightClick(let name): try await find(name).click(button: .secondary)
    case .hold(let name): try await find(name).hold { try await Task.sleep(for: .seconds(1)) }
    case .drag(let name, let distance): try await find(name).drag(by: CGSize(width: distance, height: 0))
    case .drop(let name, let target): try await find(name).dragAndDrop(to: find(target))
    case .type(let text, let field): try await find(field, .textField).type(text)
    case .act(let action, let name):
      try await top.findAll(name: name).first { $0.actions.contains(action) }?.perform(action)
    case .focus(let name, let role): try await find(name, role).focus()
    case .press(let key, let modifiers): try await frame.all[0].press(key, modifiers: modifiers)
    case .pressInMenu(let keys):
      await wait { menu != nil }
      for key in keys { try await frame.all[0].press(key) }
    case .open(let name): try await frame.choose([DialogFiles.make(name)])
    case .save: try await frame.choose(folder: DialogFiles.folder, button: "Save")
    }
  }

  /// What has a name or shows it, in what is on top, as soon as it is there.
  private func find(_ name: String, _ role: WidgetRole? = nil) async throws -> FoundWidget {
    func found() -> FoundWidget? {
      top.findAll(role: role).first { $0.isUsable && ($0.name == name || $0.text == name) }
    }
    await wait { found() != nil }
    guard let found = found() else { throw PlayError(description: "nothing is called '\(name)' in\n\(top.tree)") }
    return found
  }

  private var top: WidgetQuery { menu ?? frame }

  /// What is open upon the window or the sheet.
  private var menu: WidgetQuery? { frame.all.last { $0.isOpenPopover }?.content }

  private var frame: WidgetQuery { window.sheets.last { $0.all[0].isMapped } ?? window }

  /// Waits for what a control does with the next turns of the clock, for two seconds at most.
  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() {
      try? await Task.sleep(for: .milliseconds(20))
      await Settling.settle()
    }
  }
}

extension FoundWidget {
  @MainActor
  var isOpenPopover: Bool { widget.typeName == "GtkPopover" && isMapped }

  @MainActor
  var isMapped: Bool { gtk_widget_get_mapped(widget.widgetPointer) != 0 }

  @MainActor
  var isUsable: Bool { isMapped && gtk_widget_is_sensitive(widget.widgetPointer) != 0 }

  /// Gives the widget the focus, or what is the first in it.
  @MainActor
  func focus() async {
    if gtk_widget_grab_focus(widget.widgetPointer) == 0 {
      gtk_widget_child_focus(widget.widgetPointer, GTK_DIR_TAB_FORWARD)
    }
    await Settling.settle()
  }
}
