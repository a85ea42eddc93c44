import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Gestures by the pointer, and the state that follows them.
@Suite(.gtk) @MainActor
struct GestureTests {
  struct Dragged: View {
    let log: Log
    var distance: CGFloat = 10
    @GestureState private var offset = CGSize.zero

    var body: some View {
      VStack {
        Text("\(Int(offset.width)) \(Int(offset.height))").accessibilityIdentifier("offset")
        Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area").gesture(drag)
      }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: distance)
        .updating($offset) { value, state, _ in state = value.translation }
        .onChanged { value in log.entries.append("changed \(Int(value.startLocation.x)) \(Int(value.location.x))") }
        .onEnded { value in log.entries.append("ended \(Int(value.translation.width))") }
    }
  }

  @Test("UI5 gesture state follows the drag, and is as it was at first when it has ended")
  func followsDrag() async throws {
    let log = Log()
    let mounted = try await MountedView(Dragged(log: log))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold(at: CGPoint(x: 10, y: 30)) {
      #expect(mounted.root.texts == ["0 0"])
      try await area.hover(at: CGPoint(x: 50, y: 35))
      #expect(mounted.root.texts == ["40 5"])
      try await area.hover(at: CGPoint(x: 30, y: 30))
      #expect(mounted.root.texts == ["20 0"])
    }
    #expect(mounted.root.texts == ["0 0"])
    #expect(log.entries == ["changed 10 50", "changed 10 30", "changed 10 10", "ended 0"])
  }

  @Test("a drag shorter than the least distance is none, and one without a least distance begins with the button")
  func leastDistance() async throws {
    let log = Log()
    let mounted = try await MountedView(Dragged(log: log, distance: 50))
    let area = try mounted.root.find(identifier: "area")
    try await area.drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 40, height: 0))
    #expect(log.entries == [])
    mounted.rootView = Dragged(log: log, distance: 0)
    await Settling.settle()
    try await area.click(at: CGPoint(x: 10, y: 30))
    #expect(log.entries == ["changed 10 10", "ended 0"])
  }

  struct Pressing: View {
    let log: Log
    var isShown = true
    @GestureState(reset: { value, transaction in transaction.animation = value ? .default : nil })
    private var isPressing = false

    var body: some View {
      VStack {
        Probe(isPressing: isPressing, log: log)
        if isShown {
          Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
            .gesture(
              LongPressGesture(minimumDuration: 3600)
                .updating($isPressing) { value, state, _ in state = value }
                .onEnded { _ in log.entries.append("ended") })
        }
      }
    }
  }

  /// A label that says under which transaction it was updated last.
  struct Probe: GtkWidgetRepresentable {
    let isPressing: Bool
    let log: Log

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      gtkWidget["label"] = isPressing ? "pressed" : "free"
      log.entries.append(context.transaction.animation == nil ? "plain" : "animated")
    }
  }

  @Test("UI6 gesture state goes back when the gesture's view is removed, under the transaction of its reset")
  func removedView() async throws {
    let log = Log()
    let mounted = try await MountedView(Pressing(log: log))
    let area = try mounted.root.find(identifier: "area")
    try await area.hold {
      #expect(mounted.root.texts == ["pressed"])
      #expect(log.entries == ["plain", "plain"])
      mounted.rootView = Pressing(log: log, isShown: false)
      await Settling.settle()
      #expect(mounted.root.texts == ["free"])
      #expect(log.entries == ["plain", "plain", "animated"])
    }
    #expect(log.entries == ["plain", "plain", "animated"])
  }

  @Test("UI5 a press that moves away is cancelled: the state goes back, and the gesture does not end")
  func cancelledPress() async throws {
    let log = Log()
    let mounted = try await MountedView(Pressing(log: log))
    try await mounted.root.find(identifier: "area").drag(at: CGPoint(x: 10, y: 30), by: CGSize(width: 40, height: 0))
    #expect(mounted.root.texts == ["free"])
    #expect(!log.entries.contains("ended"))
  }

  struct Taps: View {
    @State private var taps: [String] = []

    var body: some View {
      VStack {
        Text(taps.joined(separator: " "))
        HStack(spacing: 40) {
          Text("one").accessibilityIdentifier("one")
          Button("button") { taps.append("button") }
          Text("two").accessibilityIdentifier("two").onTapGesture(count: 2) { taps.append("double") }
        }
        .onTapGesture { taps.append("single") }
      }
    }
  }

  @Test("a tap anywhere on what a view shows runs its action once; controls and gestures inside come first")
  func taps() async throws {
    let mounted = try await MountedView(Taps(), size: CGSize(width: 400, height: 100))
    try await mounted.root.find(identifier: "one").click()
    #expect(mounted.root.texts.first == "single")
    try await mounted.root.find(role: .button, name: "button").click()
    #expect(mounted.root.texts.first == "single button")
    try await mounted.root.find(identifier: "two").click()
    #expect(mounted.root.texts.first == "single button single")
    let one = try mounted.root.find(identifier: "one")
    try await one.click(at: CGPoint(x: CGFloat(gtk_widget_get_width(one.widget.widgetPointer)) + 20, y: 5))
    #expect(mounted.root.texts.first == "single button single")
  }

  struct Held: View {
    let log: Log

    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .onLongPressGesture(minimumDuration: 0.01) {
          log.entries.append("done")
        } onPressingChanged: {
          log.entries.append("pressing \($0)")
        }
    }
  }

  @Test("GE5 a press that is held long enough runs its action once, and tells when it begins and ends")
  func longPress() async throws {
    let log = Log()
    let mounted = try await MountedView(Held(log: log))
    try await mounted.root.find(identifier: "area").hold {
      await Turn.until { log.entries.contains("done") }
    }
    #expect(log.entries == ["pressing true", "done", "pressing false"])
  }

  struct HeldByOlderNames: View {
    let log: Log

    var body: some View {
      Color.red.frame(width: 100, height: 60).accessibilityIdentifier("area")
        .onLongPressGesture(
          minimumDuration: .infinity, maximumDistance: .infinity, pressing: { log.entries.append("pressing \($0)") },
          perform: { log.entries.append("done") })
    }
  }

  @Test("GE5 the older names of its functions are those of the same gesture")
  func longPressByOlderNames() async throws {
    let log = Log()
    let mounted = try await MountedView(HeldByOlderNames(log: log))
    try await mounted.root.find(identifier: "area").click()
    #expect(log.entries == ["pressing true", "pressing false"])
  }
}
