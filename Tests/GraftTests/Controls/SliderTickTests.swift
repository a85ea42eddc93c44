import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Sliders with ticks, moved by keys and by the pointer through the X server.
@Suite(.gtk) @MainActor
struct SliderTickTests {
  private static let size = CGSize(width: 400, height: 100)

  /// The parts of a slider with a name in style sheets.
  private func parts(_ slider: FoundWidget, _ name: String) -> [UnsafeMutablePointer<GtkWidget>] {
    var (found, waiting): ([UnsafeMutablePointer<GtkWidget>], [UnsafeMutablePointer<GtkWidget>]) = (
      [], [slider.widget.widgetPointer]
    )
    while let widget = waiting.popLast() {
      if String(cString: gtk_widget_get_css_name(widget)) == name { found.append(widget) }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        waiting.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }
    return found
  }

  /// The words at the marks of a slider.
  private func marks(_ slider: FoundWidget) -> [String] { parts(slider, "mark").map(words).sorted() }

  private func words(in mark: UnsafeMutablePointer<GtkWidget>) -> String {
    var child = gtk_widget_get_first_child(mark)
    while let next = child {
      if String(cString: gtk_widget_get_css_name(next)) == "label" {
        return String(cString: gtk_label_get_text(OpaquePointer(next)))
      }
      child = gtk_widget_get_next_sibling(next)
    }
    return ""
  }

  private func value(_ slider: FoundWidget) -> Double { gtk_range_get_value(slider.widget.cast()) }

  private struct Marked: View {
    let value: Source<Double>
    let ends: Source<Bool>

    var body: some View {
      Slider(value: value.binding, in: 0...10) {
        Text("Size")
      } currentValueLabel: {
        Text("\(Int(value.value)) of ten")
      } ticks: {
        SliderTick(2, "a <b> & c")
        SliderTickContentForEach([4.0, 5.0], id: \.self) { place in
          SliderTick(place) { Text("at \(Int(place))") }
        }
        SliderTick(11, "beyond")
        if ends.value { SliderTick(10) }
      }
    }
  }

  @Test("CT47 ticks are marks with the words of their labels, and the value is called as its label says")
  func ticks() async throws {
    let (value, ends) = (Source(5.0), Source(false))
    let mounted = try await MountedView(Marked(value: value, ends: ends), size: Self.size)
    let slider = try mounted.root.find(role: .slider)
    #expect(marks(slider) == ["a <b> & c", "at 4", "at 5"])
    #expect(slider.name == "Size" && slider.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "5 of ten")
    ends.value = true
    value.value = 7
    await Settling.settle()
    #expect(marks(slider) == ["", "a <b> & c", "at 4", "at 5"])
    #expect(slider.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "7 of ten")
  }

  @Test("CT47 steps have the ticks that are made for them, and the user stays in the part that is enabled")
  func steps() async throws {
    let value = Source(50.0)
    let mounted = try await MountedView(
      Slider(value: value.binding, in: 0...100, step: 10, neutralValue: 50, enabledBounds: 25...70) {
        Text("Balance")
      } minimumValueLabel: {
        Text("left")
      } maximumValueLabel: {
        Text("right")
      } tick: { place in
        place.truncatingRemainder(dividingBy: 50) == 0 ? SliderTick(place, "\(Int(place))") : nil
      }, size: Self.size)
    let slider = try mounted.root.find(role: .slider)
    #expect(marks(slider) == ["0", "100", "50"])
    #expect(gtk_scale_get_has_origin(slider.widget.cast()) == 0)
    gtk_widget_grab_focus(slider.widget.widgetPointer)
    try await slider.press("End")
    #expect(value.value == 70 && self.value(slider) == 70)
    try await slider.press("Home")
    #expect(value.value == 30 && self.value(slider) == 30)
  }

