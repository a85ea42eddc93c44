import CGTK
import Graft
import GraftTesting
import TestSupport

/// A coordinator that is nothing but an identity with a log.
@MainActor
final class LogCoordinator {
  let log: Log

  init(_ log: Log) { self.log = log }
}

/// A label by properties, which logs each call of the contract.
struct LoggedLabel: GtkWidgetRepresentable {
  let text: String
  let log: Log

  func makeCoordinator() -> LogCoordinator {
    log.note("coordinator")
    return LogCoordinator(log)
  }

  func makeGtkWidget(context: Context) -> Widget {
    log.note("make")
    return Widget(typeName: "GtkLabel")
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    log.note("update \(text)")
    gtkWidget["label"] = text
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: LogCoordinator) {
    coordinator.log.note("dismantle")
  }
}

/// A label by calls of the C interface.
struct PointerLabel: GtkWidgetRepresentable {
  let text: String

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_label_new(nil) }

  func updateGtkWidget(_ gtkWidget: UnsafeMutablePointer<GtkWidget>, context: Context) {
    gtk_label_set_text(gtkWidget.cast(), text)
  }
}

/// A cell that a test writes from outside of any view, through the binding that a view has left here.
@MainActor
final class BindingBox<Value> {
  var binding: Binding<Value>?

  var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

/// Owns a state, hands its binding to the test, and shows what is made of it. Its body does not read the state.
struct Owner<Value, Content: View>: View {
  @State private var value: Value
  let box: BindingBox<Value>
  let content: (Binding<Value>) -> Content

  init(
    _ value: Value, _ box: BindingBox<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    _value = State(initialValue: value)
    self.box = box
    self.content = content
  }

  var body: some View {
    box.binding = $value
    return content($value)
  }
}

/// A signal handler that Graft does not know of: connected with the C call, so that nothing holds it back.
@MainActor
final class UnknownHandler {
  private let run: () -> Void

  private init(_ run: @escaping () -> Void) { self.run = run }

  static func connect(_ widget: Widget, _ signal: String, _ run: @escaping () -> Void) {
    let callback: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      guard let data else { return }
      let handler = Unmanaged<UnknownHandler>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { handler.run() }
    }
    g_signal_connect_data(
      widget.pointer, signal, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(UnknownHandler(run)).toOpaque(),
      { data, _ in if let data { Unmanaged<UnknownHandler>.fromOpaque(data).release() } },
      GConnectFlags(rawValue: 0))
  }
}

/// A plain GTK window, without a controller or a test harness around it. GTK owns it until `destroy()`.
@MainActor
struct PlainWindow {
  let widgetPointer: UnsafeMutablePointer<GtkWidget> = gtk_window_new()

  var pointer: UnsafeMutablePointer<GtkWindow> { widgetPointer.cast() }

  init() { gtk_window_set_decorated(pointer, 0) }

  /// The widgets in the window, from its child on.
  var content: WidgetQuery {
    guard let child = gtk_window_get_child(pointer) else { preconditionFailure("the window is empty") }
    return WidgetQuery(root: Widget(child))
  }

  func show(_ child: UnsafeMutablePointer<GtkWidget>) async {
    gtk_window_set_child(pointer, child)
    gtk_window_present(pointer)
    await Settling.settle()
  }

  func destroy() { gtk_window_destroy(pointer) }
}

/// Counts clicks.
struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }
}

private struct FirstKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct SecondKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }

  var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
