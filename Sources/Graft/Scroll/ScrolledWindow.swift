import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// GTK's scrolled window, which shows what is said around it of scrolling.
final class ScrolledWindow: Widget, OverflowingWidget {
  /// What takes the wheel, with the phase in which it does, while the user cannot scroll.
  private var held: [(controller: ObjectReference, phase: GtkPropagationPhase)] = []
  private var isScrollEnabled = true
  private var interaction: ScrollInteraction?
  private var chain: WheelChain?
  private var refresh: ScrollRefresh?
  private var isClipped = true

  /// Scrolls nothing yet.
  init() {
    super.init(gtk_scrolled_window_new())
    chain = WheelChain(widgetObject)
    followLengths()
    connect("scroll-child") { [unowned self] arguments in
      if !isScrollEnabled || isScrolled(by: GtkScrollType(arguments[0]), isSideways: arguments[1]) {
        g_signal_stop_emission_by_name(object, "scroll-child")
      }
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
  func show(
    _ environment: EnvironmentValues, axes: Axis.Set, showsIndicators: Bool = true, isRefreshed: Bool = true
  ) {
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
    let action = isRefreshed && axes.contains(.vertical) ? environment.refresh : nil
    if action != nil { refresh = refresh ?? ScrollRefresh(of: self) }
    refresh?.action = action
  }

  /// GTK's gestures by which a finger scrolls.
  var touches: [ObjectReference] { controllers.filter { $0.isA(gtk_gesture_drag_get_type()) } }

  // MARK: The user's scrolling

  /// Tells what the user does to those who follow it, if anybody does.
  func follow(_ gestures: ScrollGestures?) {
    if gestures != nil, interaction == nil { interaction = ScrollInteraction(widgetObject, bars: bars.map(\.bar)) }
    interaction?.gestures = gestures
  }

  /// Whether somebody else scrolls as a key would.
  private func isScrolled(by type: GtkScrollType, isSideways: Bool) -> Bool {
    let axis: Axis = isSideways ? .horizontal : .vertical
    return switch type {
    case GTK_SCROLL_STEP_BACKWARD: interaction?.pressed(axis, .notch, forward: false) ?? false
    case GTK_SCROLL_STEP_FORWARD: interaction?.pressed(axis, .notch, forward: true) ?? false
    case GTK_SCROLL_PAGE_BACKWARD: interaction?.pressed(axis, .page, forward: false) ?? false
    case GTK_SCROLL_PAGE_FORWARD: interaction?.pressed(axis, .page, forward: true) ?? false
    default: false
    }
  }

  private func setScrollEnabled(_ isEnabled: Bool) {
    guard isEnabled != isScrollEnabled else { return }
    isScrollEnabled = isEnabled
    updateTouch()
    for (_, bar) in bars { gtk_widget_set_can_target(bar, isEnabled ? 1 : 0) }
    if isEnabled { giveWheelBack() } else { takeWheel() }
  }

  /// Without a bar GTK would let fingers pull what fits.
  private func updateTouch() {
    let isScrolled = adjustments.contains {
      gtk_adjustment_get_upper($0) - gtk_adjustment_get_lower($0) > gtk_adjustment_get_page_size($0)
    }
    gtk_scrolled_window_set_kinetic_scrolling(scrolledWindow, isScrollEnabled && isScrolled ? 1 : 0)
  }

  private func followLengths() {
    for adjustment in adjustments {
      Signals.connect(adjustment, "changed") { [weak self] in self?.updateTouch() }
    }
  }

  private var adjustments: [UnsafeMutablePointer<GtkAdjustment>] {
    [gtk_scrolled_window_get_hadjustment(scrolledWindow), gtk_scrolled_window_get_vadjustment(scrolledWindow)]
      .compactMap(\.self)
  }

  /// What is around gets the wheel.
  private func takeWheel() {
    for controller in scrollControllers {
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

  // MARK: Where it begins

  /// Anchors what is scrolled where it is said in an environment.
  func anchor(_ environment: EnvironmentValues) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (initial, kept) = (environment.scrollAnchors[.initialOffset], environment.scrollAnchors[.sizeChanges])
    func share(_ anchor: UnitPoint?) -> CGFloat? { anchor.map { isMirrored ? 1 - $0.x : $0.x } }
    let window = scrolledWindow
    gtk_scrolled_window_get_hadjustment(window).map {
      ScrollAnchoring.anchor($0, of: widgetObject, initial: share(initial), sizeChanges: share(kept))
    }
    gtk_scrolled_window_get_vadjustment(window).map {
      ScrollAnchoring.anchor($0, of: widgetObject, initial: initial?.y, sizeChanges: kept?.y)
    }
  }

  // MARK: What is painted

  /// Lets content be painted beyond the edges, or not. GTK cuts at those of the window alone, where what is beyond is not reached.
  func setClipped(_ isClipped: Bool) {
    self.isClipped = isClipped
    if !isClipped { Overflow.isUsed = true }
    gtk_widget_set_overflow(widgetObject, GTK_OVERFLOW_HIDDEN)
    let overflow = isClipped ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
    gtk_scrolled_window_get_child(scrolledWindow).map { gtk_widget_set_overflow($0, overflow) }
  }

  var overflowingChild: UnsafeMutablePointer<GtkWidget>? {
    isClipped ? nil : gtk_scrolled_window_get_child(scrolledWindow)
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
