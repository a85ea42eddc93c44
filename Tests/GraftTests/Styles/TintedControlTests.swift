import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What a tint does to controls.
@Suite(.gtk) @MainActor
struct TintedControlTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let theme: [UInt8] = [0x35, 0x84, 0xe4]

  /// The colours of a control.
  private func colors(_ content: some View) async throws -> Set<[UInt8]> {
    try await Pixels.of(content.frame(width: 100), length: 120).colors(in: CGRect(0, 0, 120, 120))
  }

  private func isTinted(_ content: some View) async throws -> Bool {
    let (plain, tinted) = (try await colors(content), try await colors(content.tint(Self.red)))
    return tinted.contains([255, 0, 0]) && !plain.contains([255, 0, 0])
  }

  @Test("SY20 a tint marks prominent buttons, switches, check marks, radio buttons and toggles that are on")
  func buttons() async throws {
    #expect(try await isTinted(Button("Go") {}.buttonStyle(.borderedProminent)))
    let toggle = Toggle("on", isOn: .constant(true))
    #expect(try await isTinted(toggle.toggleStyle(.switch)))
    #expect(try await isTinted(toggle.toggleStyle(.checkbox)))
    let radio = Picker("one", selection: .constant(1)) { Text("one").tag(1) }
    #expect(try await isTinted(radio.pickerStyle(.radioGroup)))
    #expect(try await !isTinted(toggle.toggleStyle(.switch).disabled(true)))
    #expect(try await !isTinted(Slider(value: .constant(0.5)).disabled(true)))
    #expect(try await !isTinted(Toggle("off", isOn: .constant(false)).toggleStyle(.switch)))
    #expect(try await !isTinted(Button("████") {}))
  }

  @Test("SY20 a tint marks sliders, progress, gauges, links and what is selected")
  func bars() async throws {
    #expect(try await isTinted(Slider(value: .constant(0.5))))
    #expect(try await isTinted(ProgressView(value: 0.5)))
    #expect(try await isTinted(Gauge(value: 0.5) { Text("level") }))
    #expect(try await isTinted(Button("████") {}.buttonStyle(.link)))
    let list = List(["one", "two"], id: \.self, selection: .constant("one")) { Text($0) }
    #expect(try await isTinted(list.frame(height: 100)))
    #expect(try await isTinted(Text(verbatim: "████").foregroundStyle(.tint)))
    #expect(try await !isTinted(Text(verbatim: "████")))
  }

  private struct Barred: Scene {
    var body: some Scene {
      WindowGroup("Barred") {
        NavigationStack {
          Text("page").toolbar { ToolbarItem { Slider(value: .constant(0.8)).frame(width: 100) } }
        }
        .tint(Color(red: 1, green: 0, blue: 0.4))
      }
    }
  }

  @Test("SY20 a tint marks what is in the bar of a window that opens")
  func bar() async throws {
    try await ShownScenes.with(Barred()) {
      let pixels = try Pixels(ShownScenes.content("Barred"))
      let all = pixels.colors(in: CGRect(0, 0, CGFloat(pixels.width), CGFloat(pixels.height)))
      #expect(all.contains([255, 0, 102]))
    }
  }

  @Test("SY20 the nearest tint wins, and nil is the theme's accent again")
  func nearest() async throws {
    let bar = ProgressView(value: 0.5)
    #expect(try await colors(bar.tint(Self.red).tint(.blue)).contains([255, 0, 0]))
    let plain = try await colors(bar.tint(nil).tint(Self.red))
    #expect(plain.contains(Self.theme) && !plain.contains([255, 0, 0]))
    #expect(try await colors(bar.accentColor(Self.red)).contains([255, 0, 0]))
  }

  @Test("SY11 switches, bars and rings whose style has a colour mark with it, and the others with the tint around")
  func styles() async throws {
    func isRed(_ content: some View) async throws -> Bool { try await colors(content).contains([255, 0, 0]) }
    let toggle = Toggle("on", isOn: .constant(true))
    #expect(try await isRed(toggle.toggleStyle(SwitchToggleStyle(tint: Self.red)).tint(.blue)))
    #expect(try await isRed(toggle.toggleStyle(SwitchToggleStyle()).tint(Self.red)))
    let task = ProgressView(value: 0.5)
    #expect(try await isRed(task.progressViewStyle(LinearProgressViewStyle(tint: Self.red)).tint(.blue)))
    #expect(try await isRed(task.progressViewStyle(CircularProgressViewStyle(tint: Self.red))))
    #expect(try await !isRed(task.progressViewStyle(LinearProgressViewStyle())))
  }

  private struct Changing: View {
    let share: Double?

    var body: some View {
      Toggle("on", isOn: .constant(true)).toggleStyle(.checkbox).tint(share.map { Color(white: $0) })
    }
  }

  @Test("SY20 SY21 a tint that changes keeps the widget, and no more classes than are shown")
  func changes() async throws {
    let before = StyleSheet.classCount
    let mounted = try await MountedView(Changing(share: 0))
    let button = try mounted.root.find(role: .checkbox)
    let plain = styleClasses(of: button)
    for share in 1...50 {
      mounted.rootView = Changing(share: Double(share) / 100)
      await Settling.settle()
    }
    #expect(StyleSheet.classCount == before + 1)
    #expect(styleClasses(of: button).count == plain.count)
    mounted.rootView = Changing(share: nil)
    await Settling.settle()
    #expect(try mounted.root.find(role: .checkbox).widget == button.widget)
    #expect(StyleSheet.classCount == before)
    #expect(styleClasses(of: button).count == plain.count - 1)
  }

  @Test("tints and fonts of numbers that are none, endless or tiny are rules that GTK takes")
  func badNumbers() async throws {
    let tints = [
      Color(red: .nan, green: 0, blue: 0), Color(red: .infinity, green: -1, blue: 2), Self.red.opacity(1e-7),
      Self.red.opacity(.nan),
    ]
    for tint in tints {
      let page = VStack {
        Toggle("t", isOn: .constant(true)).tint(tint)
        TextField("f", text: .constant("x")).foregroundStyle(tint).kerning(1e300)
        TextField("f", text: .constant("x")).tracking(.nan).font(.custom("\"};\\", size: 1e9))
      }
      let mounted = try await MountedView(page.frame(width: 100, height: 100), size: CGSize(width: 200, height: 200))
      #expect(mounted.root.findAll(role: .textField).count >= 2)
      await mounted.close()
    }
    #expect(Set(Diagnostics.recorded.map(\.kind)).isSubset(of: [.missingFont, .invalidEffect]))
    Diagnostics.removeAll()
  }
}
