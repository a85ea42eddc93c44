import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which of several gestures gets the pointer.
@Suite(.gtk) @MainActor
struct GesturePrecedenceTests {
  private let log = Log()

  private var block: some View {
    Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
  }

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { log.note(name) }
  }

  private var drag: some Gesture {
    DragGesture().onChanged { _ in log.note("drag") }
  }

  /// A view with a block and a button in a gesture of the view around.
  private func page(_ modify: (AnyView) -> some View) -> some View {
    modify(
      AnyView(
        VStack(spacing: 0) {
          block.gesture(tap("inner"))
          Button("Press") { log.note("button") }
        }))
  }

  @Test("GE16 GE1 of two gestures the inner one gets the click, once and by the primary button alone")
  func inner() async throws {
    let mounted = try await MountedView(page { $0.gesture(tap("outer")) })
    let area = try mounted.root.find(identifier: "area")
    try await area.click()
    #expect(log.entries == ["inner"])
    try await area.click(button: .secondary)
    #expect(log.entries == ["inner"])
    try await mounted.root.find(role: .button, name: "Press").click()
    #expect(log.entries == ["inner", "button"])
  }

  @Test("GE17 a gesture of high priority gets the click also from gestures and buttons inside")
  func highPriority() async throws {
    let mounted = try await MountedView(page { $0.highPriorityGesture(tap("outer")) })
    try await mounted.root.find(identifier: "area").click()
    try await mounted.root.find(role: .button, name: "Press").click()
    #expect(log.entries == ["outer", "outer"])
  }

  @Test("GE18 a simultaneous gesture runs after the one inside, and beside a button")
  func simultaneous() async throws {
    let mounted = try await MountedView(page { $0.simultaneousGesture(tap("outer")) })
    try await mounted.root.find(identifier: "area").click()
    #expect(log.entries == ["inner", "outer"])
    try await mounted.root.find(role: .button, name: "Press").click()
    #expect(log.entries.count == 4 && Set(log.entries.suffix(2)) == ["button", "outer"])
  }

  @Test("GE19 a gesture that is not enabled leaves those inside as they are, and the view keeps its state")
  func enabled() async throws {
    func content(_ isEnabled: Bool) -> some View {
      CountedView(log: log).highPriorityGesture(tap("outer"), isEnabled: isEnabled)
    }
    let mounted = try await MountedView(content(false))
    try await mounted.root.find(identifier: "count").click()
    #expect(mounted.root.texts == ["1"])
    mounted.rootView = content(true)
    await Settling.settle()
    try await mounted.root.find(identifier: "count").click()
    #expect(mounted.root.texts == ["1"])
    #expect(log.entries == ["outer"])
  }

  private struct CountedView: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("\(count)").frame(width: 100, height: 60).contentShape(Rectangle()).accessibilityIdentifier("count")
        .onTapGesture { count += 1 }
    }
  }

  @Test("GE3 GE20 a tap around a double tap waits until that has failed, and a double click is one double tap")
  func waiting() async throws {
    let mounted = try await MountedView(block.gesture(tap("double", count: 2)).gesture(tap("single")))
    let area = try mounted.root.find(identifier: "area")
    let settings = ObjectReference(retaining: gtk_settings_get_default().objectAddress)
    let time: Int = settings["gtk-double-click-time"]
    defer { settings["gtk-double-click-time"] = time }
    // However busy the machine is.
    settings["gtk-double-click-time"] = 600_000
    try await area.hold {}
    #expect(log.entries == [])
    try await area.hold {}
    #expect(log.entries == ["double"])
    settings["gtk-double-click-time"] = 50
    try await area.click()
    await Turn.until { log.entries.count > 1 }
    #expect(log.entries == ["double", "single"])
  }

  @Test("GE21 a movement of 10 makes it a drag of the view around: no tap fires, and no button is pressed")
  func dragAround() async throws {
    let mounted = try await MountedView(page { $0.gesture(drag) })
    try await mounted.root.find(identifier: "area").drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 20, height: 0))
    #expect(Set(log.entries) == ["drag"])
    log.entries = []
    let button = try mounted.root.find(role: .button, name: "Press")
    try await button.drag(by: CGSize(width: 14, height: 0))
    #expect(Set(log.entries) == ["drag"])
    log.entries = []
    try await button.click()
    #expect(log.entries == ["button"])
  }

  @Test("GE9 GE4 a drag tells places in the coordinates of a view by its name")
  func namedCoordinates() async throws {
    let gesture = DragGesture(coordinateSpace: .named("board"))
      .onEnded { log.note("\($0.startLocation.x.rounded()) \($0.startLocation.y.rounded())") }
    let mounted = try await MountedView(
      block.gesture(gesture).padding(30).coordinateSpace(name: "board").padding(7))
    try await mounted.root.find(identifier: "area").drag(at: CGPoint(x: 10, y: 20), by: CGSize(width: 20, height: 0))
    #expect(log.entries == ["40.0 50.0"])
  }

  @Test("GE4 GE9 a drag tells places in what can be seen of the scroll view around")
  func scrollCoordinates() async throws {
    let gesture = DragGesture(coordinateSpace: .scrollView)
      .onEnded { log.note("\($0.startLocation.x.rounded()) \($0.startLocation.y.rounded())") }
    let mounted = try await MountedView(
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: 30)
        ScrollView(.horizontal) { block.gesture(gesture).padding(.leading, 20) }.frame(height: 60)
      }, size: CGSize(width: 200, height: 130))
    try await mounted.root.find(identifier: "area").drag(at: CGPoint(x: 10, y: 20), by: CGSize(width: 0, height: 20))
    let start = try #require(log.entries.first)
    #expect(start == "30.0 20.0")
  }

  private struct Moving: View {
    @State private var offset = CGSize.zero
    var body: some View {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("area").offset(offset)
        .gesture(DragGesture().onChanged { offset = $0.translation })
        .frame(width: 200, height: 100)
    }
  }

  @Test("GE9 a view that its own drag moves follows the pointer exactly")
  func following() async throws {
    let mounted = try await MountedView(Moving())
    let area = try mounted.root.find(identifier: "area")
    let before = area.frame.minX
    try await area.hold(at: CGPoint(x: 10, y: 10)) {
      try await area.hover(at: CGPoint(x: 40, y: 10))
      #expect(area.frame.minX == before + 30)
      try await area.hover(at: CGPoint(x: 30, y: 10))
      #expect(area.frame.minX == before + 50)
    }
  }

  @Test("GE27 a view that is disabled during a drag ends it without its end, and none begins")
  func disabled() async throws {
    func content(_ isDisabled: Bool) -> some View {
      block.gesture(drag.onEnded { _ in log.note("end") }).disabled(isDisabled)
    }
    let mounted = try await MountedView(content(false))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      try await area.hover(at: CGPoint(x: 40, y: 30))
      mounted.rootView = content(true)
      await Settling.settle()
      try await area.hover(at: CGPoint(x: 60, y: 30))
    }
    #expect(log.entries == ["drag"])
  }

  @Test("GE28 a gesture begins on what it is set on: a frame after it does not enlarge that, a shape before it does")
  func contentOfGesture() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).gesture(tap("before")).frame(width: 100, height: 60)
          .background(Color.blue.accessibilityIdentifier("first"))
        Color.red.frame(width: 20, height: 20).frame(width: 100, height: 60).contentShape(Rectangle())
          .gesture(tap("after")).background(Color.blue.accessibilityIdentifier("second"))
      })
    for name in ["first", "second"] {
      try await mounted.root.find(identifier: name).click(at: CGPoint(x: 10, y: 10))
    }
    #expect(log.entries == ["after"])
  }

  private struct Pressing: View {
    @GestureState(resetTransaction: Transaction(animation: .default)) private var offset = 0.0
    let log: Log
    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation.width })
        .background(GestureTests.Probe(isPressing: offset != 0, log: log))
    }
  }

  @Test("GE14 GE13 a gesture's state goes back under the transaction of its reset, in one update")
  func resetTransaction() async throws {
    let mounted = try await MountedView(Pressing(log: log))
    log.entries = []
    try await mounted.root.find(identifier: "area").drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 12, height: 0))
    #expect(log.entries == ["plain", "animated"])
  }

  @Test("GE23 a drag after a long press follows the pointer once the press was long enough")
  func pressAndDrag() async throws {
    let gesture = LongPressGesture(minimumDuration: 0.05).sequenced(before: DragGesture()).onChanged { value in
      switch value {
      case .first: log.note("first")
      case .second(_, nil): log.note("second")
      case .second(_, let drag?): log.note("\(drag.translation.width)")
      }
    }
    let mounted = try await MountedView(block.gesture(gesture))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      await Turn.until { log.entries.contains("second") }
      try await area.hover(at: CGPoint(x: 40, y: 30))
    }
    #expect(log.entries.prefix(3) == ["first", "second", "30.0"])
  }

  @Test("GE30 GE31 (part) what GTK tells of two fingers magnifies and turns the view")
  func fingers() async throws {
    let pinch = MagnifyGesture().onChanged { log.note("\($0.magnification)") }
      .simultaneously(with: RotateGesture().onChanged { log.note("\($0.rotation.degrees.rounded())") })
      .onEnded { _ in log.note("end") }
    let mounted = try await MountedView(block.gesture(pinch))
    let controllers = controllers(around: try mounted.root.find(identifier: "area"))
    let zoom = try #require(controllers.first { $0.isA(gtk_gesture_zoom_get_type()) })
    let turn = try #require(controllers.first { $0.isA(gtk_gesture_rotate_get_type()) })
    Emission.emit("scale-changed", of: zoom, [1.5])
    Emission.emit("angle-changed", of: turn, [0.0, Double.pi / 2])
    Emission.emit("angle-changed", of: turn, [0.0, -160 * Double.pi / 180])
    Emission.emit("end", of: zoom, [])
    #expect(log.entries == ["1.5", "90.0", "200.0", "end"])
  }

  private struct Turned: View {
    let log: Log
    @GestureState private var degrees = 0.0
    @GestureState private var distance = 0.0

    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .gesture(DragGesture().updating($distance) { value, distance, _ in distance = value.translation.width })
        .simultaneousGesture(
          RotateGesture().updating($degrees) { value, degrees, _ in degrees = value.rotation.degrees })
      Text(verbatim: "\(degrees.rounded()) \(distance)")
    }
  }

  @Test("GE31 a rotation goes on beside a drag of the mouse, and each is back at its start when it has ended")
  func turnBesideDrag() async throws {
    let mounted = try await MountedView(Turned(log: log))
    let area = try mounted.root.find(identifier: "area")
    let turn = try #require(controllers(around: area).first { $0.isA(gtk_gesture_rotate_get_type()) })
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      try await area.hover(at: CGPoint(x: 40, y: 30))
      Emission.emit("angle-changed", of: turn, [0.0, Double.pi / 2])
      await Settling.settle()
      #expect(mounted.root.texts == ["90.0 30.0"])
      try await area.hover(at: CGPoint(x: 50, y: 30))
      #expect(mounted.root.texts == ["90.0 40.0"])
      Emission.emit("end", of: turn, [])
      await Settling.settle()
      #expect(mounted.root.texts == ["0.0 40.0"])
    }
    await Settling.settle()
    #expect(mounted.root.texts == ["0.0 0.0"])
  }

  private func controllers(around area: FoundWidget) -> [ObjectReference] {
    sequence(first: area.widget.widgetObject) { gtk_widget_get_parent($0) }.flatMap { Widget($0).controllers }
  }
}
