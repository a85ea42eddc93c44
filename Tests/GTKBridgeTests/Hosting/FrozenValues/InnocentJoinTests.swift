import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Joins that only look as if a value were frozen there: nothing is said of them.
@Suite(.gtk) @MainActor
struct InnocentJoinTests {
  @Test("FV8 a push that comes later than the update is a push, as long as the program has not been idle for a second")
  func latePush() async throws {
    let (later, step) = (Later(), Step())
    let mounted = try await MountedView(FrozenStage(step: step) { LatePane(text: people[$0], later: later) })
    step.binding?.wrappedValue = 1
    await Settling.settle()
    later.push?()
    await Settling.rest()
    #expect(mounted.root.texts == [people[1]])
    #expect(Diagnostics.recorded == [])
  }

  @Test("a second without a cycle has to pass before anything is looked at")
  func idleSecond() async throws {
    let (clock, step) = (TestClock(), Step())
    let mounted = try await MountedView(
      FrozenStage(step: step) { n in HostPane(value: people[n]) { Caption(text: $0) } })
    try await clock.drivingGTK {
      step.binding?.wrappedValue = 1
      await clock.advance(by: .milliseconds(800))
      step.binding?.wrappedValue = 2
      await clock.advance(by: .milliseconds(800))
      #expect(Diagnostics.recorded == [])
      await clock.advance(by: .milliseconds(1500))
      // A second that was asked for before the time was driven passes in real time, and the next one is driven.
      let end = ContinuousClock.now.advanced(by: .seconds(60))
      while Diagnostics.recorded.isEmpty, ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(50))
        await clock.advance(by: .milliseconds(1500))
      }
    }
    #expect(mounted.root.texts == [people[0]])
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  @Test("FV9 what is marked by @MakeOnly, or has a name that begins with initial, is meant to stay")
  func marked() async throws {
    let wrapped = try await reports { MarkedPane(text: people[$0]) }
    let named = try await reports { NamedPane(initialText: people[$0]) }
    let inside = try await reports { n in HostPane(value: people[n]) { InitialCaption(initial: $0) } }
    #expect([wrapped, named, inside] == [[], [], []])
  }

  @Test("FV10 a difference that is lost in what is shown is none")
  func lost() async throws {
    let rounded = try await reports { n in HostPane(value: 0.51 + Double(n) / 100) { Tenths(fraction: $0) } }
    let unused = try await reports { n in HostPane(value: people[n]) { Silent(requestID: $0) } }
    let object = try await reports { n in HostPane(value: Journal(people[n])) { Journaled(journal: $0) } }
    #expect([rounded, unused, object] == [[], [], []])
  }

  @Test("FV10 a difference that is lost in an erased view, or in an optional, is none; one that is shown is")
  func lostInside() async throws {
    let erased = try await reports { n in
      HostPane(value: 0.51 + Double(n) / 100) { AnyView(Tenths(fraction: $0).padding()) }
    }
    let nested = try await reports { n in
      HostPane(value: 0.51 + Double(n) / 100) { Erasing(label: "share", content: AnyView(Tenths(fraction: $0))) }
    }
    let optional = try await reports { n in
      HostPane(value: 0.51 + Double(n) / 100) { MaybeTenths(fraction: $0) }
    }
    #expect([erased, nested, optional] == [[], [], []])
    let shown = try await reports { n in
      HostPane(value: 0.51 + Double(n) / 10) { Erasing(label: "share", content: AnyView(Tenths(fraction: $0))) }
    }
    #expect(shown.count == 1)
  }

  @Test("FV11 a host that cannot be seen may wait until it is shown")
  func hidden() async throws {
    let (step, stack) = (Step(), StackPane.Pages())
    let mounted = try await MountedView(FrozenStage(step: step) { StackPane(text: people[$0], pages: stack) })
    step.binding?.wrappedValue = 1
    await Settling.rest()
    #expect(Diagnostics.recorded == [])
    stack.show()
    await Settling.rest()
    #expect(mounted.root.texts == [people[0]])
    #expect(Diagnostics.recorded.map(\.kind) == [.frozenValue])
  }

  @Test("FV12 a hosted view that follows something by itself may have the value from there")
  func followed() async throws {
    let shelf = Shelf(people[0])
    let step = Step()
    let mounted = try await MountedView(
      FrozenStage(step: step) { n in
        HostPane(value: people[n]) { Doubled(text: $0, shelf: shelf) }
      })
    step.binding?.wrappedValue = 1
    shelf.title = people[1]
    await Settling.rest()
    #expect(mounted.root.texts == [people[1]])
    #expect(Diagnostics.recorded == [])
  }

  @Test(
    "FV13 words, numbers and colours that are equal by chance, and bindings made anew to the same place, are no findings"
  )
  func coincidences() async throws {
    let width = try await reports { n in WidthPane(width: 100 + CGFloat(n)) }
    let binding = try await reports { BindingOwner(step: $0) }
    let color = try await reports { n in TintPane(tint: [.red, .green, .blue][n]) }
    let colors = [Color.red, .green, .blue]
    let warning = try await reports { n in HostPane(value: colors[n]) { _ in Warning(color: .red) } }
    let word = try await reports { n in
      HostPane(value: ["Untitled", "Draft", "Final"][n]) { _ in Caption(text: "Untitled") }
    }
    let length = try await reports { n in HostPane(value: CGFloat(40 + n)) { _ in Spaced(distance: 40) } }
    #expect([width, binding, color, warning, word, length] == [[], [], [], [], [], []])
  }

  @Test("a value that comes back to what the host has is no finding, nor is one whose view has gone")
  func backAndGone() async throws {
    let back = try await reports { n in HostPane(value: people[n % 2]) { Caption(text: $0) } }
    let gone = try await reports { n in
      if n < 2 { HostPane(value: people[n]) { Caption(text: $0) } }
    }
    #expect([back, gone] == [[], []])
  }
}

