import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// Views that are no rows of lists, and are swiped by a finger.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct SwipedViewTouchTests {
  private let log = Log()

  private struct Letters: View {
    let log: Log
    @State private var letters = ["a", "b", "c"]

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(letters, id: \.self) { letter in
            Text(letter).frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
              .swiped(as: letter, log) { letters.removeAll { $0 == letter } }
              .swipeActions(edge: .leading) { Button("three") { log.note("three \(letter)") } }
          }
          ForEach(0..<20) { Text("\($0)").frame(height: 40) }
          Button("plain") { log.note("plain") }
        }
      }
    }
  }

  private func mounted<Content: View>(_ view: Content) async throws -> MountedView<Content> {
    try await MountedView(view, size: SwipedLetters.size)
  }

  @Test("LS47 a view in a lazy stack follows the finger, stays open, and its actions are told of and run")
  func opens() async throws {
    let mounted = try await mounted(Letters(log: log).swipeActionsContainer())
    let edge = try mounted.leftEdge("a")
    try await mounted.label("a").touch(at: CGPoint(x: 200, y: 10)) { finger in
      #expect(log.entries == [])
      try await finger.move(by: CGSize(width: -40, height: 0))
      #expect(try mounted.leftEdge("a") == edge - 40)
      try await finger.move(by: CGSize(width: -70, height: 0))
      #expect(mounted.revealed == ["two", "one"])
      #expect(log.entries == ["a true"])
      try await Task.sleep(for: .milliseconds(200))
    }
    let width = try mounted.revealed("one").frame.width + mounted.revealed("two").frame.width
    #expect(try mounted.leftEdge("a") == edge - width)
    try await mounted.revealed("two").tap()
    #expect(log.take() == ["a true", "two a", "a false"])
    #expect(try mounted.leftEdge("a") == edge)
    #expect(mounted.revealed == [])
  }

  @Test("LS47 a finger that swipes for longer than a long press opens no menu, also none of a view around")
  func swipesForLong() async throws {
    let mounted = try await mounted(Letters(log: log).swipeActionsContainer())
    try await mounted.label("a").touch(at: CGPoint(x: 270, y: 10)) { finger in
      try await finger.move(by: CGSize(width: -110, height: 0))
      try await Task.sleep(for: .milliseconds(700))
    }
    #expect(mounted.revealed == ["two", "one"])
    #expect(mounted.root.all.allSatisfy { $0.role != .menuItem || !$0.isShown })
    #expect(log.entries == ["a true"])
  }

  @Test("LS47 one view is open at a time, and what is pressed elsewhere closes it and does nothing else")
  func closes() async throws {
    let mounted = try await mounted(Letters(log: log).swipeActionsContainer())
    try await mounted.swipeRow("a", by: -110)
    try await mounted.swipeRow("b", by: -110)
    #expect(mounted.revealed == [])
    try await mounted.swipeRow("b", by: -110)
    #expect(log.take() == ["a true", "a false", "b true"])
    try await mounted.label("0").tap()
    #expect(log.take() == ["b false"])
    try await mounted.swipeRow("b", by: 80)
    #expect(mounted.revealed == ["three"])
  }

  @Test("LS47 a full swipe runs the first action, and outside of a container nothing moves")
  func fullSwipe() async throws {
    let plain = try await mounted(Letters(log: log))
    let edge = try plain.leftEdge("a")
    try await plain.label("a").touch(at: CGPoint(x: 280, y: 10)) { finger in
      try await finger.move(by: CGSize(width: -110, height: 0))
      #expect(try plain.leftEdge("a") == edge)
    }
    let mounted = try await mounted(Letters(log: log).swipeActionsContainer())
    try await mounted.swipeRow("a", by: -250)
    #expect(log.take() == ["a true", "one a", "a false"])
    #expect(mounted.root.texts.prefix(2) == ["b", "c"])
  }

  @Test("LS47 scrolling closes the view that is open")
  func scrolls() async throws {
    let mounted = try await mounted(Letters(log: log).swipeActionsContainer())
    try await mounted.swipeRow("a", by: -110)
    #expect(mounted.revealed == ["two", "one"])
    await mounted.scroll(to: 20)
    #expect(mounted.revealed == [])
    #expect(log.take() == ["a true", "a false"])
  }

  @Test("LS47 rows of a list in a container stay the list's")
  func list() async throws {
    let list = try await mounted(SwipedLetters(log: log).swipeActionsContainer())
    try await list.swipeRow("a", by: -110)
    #expect(list.revealed == ["two", "one"])
    #expect(log.take() == ["a true"])
  }

  private struct Reordered: View {
    let log: Log
    private let letters = ["a", "b", "c"].map { ReorderTests.Letter(id: $0) }

    var body: some View {
      VStack(spacing: 0) {
        ForEach(letters) { letter in
          Text(letter.id).frame(maxWidth: .infinity, alignment: .leading).frame(height: 40)
            .swipeActions { Button("one") { log.note("one \(letter.id)") } }
        }
        .reorderable()
      }
      .reorderContainer(for: ReorderTests.Letter.self) { log.note("\($0.sources) is moved") }
      .swipeActionsContainer()
    }
  }

  @Test("LS47 a view that can be dragged to another place is swiped by a finger that goes sideways")
  func reordered() async throws {
    let mounted = try await mounted(Reordered(log: log))
    try await mounted.swipeRow("a", by: -60)
    #expect(mounted.revealed == ["one"])
    try await mounted.revealed("one").tap()
    #expect(log.take() == ["one a"])
  }

  @Test("LS47 a view that is swiped anew while it closes shows its actions, which run")
  func swipesWhileClosing() async throws {
    let clock = TestClock()
    let mounted = try await mounted(Letters(log: log).swipeActionsContainer())
    try await mounted.swipeRow("a", by: -110)
    try await clock.drivingGTK {
      try await mounted.label("b").press("Escape")
      await clock.advance(by: .milliseconds(50))
      try await mounted.swipeRow("a", by: -110)
      await clock.advance(by: .milliseconds(250))
    }
    #expect(mounted.revealed == ["two", "one"])
    try await mounted.revealed("two").tap()
    #expect(log.take() == ["a true", "a false", "a true", "two a", "a false"])
  }

  @Observable @MainActor
  fileprivate final class Named {
    var name = "old"
  }

  private struct NamedAction: View {
    let named: Named

    var body: some View {
      Text("a").frame(maxWidth: .infinity).frame(height: 40).swipeActions { Button(named.name) {} }
        .swipeActionsContainer()
    }
  }

  @Test("LS47 actions that change as the view follows the finger are shown at once")
  func changes() async throws {
    let named = Named()
    let mounted = try await mounted(NamedAction(named: named))
    try await mounted.label("a").touch { finger in
      try await finger.move(by: CGSize(width: -60, height: 0))
      #expect(mounted.revealed == ["old"])
      rename(named, at: try mounted.label("a"))
      try await finger.move(by: CGSize(width: -10, height: 0))
      #expect(mounted.revealed == ["new"])
    }
  }

  /// Has the window hear of the next event before anything in it does.
  private func rename(_ named: Named, at label: FoundWidget) {
    guard let window = gtk_widget_get_ancestor(label.widget.widgetPointer, gtk_window_get_type()),
      let events = gtk_event_controller_legacy_new()
    else { return }
    gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
    Signals.connect(events, answering: "event") { _ in
      named.name = "new"
      return false
    }
    gtk_widget_add_controller(window, events)
  }
}
