import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a button of GTK's looks like.
enum ButtonLook {
  case bordered, prominent, flat, link
  /// As what is inside, and exactly as large.
  case bare
  /// A part of a row's edge that fills its room, as the theme's or in the tint.
  case revealed, revealedInTint

  /// The style classes, in GTK's words.
  @MainActor
  func styleClasses(role: ButtonRole?, _ shape: ButtonBorderShape) -> Set<String> {
    switch self {
    case .bare: ["graft-bare"]
    case .flat: ["flat"]
    case .link: ["link"]
    case .revealed, .revealedInTint: emphasis(of: role).union(["graft-revealed"])
    case .bordered, .prominent: emphasis(of: role).union(shape.styleClasses)
    }
  }

  /// How much is made of it, as GTK's themes say.
  private func emphasis(of role: ButtonRole?) -> Set<String> {
    switch self {
    case _ where role == .destructive: ["destructive-action"]
    case .prominent, .revealedInTint: ["suggested-action"]
    case .revealed: ["flat"]
    default: []
    }
  }

  /// Whether the button takes all the room that it is offered.
  var fillsRoom: Bool { self == .revealed || self == .revealedInTint }

  /// The style classes with values of their own.
  @MainActor
  func madeClasses(_ shape: ButtonBorderShape) -> [StyleClass] {
    self == .bordered || self == .prominent ? shape.madeClass.map { [$0] } ?? [] : []
  }
}

/// GTK's button, with a label of the same tree: a text as it is and any other view in an island.
package struct ButtonWidget<Label: View>: EmbeddingRepresentable, ReusableWidgetView {
  let look: ButtonLook
  let role: ButtonRole?
  /// Whether the program has said the look.
  var isStyled = false
  let action: () -> Void
  /// Told whether releasing the pointer, or the key, would run the action.
  var isPressed: Binding<Bool>?
  let label: Label

  package var embedded: Label { label }

  package var isAsLargeAsContent: Bool { look == .bare }

  package var isPressedAsOne: Bool { true }

  /// Keeps the latest action.
  package func makeCoordinator() -> ButtonCoordinator { ButtonCoordinator(action: action) }

  /// A button without a label yet.
  package func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_button_new())
    button.keepsFocusElsewhere()
    let coordinator = context.coordinator
    button.connect("clicked") { coordinator.userDidClick() }
    if isPressed != nil { coordinator.followPress(of: button) }
    return button
  }

  /// Keeps the action of the latest evaluation (A12).
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    let (coordinator, environment) = (context.coordinator, context.environment)
    coordinator.action = action
    coordinator.isPressed = isPressed
    let look = look == .bordered && environment.keyboardShortcut == .defaultAction ? .prominent : look
    let keepsLook = isStyled && look != .bare && environment.formPlace == .row
    let classes = look.styleClasses(role: role, environment.buttonBorderShape)
      .union(keepsLook ? [FormRowControl.keptLook] : [])
    if look == .bare {
      gtkWidget.showClasses(classes)
    } else {
      gtkWidget.showControlLook(of: environment, classes, look.madeClasses(environment.buttonBorderShape))
    }
    coordinator.repeatAction(of: gtkWidget, environment.buttonRepeatBehavior == .enabled)
    gtkWidget.fillRoom(across: look.fillsRoom || environment.buttonSizing == .flexible, down: look.fillsRoom)
    if environment.isInBar { gtkWidget.explain(label, in: environment) }
    gtkWidget.setEnabled(environment.isEnabled)
    coordinator.shortcut.follow(
      environment, of: gtkWidget, named: ViewTitle.name(of: label, in: environment.locale)
    ) { [unowned coordinator] _ in coordinator.userDidClick() }
  }

  package static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: ButtonCoordinator) {
    coordinator.shortcut?.end()
  }

  package static var centersSingleWidget: Bool { true }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) {
    island.name(gtkWidget)
  }
}

extension Widget {
  /// Has a button take all the room that it is offered, or what its label needs.
  fileprivate func fillRoom(across: Bool, down: Bool) {
    if (gtk_widget_get_hexpand(widgetObject) != 0) != across {
      gtk_widget_set_hexpand(widgetObject, across ? 1 : 0)
      gtk_widget_set_hexpand_set(widgetObject, across ? 1 : 0)
    }
    if (gtk_widget_get_vexpand(widgetObject) != 0) != down { gtk_widget_set_vexpand(widgetObject, down ? 1 : 0) }
  }

  /// Says what a button of a bar is for and its keys, where it shows an icon or has some (MN6, MN22). What the program says of it
  /// comes after that.
  func explain(_ label: some View, in environment: EnvironmentValues) {
    let (title, shortcut) = (ViewTitle(of: label, in: environment.locale), environment.keyboardShortcut)
    guard title.icon != nil || shortcut != nil, !title.text.isEmpty else { return }
    gtk_widget_set_tooltip_text(widgetObject, CText.shown(title.text + (shortcut.map { " (\($0.title))" } ?? "")))
  }
}

/// What a button keeps between updates.
@MainActor
package final class ButtonCoordinator {
  var action: () -> Void
  var isPressed: Binding<Bool>?
  var shortcut: ControlShortcut?
  private var press: PressWatch?
  private var repeater: ButtonRepeater?

  init(action: @escaping () -> Void) { self.action = action }

  /// Runs the action, after a field that was being edited is done.
  func userDidClick() {
    EditedField.finish()
    if repeater?.hasRunInPress != true { action() }
  }

  /// Runs the action again and again while the button is held, or once.
  func repeatAction(of button: Widget, _ repeats: Bool) {
    if repeats, repeater == nil { repeater = ButtonRepeater(button) { [unowned self] in action() } }
    repeater?.isOn = repeats
  }

  func followPress(of button: Widget) {
    press = PressWatch(button) { [weak self] isNowPressed in
      // It may be the update that has disabled the button.
      UpdateScheduler.shared.afterUpdates { self?.tell(isNowPressed) }
    }
  }

  private func tell(_ isNowPressed: Bool) {
    guard let isPressed, isPressed.wrappedValue != isNowPressed else { return }
    isPressed.wrappedValue = isNowPressed
  }
}
