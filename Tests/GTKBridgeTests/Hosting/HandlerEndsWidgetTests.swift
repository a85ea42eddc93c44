import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Handlers of a user's click that end the very widget, host or window that was clicked.
@Suite(.gtk) @MainActor
struct HandlerEndsWidgetTests {
  private let census = Census()
  private let log = Log()

  @Test("HC16 an action that takes its own host out of the GTK parent ends the host, and the box works on")
  func actionRemovesItsHost() async throws {
    let box = await PlainBox()
    showHost(in: box) { [unowned box] host in box.remove(Widget(host)) }
    await Settling.settle()
    try await box.window.content.find(role: .button, name: "End").click()
    #expect(census.alive == [])
    #expect(log.entries == ["begins", "ends", "dismantle"])
    showHost(in: box) { _ in }
    await Settling.settle()
    #expect(box.window.content.texts == ["End", "label"])
    box.close()
  }

  @Test("HC16 an action that destroys its own window ends the host")
  func actionDestroysItsWindow() async throws {
    let box = await PlainBox()
    showHost(in: box) { [unowned box] _ in box.close() }
    await Settling.settle()
    try await box.window.content.find(role: .button, name: "End").click()
    #expect(census.alive == [])
    #expect(log.entries == ["begins", "ends", "dismantle"])
  }

  @Test("HC16 an action that drops its own hosting controller and its widget ends the host")
  func actionDropsItsController() async throws {
    let holder = ControllerHolder()
    let window = PlainWindow()
    holder.controller = GtkHostingController(
      rootView: EndingView(census: census, log: log) {
        holder.controller = nil
        gtk_window_set_child(window.pointer, nil)
      })
    await window.show(try #require(holder.controller).widget.widgetPointer)
    try await window.content.find(role: .button, name: "End").click()
    #expect(census.alive == [])
    #expect(log.entries == ["begins", "ends", "dismantle"])
    window.destroy()
  }

  @Test("NH14 (part) an action in a nested host that makes the outer view drop this host ends it after the action")
  func actionEndsItsNestedHost() async throws {
    let box = BindingBox<Bool>()
    let mounted = try await MountedView(
      Owner(true, box) { isShown in
        Text("outer")
        if isShown.wrappedValue {
          EndingHost(view: EndingView(census: census, log: log) { isShown.wrappedValue = false })
        }
      })
    #expect(mounted.root.texts == ["outer", "End", "label"])
    try await mounted.root.find(role: .button, name: "End").click()
    #expect(mounted.root.texts == ["outer"])
    #expect(log.entries == ["begins", "ends", "dismantle"])
    #expect(census.alive == [])
  }

  @Test("RP18 a handler of a key press that removes its own entry ends it, and the next key goes nowhere")
  func activationRemovesItsEntry() async throws {
    let box = BindingBox<Bool>()
    let mounted = try await MountedView(
      Owner(true, box) { isShown in
        Text("stays")
        if isShown.wrappedValue { EndingEntry(isShown: isShown, census: census) }
      }.frame(width: 200, height: 80))
    let label = try mounted.root.find(role: .label)
    try await mounted.root.find(role: .textField).click()
    try await label.press("Return")
    #expect(mounted.root.findAll(role: .textField).isEmpty)
    #expect(census.alive == [])
    try await label.press("x")
    #expect(mounted.root.texts == ["stays"])
  }

  /// Puts a host into a box that alone keeps it.
  private func showHost(in box: PlainBox, end: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    let place = PointerBox()
    let host = GtkHostingWidget(
      rootView: EndingView(census: census, log: log) { if let pointer = place.pointer { end(pointer) } })
    place.pointer = host.widgetPointer
    census.watch(host)
    box.append(host)
  }
}

@MainActor
private final class PointerBox {
  var pointer: UnsafeMutablePointer<GtkWidget>?
}

@MainActor
private final class ControllerHolder {
  var controller: GtkHostingController<EndingView>?
}

/// A button whose action ends something, and a label that logs its end.
private struct EndingView: View {
  let census: Census
  let log: Log
  let end: () -> Void

  var body: some View {
    VStack {
      Button("End") {
        log.note("begins")
        end()
        log.note("ends")
      }
      EndingLabel(census: census, log: log)
    }
  }
}

private struct EndingLabel: GtkWidgetRepresentable {
  let census: Census
  let log: Log

  func makeCoordinator() -> LogCoordinator { LogCoordinator(log) }

  func makeGtkWidget(context: Context) -> Widget {
    let label = Widget(gtk_label_new("label"))
    census.watch(label)
    census.watch(object: context.coordinator)
    return label
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: LogCoordinator) {
    coordinator.log.note("dismantle")
  }
}

private struct EndingHost: GtkWidgetControllerRepresentable {
  let view: EndingView

  func makeGtkWidgetController(context: Context) -> GtkHostingController<EndingView> {
    let controller = GtkHostingController(rootView: view)
    view.census.watch(controller.widget)
    view.census.watch(object: controller)
    return controller
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<EndingView>, context: Context) {}
}

private struct EndingEntry: GtkWidgetRepresentable {
  @Binding var isShown: Bool
  let census: Census

  func makeGtkWidget(context: Context) -> Widget {
    let entry = Widget(typeName: "GtkEntry")
    census.watch(entry)
    let binding = $isShown
    entry.connect("activate") { binding.wrappedValue = false }
    return entry
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}
