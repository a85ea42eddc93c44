import CGTK
import GTKBridge
import GTKSupport

/// What is shown in place of a window's content and header bar, with a bar of its own. Claim PR15.
@MainActor
final class Cover: PresentationSurface {
  let content: Widget
  private let windowBar: WindowBar
  private weak var room: WindowRoom?
  private var focusBefore: FocusPlace?
  private(set) var isDeletable = true
  var userCloses: (() -> Void)?
  var hasGone: (() -> Void)?

  init(_ content: Widget, _ bar: WindowBar, in room: WindowRoom) {
    (self.content, windowBar, self.room) = (content, bar, room)
    bar.hideWindowTitle()
  }

  var bar: Widget { windowBar.widget }

  func open() {
    guard let room, !room.shows(self) else { return }
    focusBefore = FocusPlace(in: Widget(room.window))
    room.add(self)
    windowBar.focusMovesBefore = FocusMoves.count(around: content)
  }

  /// What is presented over it goes first.
  func close() {
    PresentationOrder.placeGoes(content.widgetObject)
    room?.remove(self, focusBefore)
  }

  func follow(_ wishes: PresentationWishes) {
    isDeletable = !wishes.dismissalIsDisabled
    if let room, room.shows(self) { room.follow() }
  }
}
