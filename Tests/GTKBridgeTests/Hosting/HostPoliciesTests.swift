import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// When what a host shows appears, and when it ends, by its policies.
@Suite(.gtk) @MainActor
struct HostPoliciesTests {
  private let log = Log()
  private let window = PlainWindow()

  private struct Watched: View {
    let log: Log
    @State private var visits = 0

    var body: some View {
      Text("\(visits) visits")
        .onAppear {
          visits += 1
          log.note("appears")
        }
        .onDisappear { log.note("disappears") }
    }
  }

  private func makeHost() -> GtkHostingWidget<Watched> { GtkHostingWidget(rootView: Watched(log: log)) }

  // MARK: Appearance

  /// Two pages of a stack, of which the first is seen.
  private func makeStack(_ host: GtkHostingWidget<Watched>) -> Widget {
    let stack = Widget(gtk_stack_new())
    gtk_stack_add_named(stack.cast(), gtk_label_new("first"), "first")
    gtk_stack_add_named(stack.cast(), host.widgetPointer, "second")
    return stack
  }

  @Test("a view on a page of a stack that is hidden has appeared unless its host says visible")
  func hiddenPage() async throws {
    let (usual, visible) = (makeHost(), makeHost())
    visible.appearance = .visible
    await window.show(makeStack(usual).widgetPointer)
    #expect(log.take() == ["appears"])
    await window.show(makeStack(visible).widgetPointer)
    await Settling.settle()
    #expect(log.take() == ["disappears"])
    withExtendedLifetime(usual) {}
    window.destroy()
  }

  @Test("a view whose host says visible appears and disappears with the page of a stack, and keeps its state")
  func changedPages() async throws {
    let host = makeHost()
    host.appearance = .visible
    let stack = makeStack(host)
    await window.show(stack.widgetPointer)
    for number in 1...3 {
      gtk_stack_set_visible_child_name(stack.cast(), "second")
      await Settling.settle()
      #expect(log.take() == ["appears"])
      #expect(window.content.texts.contains("\(number) visits"))
      gtk_stack_set_visible_child_name(stack.cast(), "first")
      await Settling.settle()
      #expect(log.take() == ["disappears"])
    }
    window.destroy()
  }

  @Test("a view in a popover whose host says visible appears when that opens and disappears when it closes")
  func popover() async throws {
    let host = makeHost()
    host.appearance = .visible
    let button = Widget(gtk_menu_button_new())
    let popover = Widget(gtk_popover_new())
    gtk_popover_set_child(popover.cast(), host.widgetPointer)
    gtk_menu_button_set_popover(button.cast(), popover.widgetPointer)
    await window.show(button.widgetPointer)
    #expect(log.take() == [])
    gtk_popover_popup(popover.cast())
    await Settling.settle()
    #expect(log.take() == ["appears"])
    gtk_popover_popdown(popover.cast())
    await Turn.until { !log.entries.isEmpty }
    #expect(log.take() == ["disappears"])
    window.destroy()
  }

  @Test("a host that is told visible while it is hidden has its view disappear, and the reverse has it appear")
  func changedPolicy() async throws {
    let host = makeHost()
    await window.show(makeStack(host).widgetPointer)
    host.appearance = .visible
    await Settling.settle()
    host.appearance = .inWindow
    await Settling.settle()
    #expect(log.take() == ["appears", "disappears", "appears"])
    window.destroy()
  }

  // MARK: Disposal

  @Test("a host that is taken out of its parent ends with onUnparent, and without it comes back with its state")
  func unparented() async throws {
    for disposal in [HostDisposal.manual, .onUnparent] {
      let host = makeHost()
      host.disposal = disposal
      await window.show(host.widgetPointer)
      gtk_window_set_child(window.pointer, nil)
      await Settling.settle()
      await window.show(host.widgetPointer)
      #expect(log.take() == ["appears", "disappears"] + (disposal == .manual ? ["appears"] : []))
      #expect(window.content.texts == (disposal == .manual ? ["2 visits"] : []))
      gtk_window_set_child(window.pointer, nil)
      await Settling.settle()
      _ = log.take()
    }
    window.destroy()
  }

