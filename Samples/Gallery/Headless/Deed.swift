import GraftTesting

/// One thing that a user does. What is named is in what is on top: an open menu, else a sheet, else the window.
enum Deed {
  case click(String, WidgetRole? = nil)
  case doubleClick(String)
  case rightClick(String)
  /// For as long as makes it a long press.
  case hold(String)
  /// To the right, by pixels.
  case drag(String, by: Int)
  case drop(String, on: String)
  case type(String, into: String)
  /// As assistive technologies do.
  case act(String, on: String)
  case focus(String, WidgetRole? = nil)
  case press(String, XInput.Modifiers = [])
  /// Presses keys as soon as a menu is open.
  case pressInMenu([String])
  /// Chooses a file of a name, which there is, in the dialog for files.
  case open(String)
  /// Has the dialog for files save in a folder of the play.
  case save
}

extension Family {
  /// What is done on the page beside the use of each control: what controls open is used, and what is no control. After each
  /// turn the page says something else.
  var turns: [[Deed]] {
    switch self {
    case .choices: Deed.options(of: "Fruit", byKey: "Home", byMouse: "Pear")
    case .fields: [[.focus("Name", .textField), .press("Return")]]
    case .text: [[.click("A link that the page answers")], [.focus("A link that the page answers"), .press("space")]]
    case .forms: Deed.options(of: "Theme", byKey: "End", byMouse: "Light")
    case .navigation:
      [
        [.click("Back to the first")], [.click("To page 3, through the others")], [.click("Back to the first")],
        [.focus("To page 1"), .press("space")],
      ]
    case .presentation: Deed.presentation
    case .files: [[.click("Import…"), .open("Poem.txt")], [.click("Export…"), .save]]
    case .menus: Deed.menus
    case .toolbars: Deed.toolbars
    case .search: Deed.search
    case .lists:
      Deed.options(of: "Style", byKey: "End", byMouse: "grouped") + [[.click("Mercury")], [.press("Down", .shift)]]
    case .trees: [[.click("Plants", .label)], [.press("Down")]]
    case .gestures: [[.click("Tap")], [.doubleClick("Double tap")], [.hold("Hold")], [.drag("Drag me", by: 50)]]
    case .keyboard: [[.click("To the first")], [.click("Click here and press a key"), .press("k")]]
    case .windows:
      [
        [.click("Open the window")], [.click("Close the window")], [.click("Cover"), .click("Uncover")],
        [.click("Question"), .click("Answer")],
      ]
    case .transfer: Deed.transfer
    case .accessibility: [[.act("increment", on: "Rating")], [.act("Archive", on: "A message")]]
    default: []
    }
  }
}

extension Deed {
  fileprivate static func options(of picker: String, byKey key: String, byMouse option: String) -> [[Deed]] {
    [
      [.focus(picker, .comboBox), .press("space"), .pressInMenu([key, "Return"])],
      [.click(picker, .comboBox), .click(option)],
    ]
  }

  fileprivate static let presentation: [[Deed]] = [
    [.click("Sheet"), .type("Grace", into: "Name"), .click("Done")],
    [.click("Alert"), .click("Delete")],
    [.click("Confirmation"), .click("That")],
    [.click("Popover"), .click("Understood")],
  ]

  fileprivate static let transfer: [[Deed]] = [
    [.drop("Apple", on: "Basket")],
    [.drop("Quince", on: "Or drop here")],
    [.click("Share a quince"), .click("Copy"), .click("Paste")],
    [.click("Ctrl+C copies this"), .press("c", .control), .click("Paste")],
  ]

  fileprivate static let menus: [[Deed]] = [
    [.click("Actions"), .click("Copy")],
    [.click("Actions"), .click("Marked")],
    [.click("Actions"), .click("Date")],
    [.click("Actions"), .click("More"), .click("Inner")],
    [.focus("Actions"), .press("space"), .pressInMenu(["End", "Return"])],
    [.rightClick("Right-click here"), .click("In context")],
  ]

  fileprivate static let toolbars: [[Deed]] = [
    [.press("k", .control)],
    [.focus("First note"), .press("l", [.control, .shift])],
    [.focus("Second note"), .click("Main Menu"), .click("Note"), .click("In Capitals")],
    [.click("Main Menu"), .click("Note"), .click("Count")],
    [.click("Open a sheet"), .click("Save")],
    [.click("Open a sheet"), .press("Escape")],
    [.click("Open a sheet"), .press("Return")],
    [.click("Open a sheet"), .click("Delete")],
  ]

  fileprivate static let search: [[Deed]] = [
    [.click("Search the rivers"), .press("n")],
    [.press("Down"), .press("Return")],
    [.press("Return")],
    [.press("Escape")],
    [.click("Search the rivers"), .click("Africa")],
    [.press("x")],
    [.click("End the search")],
  ]
}
