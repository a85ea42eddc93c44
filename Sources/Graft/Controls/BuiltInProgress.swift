import CGTK
import Foundation
import GTKBridge
import GTKSupport
import Threads
import ViewGraph

/// A built-in view of a task: a bar between its labels, or a spinner or a ring above its label.
struct BuiltInProgress<Label: View, CurrentValueLabel: View>: View {
  let look: ProgressLook
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.locale) private var locale

  var body: some View {
    let name = ViewTitle.name(of: label, in: locale)
    switch (look, fraction) {
    case (.circular, let fraction?):
      VStack {
        ProgressRing(fraction: fraction, name: name)
        label
        currentValueLabel
      }
    case (_, let fraction?):
      VStack(alignment: .leading) {
        label
        ProgressBar(fraction: fraction, name: name)
        currentValueLabel
      }
    case (.linear, nil):
      VStack(alignment: .leading) {
        label
        ProgressBar(fraction: nil, name: name)
      }
    case (_, nil):
      VStack {
        Spinner(name: name)
        label
      }
    }
  }
}

/// A bar that is filled from its start; one that goes to and fro while nobody knows.
private struct ProgressBar: GtkWidgetRepresentable, @MainActor Animatable {
  var fraction: Double?
  let name: String?

  /// In thousandths, so that a spring rests when nothing of it can be seen.
  var animatableData: Double {
    get { (fraction ?? 0) * 1000 }
    set { if fraction != nil { fraction = newValue / 1000 } }
  }

  func makeCoordinator() -> ProgressPulse { ProgressPulse() }

  func makeGtkWidget(context: Context) -> Widget {
    let bar = Widget(gtk_progress_bar_new())
    gtk_widget_set_hexpand(bar.widgetObject, 1)
    return bar
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.pulse(gtkWidget, fraction == nil)
    gtkWidget.setAccessibleBusy(fraction == nil)
    gtkWidget.showControlLook(of: context.environment, ["graft-bar"])
    if let fraction { gtkWidget["fraction"] = min(max(fraction, 0), 1) }
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// As wide as is offered, where GTK's themes would have it reach out of anything narrower than its ideal width.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    var height: Int32 = 0
    gtk_widget_measure(gtkWidget.widgetObject, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    return CGSize(width: max(proposal.width ?? Self.idealWidth, 0), height: CGFloat(height))
  }

  /// What bars need in GTK's own theme: the 150 of the trough, and a border of 1 at each side.
  private static let idealWidth: CGFloat = 152

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: ProgressPulse) {
    coordinator.pulse(gtkWidget, false)
  }
}

/// Moves a bar while nobody knows how far the task is; with the frames, as it is seen in them only.
@MainActor
final class ProgressPulse {
  private var callback: guint?

  func pulse(_ bar: Widget, _ isPulsing: Bool) {
    guard isPulsing != (callback != nil) else { return }
    if let callback { gtk_widget_remove_tick_callback(bar.widgetObject, callback) }
    callback = nil
    guard isPulsing else { return }
    gtk_progress_bar_set_pulse_step(bar.object.cast(), 0.01)
    let tick: GtkTickCallback = { widget, _, _ in
      if let widget { MainThread.assumeIsolated { gtk_progress_bar_pulse(widget.cast()) } }
      return 1
    }
    callback = gtk_widget_add_tick_callback(bar.widgetObject, tick, nil, nil)
  }
}

/// A sign that turns while something is under way.
private struct Spinner: GtkWidgetRepresentable {
  let name: String?

  func makeGtkWidget(context: Context) -> Widget {
    let spinner = Widget(gtk_spinner_new())
    spinner["spinning"] = true
    // GTK gives it no role.
    spinner["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_PROGRESS_BAR.rawValue)
    spinner.setAccessibleBusy(true)
    return spinner
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget.showControlLook(of: context.environment)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }
}

/// A ring that is drawn as far as the task is.
private struct ProgressRing: View {
  let fraction: Double
  let name: String?
  @Environment(\.controlSize) private var size

  var body: some View {
    ZStack {
      Circle().stroke(Color.primary.opacity(0.15), lineWidth: width)
      Circle().trim(from: 0, to: fraction).stroke(Color.accentColor, lineWidth: width).rotationEffect(.degrees(-90))
    }
    .padding(width / 2)
    .frame(width: diameter, height: diameter)
    .accessibilityLabel(name ?? "")
    .accessibilityValue(fraction.formatted(.percent.precision(.fractionLength(0))))
  }

  private var diameter: CGFloat { CGFloat([12, 16, 32, 40, 48][size.rawValue]) }
  private var width: CGFloat { diameter / 8 }
}
