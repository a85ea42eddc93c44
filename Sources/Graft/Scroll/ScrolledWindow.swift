import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// GTK's scrolled window, which shows what is said around it of scrolling.
final class ScrolledWindow: Widget {
  /// What takes the wheel, with the phase in which it does, while the user cannot scroll.
  private var held: [(controller: ObjectReference, phase: GtkPropagationPhase)] = []
  private var isScrollEnabled = true

  /// Scrolls nothing yet.
  init() {
    super.init(gtk_scrolled_window_new())
    connect("scroll-child") { [unowned self] in
      if !isScrollEnabled { g_signal_stop_emission_by_name(object, "scroll-child") }
    }
  }

  private var scrolledWindow: OpaquePointer { object.cast() }

  private var bars: [(axis: Axis, bar: UnsafeMutablePointer<GtkWidget>)] {
    [
      (Axis.horizontal, gtk_scrolled_window_get_hscrollbar(scrolledWindow)),
      (.vertical, gtk_scrolled_window_get_vscrollbar(scrolledWindow)),
    ]
    .compactMap { axis, bar in bar.map { (axis, $0) } }
  }

  /// Shows what is said in an environment, for content that is scrolled along some axes.
  func show(_ environment: EnvironmentValues, axes: Axis.Set, showsIndicators: Bool = true) {
    let visibilities = [Axis.horizontal, .vertical].map { axis in
      showsIndicators ? environment.scrollIndicatorVisibility(along: axis) : .hidden
    }
    let policies = zip([Axis.Set.horizontal, .vertical], visibilities).map { axis, visibility in
      !axes.contains(axis) ? GTK_POLICY_NEVER : visibility.showsBar ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    }
    gtk_scrolled_window_set_policy(scrolledWindow, policies[0], policies[1])
    gtk_scrolled_window_set_overlay_scrolling(scrolledWindow, visibilities.contains(.visible) ? 0 : 1)
    setScrollEnabled(environment.isScrollEnabled)
    inset(environment.scrollMargins?.indicators.usable ?? EdgeInsets())
  }

  // MARK: The user's scrolling

  private func setScrollEnabled(_ isEnabled: Bool) {
    guard isEnabled != isScrollEnabled else { return }
    isScrollEnabled = isEnabled
    gtk_scrolled_window_set_kinetic_scrolling(scrolledWindow, isEnabled ? 1 : 0)
    for (_, bar) in bars { gtk_widget_set_can_target(bar, isEnabled ? 1 : 0) }
    if isEnabled { giveWheelBack() } else { takeWheel() }
  }

  /// What is around gets the wheel.
  private func takeWheel() {
    guard let controllers = gtk_widget_observe_controllers(widgetObject) else { return }
    defer { g_object_unref(controllers.objectAddress) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let item = g_list_model_get_item(controllers, index) else { continue }
      let controller = ObjectReference(taking: item)
      guard controller.isA(gtk_event_controller_scroll_get_type()) else { continue }
      held.append((controller, gtk_event_controller_get_propagation_phase(controller.object.cast())))
      gtk_event_controller_set_propagation_phase(controller.object.cast(), GTK_PHASE_NONE)
    }
  }

  private func giveWheelBack() {
    for (controller, phase) in held {
      gtk_event_controller_set_propagation_phase(controller.object.cast(), phase)
    }
    held = []
  }

  // MARK: What is painted

  /// Lets content be painted beyond the edges, or not.
  func setClipped(_ isClipped: Bool) {
    let overflow = isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
    gtk_widget_set_overflow(widgetObject, overflow)
    gtk_scrolled_window_get_child(scrolledWindow).map { gtk_widget_set_overflow($0, overflow) }
  }

  private func inset(_ insets: EdgeInsets) {
    for (axis, bar) in bars {
      let isVertical = axis == .vertical
      gtk_widget_set_margin_top(bar, isVertical ? max(0, insets.top.pixels) : 0)
      gtk_widget_set_margin_bottom(bar, max(0, insets.bottom.pixels))
      gtk_widget_set_margin_start(bar, isVertical ? 0 : max(0, insets.leading.pixels))
      gtk_widget_set_margin_end(bar, max(0, insets.trailing.pixels))
    }
  }
}
