import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Buttons that a style of the program's own draws.
@Suite(.gtk) @MainActor
struct ButtonStyleTests {
  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 7).frame(height: 21)
    }
  }

  private struct Press: ButtonStyle {
    let log: Log

    func makeBody(configuration: Configuration) -> some View {
      log.note(configuration.isPressed)
      return configuration.label.frame(width: 80, height: 40)
    }
  }

  private struct Owner: View {
    let log: Log
    var style: Press { Press(log: log) }

    var body: some View {
      VStack(spacing: 20) {
        Button("Go") { log.note("run") }.buttonStyle(style)
        Text("below")
      }
    }
  }

  @Test("SY1 a styled button is as large as its body and has the focus of the keyboard, Space and Return")
  func isAButtonAsLargeAsItsBody() async throws {
    let log = Log()
    let mounted = try await MountedView(
      VStack {
        Button("Other") {}
        Button {
          log.note("run")
        } label: {
          Block(33, 5)
        }
        .buttonStyle(Framed())
      })
    let button = try #require(mounted.root.findAll(role: .button).last)
    #expect(button.frame.size == CGSize(width: 47, height: 21))
    #expect(mounted.root.blockFrames[0].offsetBy(dx: -button.frame.minX, dy: -button.frame.minY) == CGRect(7, 8, 33, 5))
    #expect(!hasRing(button))
    try await button.press("Tab")
    #expect(gtk_widget_is_focus(button.widget.widgetPointer) != 0)
    #expect(hasRing(button))
    try await button.press("space")
    try await button.press("Return")
    #expect(log.entries == ["run", "run"])
    try await button.click(at: CGPoint(x: 1, y: 1))
    #expect(log.entries == ["run", "run", "run"])
  }

  /// Whether GTK draws something around the widget.
  private func hasRing(_ found: FoundWidget) -> Bool {
    gtk_widget_get_state_flags(found.widget.widgetPointer).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
      && gtk_widget_is_focus(found.widget.widgetPointer) != 0
  }

  @Test("SY1 the ring of a button that fills what is scrolled is seen at all of its edges")
  func scrolledRing() async throws {
    struct Card: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Color.white.frame(width: 80, height: 40) }
    }
    let mounted = try await MountedView(
      VStack {
        Button("other") {}
        ScrollView(.horizontal) { Button("card") {}.buttonStyle(Card()) }.frame(height: 40)
      }, size: CGSize(width: 200, height: 100))
    let button = try #require(mounted.root.findAll(role: .button).last)
    try await button.press("Tab")
    #expect(hasRing(button))
    let (pixels, frame) = (try Pixels(mounted.root), button.frame)
    for point in [
      CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.midX, y: frame.maxY - 1),
      CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX - 1, y: frame.midY),
    ] { #expect(pixels[Int(point.x), Int(point.y)] != [255, 255, 255]) }
    #expect(pixels[Int(frame.midX), Int(frame.midY)] == [255, 255, 255])
  }

  @Test("SY1 a styled button takes the room that its body takes")
  func takesRoom() async throws {
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.frame(maxWidth: .infinity) }
    }
    let mounted = try await MountedView(
      Button("Go") {}.buttonStyle(Wide()), size: CGSize(width: 300, height: 100))
    #expect(try mounted.root.find(role: .button).frame.width == 300)
    #expect(try idealSize(of: Button("Go") {}.buttonStyle(Wide())) == idealSize(of: Text("Go")))
  }

  @Test("SY2 a style is told of press and release, and each evaluates its body once and no owner")
  func press() async throws {
    let log = Log()
    let mounted = try await MountedView(Owner(log: log))
    let button = try mounted.root.find(role: .button)
    let counts = UpdateStatistics.start()
    #expect(log.take() == ["false"])
    try await button.hold { #expect(log.take() == ["true"]) }
    #expect(log.take().sorted() == ["false", "run"])
    #expect(counts.bodies(of: Owner.self) == 0)
  }

  @Test("SY2 dragged off it is not pressed and release runs nothing, dragged back it is again")
  func dragOff() async throws {
    let log = Log()
    let mounted = try await MountedView(Owner(log: log), size: CGSize(width: 300, height: 200))
    let button = try mounted.root.find(role: .button)
    let text = try mounted.root.find(role: .label, text: "below")
    _ = log.take()
    try await button.drag(to: text)
    #expect(log.take() == ["true", "false"])
    try await button.hold {
      try await text.hover()
      #expect(log.take() == ["true", "false"])
      try await button.hover()
      #expect(log.take() == ["true"])
    }
    #expect(log.take().sorted() == ["false", "run"])
  }

  @Test("SY3 a key presses the button for as long as GTK shows it, and runs the action once")
  func key() async throws {
    let log = Log()
    let mounted = try await MountedView(Owner(log: log))
    let button = try mounted.root.find(role: .button)
    try await button.press("Tab")
    _ = log.take()
    try await button.press("space")
    try await Task.sleep(for: .milliseconds(400))
    await Settling.settle()
    #expect(log.take().filter { $0 != "run" } == ["true", "false"])
    try await button.press("Return")
    try await Task.sleep(for: .milliseconds(400))
    await Settling.settle()
    #expect(log.entries.filter { $0 == "run" } == ["run"])
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.role == .destructive ? "destructive" : "plain").onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
  }

  @Test("SY4 only trigger runs the action, as often as it is called, and the role is the button's")
  func primitive() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Button("Go", role: .destructive) { log.note("run") }.buttonStyle(Twice()))
    #expect(mounted.root.findAll(role: .button).isEmpty)
    try await mounted.root.find(role: .label, text: "Go").click()
    #expect(log.entries == [])
    try await mounted.root.find(role: .label, text: "destructive").click()
    #expect(log.entries == ["run", "run"])
  }

  private struct Dim: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  private struct Switching: View {
    @State private var isDisabled = false

    var body: some View {
      VStack {
        Button("Go") {}.disabled(isDisabled).accessibilityIdentifier("go")
        Toggle("Disable", isOn: $isDisabled)
      }
      .buttonStyle(Dim())
    }
  }

  @Test("SY7 SY9 a style reads the environment, and disables itself alone: its button takes no input and no focus")
  func environment() async throws {
    let mounted = try await MountedView(Switching())
    #expect(mounted.root.texts == ["enabled", "Disable"])
    let toggle = try mounted.root.find(role: .checkbox)
    try await toggle.click()
    #expect(mounted.root.texts == ["disabled", "Disable"])
    let button = try mounted.root.find(identifier: "go")
    #expect(button.widget["sensitive"] == false)
    try await toggle.press("Tab")
    #expect(gtk_widget_is_focus(toggle.widget.widgetPointer) != 0)
    #expect(color(of: try mounted.root.find(role: .label, text: "disabled")) == color(of: toggle))
  }

  private func color(of found: FoundWidget) -> [Float] {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(found.widget.widgetPointer), &color)
    return [color.red, color.green, color.blue, color.alpha]
  }
}
