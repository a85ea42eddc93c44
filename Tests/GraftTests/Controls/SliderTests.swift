import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Sliders, moved by keys and by the pointer through the X server.
@Suite(.gtk) @MainActor
struct SliderTests {
  private struct Form: View {
    @State private var value = 5.0
    let step: Double?
    let log: Log

    var body: some View {
      VStack {
        if let step {
          Slider(value: noted($value, in: log), in: 0...10, step: step) { log.note("editing \($0)") }
        } else {
          Slider(value: noted($value, in: log), in: 0...10) { log.note("editing \($0)") }
        }
        Text(verbatim: "\(value)")
        Button("Least") { value = 0 }
      }
    }
  }

  private static func mount(step: Double?, log: Log) async throws -> MountedView<some View> {
    try await MountedView(Form(step: step, log: log), size: CGSize(width: 300, height: 150))
  }

  private static func focus(_ slider: FoundWidget) { gtk_widget_grab_focus(slider.widget.widgetPointer) }

  private static func value(_ slider: FoundWidget) -> Double {
    gtk_range_get_value(slider.widget.cast())
  }

  @Test("CT46 a slider without a handle shows none, and is moved all the same")
  func thumb() async throws {
    func pixels(_ visibility: Visibility) async throws -> Pixels {
      try Pixels(
        try await MountedView(
          Slider(value: .constant(0.5)).sliderThumbVisibility(visibility), size: CGSize(width: 200, height: 60)
        ).root)
    }
    let room = CGRect(80, 10, 40, 40)
    let (shown, hidden) = (try await pixels(.automatic), try await pixels(.hidden))
    #expect(try await pixels(.visible).colors(in: room) == shown.colors(in: room))
    #expect(hidden.colors(in: room).count < shown.colors(in: room).count)
    let log = Log()
    let mounted = try await MountedView(
      Slider(value: noted(.constant(0.5), in: log)).sliderThumbVisibility(.hidden),
      size: CGSize(width: 200, height: 60))
    let slider = try mounted.root.find(role: .slider)
    Self.focus(slider)
    try await slider.press("Right")
    #expect(log.entries.count == 1)
  }

  @Test("a key moves a slider by one step: one write between the begin and the end of an edit")
  func keyIsOneStep() async throws {
    let log = Log()
    let mounted = try await Self.mount(step: 2.5, log: log)
    let slider = try mounted.root.find(role: .slider)
    #expect(Self.value(slider) == 5)
    Self.focus(slider)
    try await slider.press("Right")
    #expect(log.entries == ["editing true", "7.5", "editing false"])
    #expect(mounted.root.texts == ["7.5", "Least"])
    try await slider.press("Left")
    #expect(log.entries.suffix(3) == ["editing true", "5.0", "editing false"])
    #expect(log.entries.count == 6)
  }

  @Test("RP31 a change of the model moves the handle, and is not written back")
  func modelMovesHandle() async throws {
    let log = Log()
    let mounted = try await Self.mount(step: nil, log: log)
    try await mounted.root.find(role: .button).click()
    #expect(try Self.value(mounted.root.find(role: .slider)) == 0)
    #expect(mounted.root.texts == ["0.0", "Least"])
    #expect(log.entries == [])
  }

  @Test("a press on the track chooses the nearest step, between the begin and the end of an edit")
  func pressChoosesStep() async throws {
    let log = Log()
    let mounted = try await Self.mount(step: 4, log: log)
    let slider = try mounted.root.find(role: .slider)
    try await XInput.click(on: slider.widget, at: CGPoint(x: 230, y: slider.frame.height / 2))
    await Settling.settle()
    #expect(log.entries == ["editing true", "8.0", "editing false"])
    #expect(Self.value(slider) == 8)
  }

  @Test("BI9 a slider that is bound to a constant shows the constant again after a key")
  func constantSliderIsRestored() async throws {
    let mounted = try await MountedView(
      Slider(value: .constant(3.0), in: 0...10, step: 1), size: CGSize(width: 200, height: 50))
    let slider = try mounted.root.find(role: .slider)
    Self.focus(slider)
    try await slider.press("Right")
    #expect(Self.value(slider) == 3)
  }

  @Test(
    "a value that the slider cannot show is shown as the nearest it can",
    arguments: [(-3, 0), (12, 9), (4.4, 3), (.nan, 0), (.infinity, 9)] as [(Double, Double)])
  func valueIsClamped(value: Double, shown: Double) async throws {
    let mounted = try await MountedView(Slider(value: .constant(value), in: 0...9, step: 3))
    #expect(try Self.value(mounted.root.find(role: .slider)) == shown)
  }

  @Test("a slider shows its labels beside the track, and is called by the first")
  func labelsAreShown() async throws {
    let mounted = try await MountedView(
      Slider(value: .constant(Float(0.5))) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      },
      size: CGSize(width: 400, height: 50))
    #expect(mounted.root.texts == ["Volume", "low", "high"])
    let slider = try mounted.root.find(role: .slider)
    #expect(slider.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) == "Volume")
    #expect(try slider.frame.minX > mounted.root.frame(ofText: "low").maxX)
    #expect(try slider.frame.maxX < mounted.root.frame(ofText: "high").minX)
  }
}