  @Test("a host with onUnparent goes on where it moves to another parent in one event")
  func moved() async throws {
    let host = makeHost()
    host.disposal = .onUnparent
    let (first, second) = (Widget(typeName: "GtkBox"), Widget(typeName: "GtkBox"))
    gtk_box_append(first.cast(), second.widgetPointer)
    gtk_box_append(first.cast(), host.widgetPointer)
    await window.show(first.widgetPointer)
    gtk_box_remove(first.cast(), host.widgetPointer)
    gtk_box_append(second.cast(), host.widgetPointer)
    await Settling.settle()
    #expect(log.take() == ["appears"])
    #expect(window.content.texts == ["1 visits"])
    window.destroy()
  }

  @Test("a host in a window that is destroyed ends with onWindowDestroy, whoever refers to it")
  func destroyedWindow() async throws {
    let host = makeHost()
    host.disposal = .onWindowDestroy
    await window.show(host.widgetPointer)
    window.destroy()
    await Settling.settle()
    #expect(log.take() == ["appears", "disappears"])
    let other = PlainWindow()
    await other.show(host.widgetPointer)
    #expect(other.content.texts == [])
    #expect(log.take() == [])
    other.destroy()
  }

  @Test("a host with onWindowDestroy goes on that was taken out of the window before that was destroyed")
  func takenOut() async throws {
    let host = makeHost()
    host.disposal = .onWindowDestroy
    await window.show(host.widgetPointer)
    gtk_window_set_child(window.pointer, nil)
    await Settling.settle()
    window.destroy()
    await Settling.settle()
    let other = PlainWindow()
    await other.show(host.widgetPointer)
    #expect(other.content.texts == ["2 visits"])
    other.destroy()
  }

  @Test(
    "a host that its own views dispose of ends once, at whatever moment",
    arguments: ["body", "update", "change", "task"])
  func disposedFromInside(moment: String) async throws {
    let end = End()
    let host = GtkHostingWidget(rootView: Ending(moment: moment, number: 0, end: end, log: log))
    end.action = { host.dispose() }
    await window.show(host.widgetPointer)
    host.rootView.number = 1
    await Settling.settle()
    await Turn.until { log.entries.contains("disappears") }
    #expect(log.take() == ["appears", "disappears"])
    #expect(window.content.texts == [])
    end.action = nil
    window.destroy()
  }

  @Test("a host that is disposed of is empty at its place; a root view that it is given is reported")
  func disposed() async throws {
    let controller = GtkHostingController(rootView: Watched(log: log))
    await window.show(controller.widget.widgetPointer)
    controller.dispose()
    controller.dispose()
    await Settling.settle()
    #expect(log.take() == ["appears", "disappears"])
    controller.rootView = Watched(log: log)
    await Settling.settle()
    #expect(Diagnostics.recorded.map(\.kind) == [.endedHost])
    #expect(window.content.texts == [])
    window.destroy()
  }
}

/// What a view does at some moment of its own.
@MainActor
private final class End {
  var action: (() -> Void)?
}

private struct Ending: View {
  let moment: String
  var number: Int
  let end: End
  let log: Log

  var body: some View {
    if moment == "body", number == 1 { let _ = end.action?() }
    EndingLabel(number: moment == "update" ? number : 0, end: end)
      .onAppear { log.note("appears") }
      .onDisappear { log.note("disappears") }
      .onChange(of: number) { if moment == "change" { end.action?() } }
      .task(id: number) { if moment == "task", number == 1 { end.action?() } }
  }
}

private struct EndingLabel: GtkWidgetRepresentable {
  let number: Int
  let end: End

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ label: Widget, context: Context) {
    label["label"] = "\(number)"
    if number == 1 { end.action?() }
  }
}
