import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Gestures by fingers on a touch screen.
@Suite(.gtk, .enabled(if: PrivateDisplay.hasTouchScreen, "the display has no touch screen")) @MainActor
struct GestureTouchTests {
  private let log = Log()

  private var drag: some Gesture {
    DragGesture().onChanged { _ in log.note("drag") }.onEnded { log.note("dragged \($0.translation.height.rounded())") }
  }

  /// 100 wide and 600 high, in a window of 200.
  private func scrolled(_ content: (Color) -> some View) async throws -> FoundWidget {
    let mounted = try await MountedView(
      ScrollView { content(Color.red).frame(width: 100, height: 600).accessibilityIdentifier("area") },
      size: CGSize(width: 100, height: 200))
    return try mounted.root.find(identifier: "area")
  }

  @Test("GE32 on a touch screen a drag along the scroll axis scrolls, and the gesture is told nothing of it")
  func scrolls() async throws {
    let area = try await scrolled { $0.gesture(drag) }
    try await area.swipe(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: -100))
    #expect(area.frame.minY < -80)
    #expect(log.entries == [])
  }

  @Test("MN13 a finger that scrolls opens no menu of the view around, however long it does, and one that rests does")
  func menuAroundScrolled() async throws {
    let mounted = try await MountedView(
      ScrollView { Color.red.frame(width: 100, height: 600).accessibilityIdentifier("area") }
        .contextMenu { Button("item") {} },
      size: CGSize(width: 100, height: 200))
    let area = try mounted.root.find(identifier: "area")
    try await area.touch(at: CGPoint(x: 50, y: 150)) { finger in
      for _ in 1...2 { try await finger.move(by: CGSize(width: 0, height: -50)) }
      try await Task.sleep(for: .milliseconds(700))
      #expect(!mounted.showsMenu)
    }
    try await area.touch(at: CGPoint(x: 50, y: 150)) { _ in
      await Turn.until { mounted.showsMenu }
      #expect(mounted.showsMenu)
    }
  }

  @Test("MN13 of menus in one another a finger that rests opens the innermost that there is")
  func innermostMenu() async throws {
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Text("inside").frame(width: 100, height: 100).contextMenu { Button("inner") {} }
        List { Text("row") }.frame(height: 100)
      }
      .contextMenu { Button("outer") {} },
      size: CGSize(width: 100, height: 200))
    for (text, item) in [("inside", "inner"), ("row", "outer")] {
      try await mounted.root.find(role: .label, text: text).touch { _ in await Turn.until { mounted.showsMenu } }
      #expect(mounted.root.all.filter { $0.role == .menuItem && $0.isShown }.map(\.name) == [item])
      try await mounted.press("Escape")
    }
  }

  @Test("GE32 a gesture of high priority has the finger also along the scroll axis, and nothing is scrolled")
  func highPriority() async throws {
    let area = try await scrolled { $0.highPriorityGesture(drag) }
    try await area.swipe(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: -100))
    #expect(area.frame.minY == 0)
    #expect(log.entries.last == "dragged -100.0")
  }

  @Test("GE32 a drag that has begun with the touch gives the finger up to scrolling, and does not end")
  func scrollsAfterBegin() async throws {
    let area = try await scrolled {
      $0.gesture(
        DragGesture(minimumDistance: 0).onChanged { log.note($0.translation.height) }.onEnded { _ in log.note("end") })
    }
    try await area.swipe(at: CGPoint(x: 50, y: 150), by: CGSize(width: 0, height: -100))
    #expect(area.frame.minY < -60)
    #expect(log.entries == ["0.0"])
  }

  @Test("GE32 a long press has the finger from then on, also along the scroll axis")
  func longPressAndDrag() async throws {
    let press = LongPressGesture(minimumDuration: 0.05).onEnded { _ in log.note("long") }
    let area = try await scrolled { $0.gesture(press.sequenced(before: drag)) }
    try await area.touch(at: CGPoint(x: 50, y: 150)) { finger in
      await Turn.until { log.entries == ["long"] }
      try await finger.move(by: CGSize(width: 0, height: -50))
      try await finger.move(by: CGSize(width: 0, height: -50))
    }
    #expect(area.frame.minY == 0)
    #expect(log.entries == ["long", "drag", "drag", "dragged -100.0"])
  }

  @Test("GE17 a button under a drag of high priority is tapped, and a finger that goes far drags then")
  func button() async throws {
    let mounted = try await MountedView(Button("press") { log.note("pressed") }.highPriorityGesture(drag))
    let button = try mounted.root.find(role: .button)
    try await button.tap()
    #expect(log.take() == ["pressed"])
    try await button.swipe(by: CGSize(width: 0, height: 12))
    #expect(log.entries.last == "dragged 12.0")
    #expect(!log.entries.contains("pressed"))
  }

  @Test("GE32 across the scroll axis a finger drags the view, and nothing is scrolled")
  func acrossTheAxis() async throws {
    let sideways = DragGesture().onEnded { log.note("dragged \($0.translation.width.rounded())") }
    let area = try await scrolled { $0.gesture(sideways) }
    try await area.swipe(at: CGPoint(x: 20, y: 150), by: CGSize(width: 60, height: 0))
    #expect(area.frame.minY == 0)
    #expect(log.entries == ["dragged 60.0"])
  }

  /// Two fingers that are put down 40 from each other around the middle of an area of 200 by 200, of which the second moves.
  private func pinch(_ gesture: some Gesture, by offsets: CGSize...) async throws {
    let mounted = try await MountedView(
      Color.red.frame(width: 200, height: 200).accessibilityIdentifier("area").gesture(gesture))
    let area = try mounted.root.find(identifier: "area")
    try await area.touch(at: CGPoint(x: 80, y: 100)) { _ in
      try await area.touch(at: CGPoint(x: 120, y: 100)) { second in
        for offset in offsets { try await second.move(by: offset) }
      }
    }
  }

  @Test("GE30 two fingers that go apart magnify by the multiple of their distance, from their middle on")
  func magnification() async throws {
    let gesture = MagnifyGesture()
      .onChanged { log.note(String(format: "%.2f at %.2f", $0.magnification, $0.startAnchor.x)) }
      .onEnded { log.note(String(format: "end %.2f", $0.magnification)) }
    try await pinch(gesture, by: CGSize(width: 20, height: 0), CGSize(width: 20, height: 0))
    #expect(log.entries == ["1.50 at 0.55", "2.00 at 0.55", "end 2.00"])
  }

  @Test("GE31 (part) two fingers turn a view clockwise, and what they have turned ends with them")
  func rotation() async throws {
    let gesture = RotateGesture()
      .onChanged { log.note("\($0.rotation.degrees.rounded())") }
      .onEnded { log.note("end \($0.rotation.degrees.rounded())") }
    try await pinch(gesture, by: CGSize(width: 0, height: 40), CGSize(width: -40, height: 0))
    #expect(log.entries == ["45.0", "90.0", "end 90.0"])
  }

  @Test("GE1 a finger taps what it is put on and lifted from")
  func tap() async throws {
    let mounted = try await MountedView(
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area").onTapGesture { log.note("tap") })
    try await mounted.root.find(identifier: "area").tap()
    #expect(log.entries == ["tap"])
  }

  private struct Presenting: View {
    @State private var isShown = false

    var body: some View {
      Button("open") { isShown = true }
        .sheet(isPresented: $isShown) { Button("close") { isShown = false }.frame(width: 100, height: 60) }
    }
  }

  @Test("GE1 a tap opens a sheet, and one in that closes it, though the window goes as the finger is lifted")
  func window() async throws {
    let mounted = try await MountedView(Presenting())
    for _ in 0..<2 {
      try await mounted.root.find(role: .button, name: "open").tap()
      let sheet = try #require(mounted.root.sheets.first)
      try await sheet.find(role: .button, name: "close").tap()
      await Turn.until { mounted.root.sheets.isEmpty }
    }
  }

  private func pressed(for seconds: Double) -> some View {
    Color.red.frame(width: 100, height: 60)
      .gesture(LongPressGesture(minimumDuration: seconds).onEnded { _ in log.note("long") })
  }

  @Test("GE5 a finger presses long when it stays where it is, and not when it moves by more than 10")
  func longPress() async throws {
    let (left, right) = (pressed(for: 2), pressed(for: 0.1))
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        left.accessibilityIdentifier("left")
        right.accessibilityIdentifier("right")
      })
    try await mounted.root.find(identifier: "left").touch(at: CGPoint(x: 10, y: 30)) { finger in
      try await finger.move(by: CGSize(width: 12, height: 0))
      try await Task.sleep(for: .seconds(2.2))
    }
    #expect(log.take() == [])
    try await mounted.root.find(identifier: "right").touch { _ in await Turn.until { !log.entries.isEmpty } }
    #expect(log.entries == ["long"])
  }
}

extension MountedView {
  fileprivate var showsMenu: Bool { root.all.contains { $0.role == .menuItem && $0.isShown } }
}
