import CGTK
import GTKSupport
import ViewGraph

/// The one style sheet of the library. It is given to the display when the runtime starts; what has a value of its own, as a
/// radius, becomes a class in it, one for each distinct value. Claim SY21.
@MainActor
package enum StyleSheet {
  private struct Entry {
    weak var made: StyleClass?
    let number: Int
  }

  private static var provider: ObjectReference?
  /// The classes that are in use, by their rules.
  private static var entries: [String: Entry] = [:]
  private static var count = 0
  private static var isStale = false
  /// What is to be done when all rules are there.
  private static var waiting: [() -> Void] = []
  /// How often a provider was given to the display.
  package private(set) static var providerCount = 0
  /// How many classes with values of their own are in use.
  package static var classCount: Int { entries.count }

  /// Gives the sheet to the display. Themes give way to it, the user's own style sheet does not.
  static func start() {
    guard provider == nil, let display = gdk_display_get_default(), let made = gtk_css_provider_new() else { return }
    provider = ObjectReference(taking: made.objectAddress)
    load()
    providerCount += 1
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    gtk_style_context_add_provider_for_display(display, made.cast(), priority)
  }

  /// The class for rules in which `&` stands for it. Rules that are new take effect before the next layout: styles are
  /// computed anew once for all that one update brings.
  package static func styleClass(for rules: String) -> StyleClass {
    if let known = entries[rules]?.made { return known }
    let made = StyleClass(name: "graft-\(count)", rules: rules)
    entries[rules] = Entry(made: made, number: count)
    count += 1
    if !isStale { UpdateScheduler.shared.afterUpdates { refresh() } }
    isStale = true
    return made
  }

  /// Runs something as soon as all rules are there.
  package static func whenLoaded(_ body: @escaping () -> Void) { if isStale { waiting.append(body) } else { body() } }

  /// Has rules take effect now that are new, as widgets are about to be shown.
  static func refresh() { if isStale { load() } }

  /// The rules of a class that nobody has any more are left out when others are added.
  fileprivate static func forget(_ rules: String) {
    if entries[rules]?.made == nil { entries[rules] = nil }
  }

  private static func load() {
    isStale = false
    guard let provider else { return }
    let classes = entries.values.sorted { $0.number < $1.number }.compactMap { $0.made?.text }
    (fixedRules + classes.joined()).withCString { gtk_css_provider_load_from_data(provider.object.cast(), $0, -1) }
    for body in exchange(&waiting, with: []) { body() }
  }
}

/// A class of the style sheet, which has its rules as long as something holds this.
@MainActor
package final class StyleClass {
  package let name: String
  private let rules: String

  fileprivate init(name: String, rules: String) { (self.name, self.rules) = (name, rules) }

  fileprivate var text: String { rules.replacing("&", with: ".\(name)") + "\n" }

  isolated deinit { StyleSheet.forget(rules) }
}

/// What a control looks like that a style of the program's draws: nothing of the theme's, but for the focus.
private let bareRules = """
  .graft-bare { all: unset; }
  .graft-bare:focus:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.7); outline-offset: 1px; }
  .graft-bare:disabled label, .graft-bare:disabled image { color: inherit; opacity: 1; filter: none; }

  """

/// The sizes of controls, beside the theme's own.
private let sizeRules = """
  button.graft-mini, .graft-mini > button, entry.graft-mini { min-height: 14px; padding: 0px 6px; font-size: 80%; }
  button.graft-small, .graft-small > button, entry.graft-small { min-height: 18px; padding: 2px 8px; font-size: 90%; }
  button.graft-large, .graft-large > button, entry.graft-large { min-height: 30px; padding: 5px 12px; }
  button.graft-extra-large, .graft-extra-large > button, entry.graft-extra-large { min-height: 38px; padding: 6px 16px; }
  entry.graft-mini { min-height: 20px; }
  entry.graft-small { min-height: 26px; }
  entry.graft-large { min-height: 40px; }
  entry.graft-extra-large { min-height: 50px; }
  switch.graft-mini > slider { min-height: 12px; min-width: 12px; }
  switch.graft-small > slider { min-height: 16px; min-width: 16px; }
  switch.graft-large > slider { min-height: 24px; min-width: 24px; }
  switch.graft-extra-large > slider { min-height: 30px; min-width: 30px; }
  scale.graft-mini > trough > slider { min-height: 10px; min-width: 10px; margin: -5px; }
  scale.graft-small > trough > slider { min-height: 14px; min-width: 14px; margin: -6px; }
  scale.graft-thumbless > trough > slider { opacity: 0; }
  progressbar.graft-bar > trough { min-width: 0; }
  scale.graft-mini { min-height: 6px; padding-top: 6px; padding-bottom: 6px; }
  scale.graft-large { min-height: 14px; padding-top: 14px; padding-bottom: 14px; }
  scale.graft-extra-large { min-height: 18px; padding-top: 18px; padding-bottom: 18px; }
  spinner.graft-mini { min-height: 12px; min-width: 12px; }
  spinner.graft-small { min-height: 14px; min-width: 14px; }
  spinner.graft-large { min-height: 32px; min-width: 32px; }
  spinner.graft-extra-large { min-height: 48px; min-width: 48px; }

  """

/// The shapes of bordered buttons, and fields without a frame.
private let shapeRules = """
  .graft-capsule { border-radius: 9999px; }
  .graft-clear, .graft-clear > text { background: none; }
  entry.graft-lines { padding: 0; min-height: 0; }
  entry.graft-lines textview, entry.graft-lines textview > text { background: none; }
  entry.graft-lines label.graft-placeholder { opacity: 0.55; }
  entry.graft-plain, entry.graft-plain:focus-within { all: unset; min-height: 0; }

  """