@MainActor
private final class Later {
  var push: (() -> Void)?
}

private struct LatePane: GtkWidgetControllerRepresentable {
  let text: String
  let later: Later

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Caption> {
    GtkHostingController(rootView: Caption(text: text))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Caption>, context: Context) {
    later.push = { [weak controller] in controller?.rootView.text = text }
  }
}

private struct MarkedPane: GtkWidgetRepresentable {
  @MakeOnly var text: String
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Caption(text: text)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct NamedPane: GtkWidgetRepresentable {
  let initialText: String
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Caption(text: initialText)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct InitialCaption: View {
  let initial: String
  var body: some View { Text(initial) }
}

private struct Tenths: View {
  let fraction: Double
  var body: some View { Text("\(Int(fraction * 10)) tenths") }
}

private struct Erasing: View {
  let label: String
  let content: AnyView
  var body: some View { content }
}

private struct MaybeTenths: View {
  let fraction: Double?
  var body: some View { Text("\(Int((fraction ?? 0) * 10)) tenths") }
}

private struct Silent: View {
  let requestID: String
  var body: some View { Text("welcome") }
}

private final class Journal {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct Journaled: View {
  let journal: Journal
  var body: some View { Button("Note") { print(journal.name) } }
}

private struct StackPane: GtkWidgetRepresentable {
  @MainActor
  final class Pages {
    var stack: Widget?
    func show() { if let stack { stack["visible-child-name"] = "back" } }
  }

  let text: String
  let pages: Pages

  func makeGtkWidget(context: Context) -> Widget {
    let stack = Widget(typeName: "GtkStack")
    let host = GtkHostingWidget(rootView: Caption(text: text))
    gtk_stack_add_named(stack.cast(), gtk_label_new(""), "front")
    withExtendedLifetime(host) { _ = gtk_stack_add_named(stack.cast(), host.widgetPointer, "back") }
    pages.stack = stack
    return stack
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: ()) {}
}

private struct Doubled: View {
  let text: String
  let shelf: Shelf
  var body: some View { Text(shelf.title) }
}

private struct WidthPane: GtkWidgetRepresentable {
  let width: CGFloat
  func makeGtkWidget(context: Context) -> Widget {
    GtkHostingWidget(rootView: Caption(text: "fixed").frame(width: 100))
  }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["width-request"] = Int(width) }
}

private struct TintPane: GtkWidgetRepresentable {
  let tint: Color
  func makeGtkWidget(context: Context) -> Widget {
    GtkHostingWidget(rootView: Caption(text: "always red").foregroundStyle(Color.red))
  }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["tooltip-text"] = "\(tint)" }
}

private struct Warning: View {
  let color: Color
  var body: some View { Text("careful").foregroundStyle(color) }
}

private struct NumberCaption: View {
  @Binding var number: Int
  var body: some View { Text("\(number)") }
}

private struct NumberPane: GtkWidgetRepresentable {
  let step: Int
  @Binding var number: Int
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: NumberCaption(number: $number)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["width-request"] = 50 + step }
}

private struct BindingOwner: View {
  let step: Int
  @State private var number = 5
  var body: some View {
    VStack {
      NumberPane(step: step, number: Binding(get: { number }, set: { number = $0 }))
      NumberPane(step: step, number: step == 1 ? $number.animation() : $number)
    }
  }
}