  @Test("CT47 bounds of the enabled part that are steps are reached, and where no step is inside, no value outside is")
  func enabledBounds() async throws {
    for (enabled, ends) in [(0.3...0.7, [0.7, 0.3]), (0.42...0.48, [0.48, 0.42])] {
      let value = Source(0.5)
      let mounted = try await MountedView(
        Slider(value: value.binding, in: 0...1, step: 0.1, enabledBounds: enabled) {
        } tick: { _ in
          nil
        }, size: Self.size)
      let slider = try mounted.root.find(role: .slider)
      gtk_widget_grab_focus(slider.widget.widgetPointer)
      for (key, end) in zip(["End", "Home"], ends) {
        try await slider.press(key)
        #expect(enabled.contains(value.value) && abs(value.value - end) < 0.000_001)
        #expect(self.value(slider) == value.value)
      }
    }
  }

  @Test(
    "CT47 the handle is in the enabled part, on a step where one is inside, also where the value is not and keys came",
    arguments: [
      (42...48, 0, 42), (42...48, 45, 45), (42...48, 100, 48), (42...48, .nan, 42), (25...70, 25, 30),
      (25...70, 90, 70),
    ] as [(ClosedRange<Double>, Double, Double)])
  func handleInside(enabled: ClosedRange<Double>, value: Double, shown: Double) async throws {
    let mounted = try await MountedView(
      Slider(value: .constant(value), in: 0...100, step: 10, enabledBounds: enabled) {
      } tick: { _ in
        nil
      }, size: Self.size)
    let slider = try mounted.root.find(role: .slider)
    #expect(self.value(slider) == shown)
    gtk_widget_grab_focus(slider.widget.widgetPointer)
    for key in ["End", "Home"] {
      try await slider.press(key)
      #expect(self.value(slider) == shown)
    }
  }

  @Test("CT47 few ticks among many steps are all there")
  func manySteps() async throws {
    let mounted = try await MountedView(
      Slider(value: .constant(0.0), in: 0...86_400, step: 60) {
      } tick: { place in
        place.truncatingRemainder(dividingBy: 3600) == 0 ? SliderTick(place) : nil
      }, size: Self.size)
    let slider = try mounted.root.find(role: .slider)
    #expect(marks(slider).count == 25)
  }

  private struct Called: View {
    let word: Source<String>
    let spoken: Source<String>

    var body: some View {
      Slider(value: .constant(5.0), in: 0...10) {
      } currentValueLabel: {
        if !word.value.isEmpty { Text(word.value) }
      } ticks: {
        SliderTick(2)
      }
      .accessibilityValue(spoken.value)
    }
  }

  @Test("CT47 a value whose label has no words any more is called by its number, or as the program says")
  func valueWithoutLabel() async throws {
    let (word, spoken) = (Source("middle"), Source(""))
    let mounted = try await MountedView(Called(word: word, spoken: spoken), size: Self.size)
    let slider = try mounted.root.find(role: .slider)
    #expect(slider.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == "middle")
    for (said, called, value) in [("", "", nil), ("high", "five", "five"), ("", "five", "five"), ("", "", nil)] {
      (word.value, spoken.value) = (said, called)
      await Settling.settle()
      #expect(slider.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) == value)
    }
  }

  @Test("CT47 a click at the place of a tick chooses its value, in an edit with a begin and an end")
  func click() async throws {
    let (value, log) = (Source(Float(0)), Log())
    let mounted = try await MountedView(
      Slider(value: value.binding) {
      } ticks: {
        SliderTickContentForEach([0, 0.5, 1] as [Float], id: \.self) { SliderTick($0) }
      } onEditingChanged: {
        log.note("\($0)")
      }, size: Self.size)
    let slider = try mounted.root.find(role: .slider)
    #expect(marks(slider) == ["", "", ""])
    let trough = Widget(retaining: UnsafeMutableRawPointer(try #require(parts(slider, "trough").first)))
    let room = CGSize(
      width: Int(gtk_widget_get_width(trough.widgetPointer)), height: Int(gtk_widget_get_height(trough.widgetPointer)))
    try await XInput.click(on: trough, at: CGPoint(x: room.width / 2, y: room.height / 2))
    await Settling.settle()
    #expect(abs(value.value - 0.5) < 0.02 && log.entries == ["true", "false"])
  }
}