/// The boxes of a form, painted row by row: a section may come between two rows, which stay where they are.
private let formRules = """
  list.graft-form, list.graft-form.boxed-list { background: none; border: none; box-shadow: none; border-radius: 12px; }
  list.graft-form > row { padding: 0; margin: 0; border: none; background: none; box-shadow: none; outline: none; }
  list.graft-form > row.graft-row {
    padding: 6px 12px; min-height: 34px; background: @theme_base_color; border: 1px solid @borders; border-top-width: 0;
  }
  list.graft-form > row.graft-first { border-top-width: 1px; border-top-left-radius: 12px; border-top-right-radius: 12px; }
  list.graft-form > row.graft-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
  list.graft-form > row.graft-gap { margin-top: 18px; }
  list.graft-form > row.activatable:hover { background: mix(@theme_base_color, @theme_fg_color, 0.05); }
  list.graft-form.graft-clear > row.graft-row { background: none; border-color: transparent; }
  row.graft-button-row button:not(.suggested-action):not(.destructive-action):not(.link):not(.graft-bare) {
    background: none; border: none; box-shadow: none; padding: 0; min-height: 0; min-width: 0;
    color: @theme_selected_bg_color;
  }

  """

/// Rows of lists: what styles and views say of them, what edits them, and the line that shows where those go that are dragged.
private let listRules = """
  listview > row.graft-list-title { min-height: 0; padding-bottom: 4px; border-bottom-color: transparent; }
  listview > row.graft-no-line, list.graft-form > row.graft-row.graft-no-line:not(.graft-last) {
    border-bottom-color: transparent;
  }
  listview.graft-inset > row { margin-left: 12px; margin-right: 12px; border-radius: 6px; }
  listview.graft-grouped { background: none; padding-bottom: 12px; }
  listview.graft-grouped > row.graft-gap { margin-top: 12px; }
  listview.graft-grouped > row.graft-boxed { border: 1px solid @borders; border-top-width: 0; border-radius: 0; }
  listview.graft-grouped > row.graft-boxed:not(:selected) { background-color: @theme_base_color; }
  listview.graft-grouped > row.graft-first {
    border-top-width: 1px; border-top-left-radius: 12px; border-top-right-radius: 12px;
  }
  listview.graft-grouped > row.graft-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
  listview > row.graft-alternate:not(:selected) { background-color: alpha(currentColor, 0.05); }
  listview > row.graft-backed, list.graft-form > row.graft-backed { padding: 0; }
  listview > row.graft-backed:selected { outline: 2px solid @theme_selected_bg_color; outline-offset: -2px; }
  row > overlay > box.graft-row-content { padding: 8px 12px; min-height: 32px; }
  listview.navigation-sidebar > row > overlay > box.graft-row-content { padding: 0 8px; }
  list.graft-form > row > overlay > box.graft-row-content { padding: 6px 12px; min-height: 34px; }
  button.graft-remove {
    min-width: 20px; min-height: 20px; padding: 0; color: white; background: @error_color; border: none; box-shadow: none;
  }
  image.graft-handle { opacity: 0.55; }
  button.graft-revealed { border: none; border-radius: 0; box-shadow: none; min-height: 0; padding: 0 16px; }
  button.graft-revealed.flat { background-color: alpha(currentColor, 0.12); }
  listview > row.graft-drop-before { box-shadow: inset 0 2px 0 0 @theme_selected_bg_color; }
  listview > row.graft-drop-after { box-shadow: inset 0 -2px 0 0 @theme_selected_bg_color; }
  .graft-drop-top { box-shadow: inset 0 2px 0 0 @theme_selected_bg_color; }
  .graft-drop-bottom { box-shadow: inset 0 -2px 0 0 @theme_selected_bg_color; }
  .graft-drop-left { box-shadow: inset 2px 0 0 0 @theme_selected_bg_color; }
  .graft-drop-right { box-shadow: inset -2px 0 0 0 @theme_selected_bg_color; }

  """

/// Views that can have the focus, and those that shall not show it.
private let focusRules = """
  .graft-focusable:focus:focus-visible { outline: 2px solid alpha(@theme_selected_bg_color, 0.7); outline-offset: 1px; }
  /* What is scrolled ends at its edges. */
  scrolledwindow .graft-bare:focus:focus-visible, scrolledwindow .graft-focusable:focus:focus-visible { outline-offset: -2px; }
  .graft-ringless, .graft-ringless *, .graft-ringless:focus:focus-visible, .graft-ringless *:focus:focus-visible {
    outline-style: none;
  }

  """

/// The items of menus, as those of the theme's.
private let menuRules = """
  button.graft-menu-row {
    background: none; border: none; box-shadow: none; outline: none; font-weight: normal; padding: 3px 10px;
    min-height: 22px; border-radius: 5px;
  }
  button.graft-menu-row:hover, button.graft-menu-row:focus { background: alpha(currentColor, 0.1); }
  button.graft-menu-row:active { background: alpha(currentColor, 0.18); }
  /* What lays out the items keeps the room around a line, of which one beside another is left out. */
  popover.graft-menu separator { margin: 0; }

  """

private let fixedRules = bareRules + sizeRules + shapeRules + formRules + listRules + focusRules + menuRules
