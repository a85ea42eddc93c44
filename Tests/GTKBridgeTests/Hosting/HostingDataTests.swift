import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// What a host starts from, and how it and plain GTK code talk to each other.
@Suite(.gtk) @MainActor
struct HostingDataTests {
  @Test("HC12 a host starts from the defaults of the environment, and modifiers inside add to it")
  func hostStartsFromDefaults() async throws {
    let mounted = try await MountedView(
      VStack {
        EnvironmentText()
        EnvironmentText().environment(\.first, 3)
      })
    #expect(mounted.root.texts == ["first 0 second 0", "first 3 second 0"])
  }

  @Test("HC12 a host starts with the desktop's locale and colours and its window's scale, and follows the scale")
  func hostStartsFromToolkit() async throws {
    let mounted = try await MountedView(ToolkitText())
    #expect(mounted.root.texts == ["en_US_POSIX light 1.0 1.0"])
    let counts = UpdateStatistics.start()
    PrivateDisplay.setScale(2)
    defer { PrivateDisplay.setScale(1) }
    await Settling.settle()
    #expect(mounted.root.texts == ["en_US_POSIX light 2.0 0.5"])
    #expect(counts.bodies(of: ToolkitText.self) == 1)
  }

  @Test("HC14 two hosts of one view value have a state each")
  func hostsHaveTheirOwnState() async throws {
    let view = Tally()
    let (left, right) = (try await MountedView(view), try await MountedView(view))
    try await left.root.find(role: .button).click()
    #expect(left.root.texts == ["1", "Add"])
    #expect(right.root.texts == ["0", "Add"])
    try await right.root.find(role: .button).click()
    try await right.root.find(role: .button).click()
    #expect(left.root.texts == ["1", "Add"])
    #expect(right.root.texts == ["2", "Add"])
  }

  @Test("HC17 a closure in the root view calls GTK code on the main thread, outside of any update")
  func closureCallsBack() async throws {
    let box = BindingBox<Int>()
    let window = PlainWindow()
    let report: () -> Void = {
      #expect(Thread.isMainThread)
      gtk_window_set_title(window.pointer, "clicked")
      // A write that came from inside a body or an update would be dropped and reported.
      box.value = 5
    }
    let controller = GtkHostingController(
      rootView: VStack {
        Button("Call", action: report)
        Owner(0, box) { Text("\($0.wrappedValue)") }
      })
    await window.show(controller.widget.widgetPointer)
    try await window.content.find(role: .button).click()
    #expect(gtk_window_get_title(window.pointer).map { String(cString: $0) } == "clicked")
    #expect(window.content.texts == ["Call", "5"])
    #expect(Diagnostics.recorded == [])
    window.destroy()
  }

  @Test("HC18 a binding over plain data shows an outside change only when rootView is assigned again")
  func plainBindingIsNotFollowed() async throws {
    let data = PlainData()
    func view() -> Field { Field(text: Binding(get: { data.text }, set: { data.text = $0 })) }
    let mounted = try await MountedView(view())
    data.text = "b"
    await Settling.settle()
    #expect(mounted.root.texts == ["a"])
    mounted.rootView = view()
    await Settling.settle()
    #expect(mounted.root.texts == ["b"])
  }

  @Test("HC18 a binding over an observable model follows it")
  func observableBindingIsFollowed() async throws {
    let data = ObservableData()
    let mounted = try await MountedView(
      Field(text: Binding(get: { data.text }, set: { data.text = $0 })))
    data.text = "b"
    await Settling.settle()
    #expect(mounted.root.texts == ["b"])
  }
}

@MainActor
private final class PlainData {
  var text = "a"
}

@Observable @MainActor
private final class ObservableData {
  var text = "a"
}

private struct Field: View {
  @Binding var text: String

  var body: some View { Text(text) }
}

private struct ToolkitText: View {
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel

  var body: some View { Text(verbatim: "\(locale.identifier) \(colorScheme) \(scale) \(pixel)") }
}

private struct EnvironmentText: View {
  @Environment(\.first) private var first
  @Environment(\.second) private var second

  var body: some View { Text("first \(first) second \(second)") }
}
