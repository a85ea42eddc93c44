import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// The two buttons of a stepper, joined; one thing with a value for assistive technologies. Claim CT15.
struct StepperButtons: GtkWidgetRepresentable {
  let steps: StepperSteps
  let name: String?
  let value: String?

  func makeCoordinator() -> StepperCoordinator { StepperCoordinator(steps) }

  func makeGtkWidget(context: Context) -> Widget {
    // Tab goes to what is in a GtkBox, never to itself.
    let stepper = Widget(gtk_center_box_new())
    stepper["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_SPIN_BUTTON.rawValue)
    gtk_widget_set_focusable(stepper.widgetObject, 1)
    gtk_widget_add_css_class(stepper.widgetObject, "graft-focusable")
    gtk_widget_set_valign(stepper.widgetObject, GTK_ALIGN_CENTER)
    context.coordinator.fill(stepper)
    return stepper
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.take(steps, isEnabled: context.environment.isEnabled)
    gtkWidget.setEnabled(context.environment.isEnabled)
    context.coordinator.box.showControlLook(of: context.environment)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value)
    gtkWidget.showScale(steps.scale)
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: StepperCoordinator) { coordinator.end() }
}

extension Widget {
  /// Tells where the value is between its bounds.
  fileprivate func showScale(_ scale: StepperScale?) {
    showNumber(scale?.value, as: GTK_ACCESSIBLE_PROPERTY_VALUE_NOW)
    showNumber(scale?.bounds?.lowerBound, as: GTK_ACCESSIBLE_PROPERTY_VALUE_MIN)
    showNumber(scale?.bounds?.upperBound, as: GTK_ACCESSIBLE_PROPERTY_VALUE_MAX)
  }

  /// A number that is no more is taken back.
  private func showNumber(_ number: Double?, as property: GtkAccessibleProperty) {
    if let number { setAccessible(property, number) } else { resetAccessible(property) }
  }
}

/// What a stepper keeps between updates.
@MainActor
final class StepperCoordinator {
  /// The two buttons.
  let box = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private var steps: StepperSteps
  private var isEnabled = true
  private var minus: Widget?
  private var plus: Widget?
  /// The press that is under way or has just ended, and how often it has stepped by itself.
  private var press: (isPlus: Bool, repeats: Int)?
  private var isDown = false
  private lazy var first = WakeSource(priority: 0, delay: 400) { [unowned self] in repeatStep() }
  private lazy var next = WakeSource(priority: 0, delay: 80) { [unowned self] in repeatStep() }
  /// GTK tells of the release before it tells of the click.
  private lazy var ending = WakeSource(priority: 100) { [unowned self] in endPress() }

  private let (decrement, increment) = (SpokenAction(), SpokenAction())

  init(_ steps: StepperSteps) { self.steps = steps }

  func fill(_ stepper: Widget) {
    gtk_widget_add_css_class(box.widgetObject, "linked")
    minus = makeButton("list-remove-symbolic", isPlus: false)
    plus = makeButton("list-add-symbolic", isPlus: true)
    // Beside a start widget it would leave as much room at the other side.
    gtk_center_box_set_center_widget(stepper.object.cast(), box.widgetObject)
    // The stepper itself does what its buttons do.
    box.setAccessibleHidden(true)
    offerActions(in: stepper)
    takeKeys(of: stepper)
  }

  private func offerActions(in stepper: Widget) {
    decrement.run = { [weak self] in self?.stepAtOnce(false) }
    increment.run = { [weak self] in self?.stepAtOnce(true) }
    decrement.offer("decrement", in: stepper)
    increment.offer("increment", in: stepper)
  }

  private func takeKeys(of stepper: Widget) {
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [weak self] in
      self?.take(Int32($0[0, as: UInt32.self]), $0[2, as: UInt32.self]) ?? false
    }
    gtk_widget_add_controller(stepper.widgetObject, keys)
  }

  /// An arrow up or down steps as a click does, and again as long as the keyboard repeats it. Claim CT15.
  private func take(_ key: Int32, _ modifiers: UInt32) -> Bool {
    let others = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
    guard modifiers & others == 0 else { return false }
    switch key {
    case GDK_KEY_Up, GDK_KEY_KP_Up: stepAtOnce(true)
    case GDK_KEY_Down, GDK_KEY_KP_Down: stepAtOnce(false)
    default: return false
    }
    return true
  }

  private func makeButton(_ icon: String, isPlus: Bool) -> Widget {
    let button = Widget(gtk_button_new_from_icon_name(icon))
    gtk_widget_set_focusable(button.widgetObject, 0)
    button.connect("clicked") { [unowned self] in userDidClick(isPlus) }
    button.connect("state-flags-changed") { [unowned self] in
      let flags = gtk_widget_get_state_flags($0.widget.widgetObject).rawValue
      setHeld(isPlus, flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0)
    }
    gtk_box_append(box.object.cast(), button.widgetObject)
    return button
  }

  func take(_ steps: StepperSteps, isEnabled: Bool) {
    self.steps = steps
    self.isEnabled = isEnabled
    plus?.setEnabled(canStep(true))
    minus?.setEnabled(canStep(false))
  }

  private func canStep(_ isPlus: Bool) -> Bool {
    guard isEnabled else { return false }
    return isPlus ? steps.increment != nil && steps.canIncrement() : steps.decrement != nil && steps.canDecrement()
  }

  func end() { isDown = false }

  /// A press and its release are one edit, whatever happens in between.
  private func setHeld(_ isPlus: Bool, _ isHeld: Bool) {
    guard isHeld != isDown else { return }
    isDown = isHeld
    guard isHeld else { return ending.wake() }
    press = (isPlus, 0)
    steps.onEditingChanged(true)
    first.wake()
  }

  private func endPress() {
    guard press != nil, !isDown else { return }
    press = nil
    steps.onEditingChanged(false)
  }

  /// What was repeated while the button was held is not done once more by the release.
  private func userDidClick(_ isPlus: Bool) {
    EditedField.finish()
    if let press {
      if press.repeats == 0 { step(isPlus) }
      return
    }
    stepAtOnce(isPlus)
  }

  private func stepAtOnce(_ isPlus: Bool) {
    guard canStep(isPlus) else { return }
    steps.onEditingChanged(true)
    step(isPlus)
    steps.onEditingChanged(false)
  }

  private func repeatStep() {
    guard isDown, let press else { return }
    self.press?.repeats += 1
    step(press.isPlus)
    next.wake()
  }

  private func step(_ isPlus: Bool) {
    guard canStep(isPlus) else { return }
    (isPlus ? steps.increment : steps.decrement)?()
  }
}
