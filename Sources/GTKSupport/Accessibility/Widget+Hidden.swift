import CGTK

extension Widget {
  /// Hides the widget from assistive technologies, or shows it to them.
  package func setAccessibleHidden(_ isHidden: Bool) {
    tellHidden(isHidden)
    if isHidden, hiddenMark == .unknown { keepHidden() }
    if isHidden || hiddenMark == .hidden { hiddenMark = isHidden ? .hidden : .shown }
  }

  /// Hides a widget whose text a control around it says (AX13); what is hidden already stays as it is.
  package func setSpokenAround() { if hiddenMark != .hidden { setAccessibleHidden(true) } }

  /// GTK 4.18 tells that what comes on the screen is not hidden, after all signals of that: so it is told once more then.
  private func keepHidden() {
    let watch = ObjectWatch(self)
    // For as long as there is the widget, whatever is updated at the moment.
    HandlerGroup().collect { connect("map") { HiddenAgain.add(watch) } }
  }

  fileprivate func hideAgain() { if hiddenMark == .hidden { tellHidden(true) } }

  private func tellHidden(_ isHidden: Bool) {
    tell(GTK_ACCESSIBLE_STATE_HIDDEN, Fundamental.boolean) { g_value_set_boolean(&$0, isHidden ? 1 : 0) }
  }

  private var hiddenMark: HiddenMark {
    get { HiddenMark(rawValue: Int(bitPattern: g_object_get_data(object.cast(), Self.hiddenKey))) ?? .unknown }
    set { g_object_set_data(object.cast(), Self.hiddenKey, UnsafeMutableRawPointer(bitPattern: newValue.rawValue)) }
  }

  private static let hiddenKey = "graft-hidden"
}

/// What was said last of whether a widget is hidden.
private enum HiddenMark: Int {
  case unknown, shown, hidden
}

/// The widgets that have come on the screen, and are told to be hidden once more.
@MainActor
private enum HiddenAgain {
  private static var watches: [ObjectWatch] = []
  private static let telling = WakeSource(priority: 100) { tell() }

  static func add(_ watch: ObjectWatch) {
    watches.append(watch)
    telling.wake()
  }

  private static func tell() {
    for watch in watches { watch.object.map { Widget($0.object) }?.hideAgain() }
    watches = []
  }
}
