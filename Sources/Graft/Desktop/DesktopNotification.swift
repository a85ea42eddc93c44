import CGTK
import GTKSupport
import ViewGraph

/// What the desktop tells the user for the program, also while none of its windows is seen.
///
/// Its actions are those of the application, with the prefix `app`, as `action(_:perform:)` gives them or the program has them:
/// the desktop activates them, and starts a program that has ended, where the program is installed with a file for the session
/// bus (AC9). As GIO documents `GNotification`; claim AC4.
public struct DesktopNotification: Sendable {
  /// How much it is to be noticed.
  public enum Priority: Sendable {
    /// What need not be seen at once.
    case low
    /// As most are.
    case normal
    /// What matters more than others, as a message to the user.
    case high
    /// What must be seen at once, as that power is running out.
    case urgent
  }

  /// A button, and the action that it activates.
  public struct Button: Sendable {
    /// What it says.
    public var label: String
    /// The action's name, with its prefix.
    public var action: String
    /// What the action is activated with; nil for nothing.
    public var target: (any ActionValue)?

    /// A button for an action: `Button("Reply", action: "app.reply", target: message.id)`.
    public init(_ label: String, action: String, target: (any ActionValue)? = nil) {
      (self.label, self.action, self.target) = (label, action, target)
    }
  }

  /// What it says first.
  public var title: String
  /// What else it says.
  public var body: String?
  /// The name of an icon in the theme; nil for the program's own.
  public var icon: String?
  /// How much it is to be noticed.
  public var priority = Priority.normal
  /// The action that a click on it activates, with its prefix; nil to bring the program to the front.
  public var action: String?
  /// What that action is activated with; nil for nothing.
  public var target: (any ActionValue)?
  /// Buttons, of which desktops show a few.
  public var buttons: [Button] = []

  /// A notification of a title and, if given, more words.
  public init(_ title: String, body: String? = nil) { (self.title, self.body) = (title, body) }

  /// Has the desktop show it, in place of the one that has the same identifier. A program without an application identifier is
  /// unknown to desktops: this is reported, and nothing is shown. An action that is none of `app` is reported and left out.
  @MainActor
  public func send(id: String) {
    let notification = made
    guard let application = Self.application(for: id) else { return }
    notification.withObjectAddress {
      g_application_send_notification(application.object.cast(), CText.ending(id), $0.cast())
    }
  }

  /// Has the desktop show the one with an identifier no longer. One that is not shown is no harm.
  @MainActor
  public static func withdraw(id: String) {
    guard let application = application(for: id) else { return }
    g_application_withdraw_notification(application.object.cast(), CText.ending(id))
  }
}

extension DesktopNotification {
  @MainActor
  private var made: ObjectReference {
    guard let notification = g_notification_new(CText.shown(title)) else { fatalError("GIO made no notification") }
    if let body { g_notification_set_body(notification, CText.shown(body)) }
    if let icon { setIcon(icon, of: notification) }
    g_notification_set_priority(notification, priority.native)
    if let action, Self.isValid(action) {
      g_notification_set_default_action_and_target_value(notification, action, target?.variant)
    }
    for button in buttons where Self.isValid(button.action) {
      let label = CText.shown(button.label)
      g_notification_add_button_with_target_value(notification, label, button.action, button.target?.variant)
    }
    return ObjectReference(taking: notification)
  }

  @MainActor
  private func setIcon(_ name: String, of notification: OpaquePointer) {
    guard let icon = g_themed_icon_new(CText.ending(name)) else { return }
    g_notification_set_icon(notification, icon)
    g_object_unref(icon.objectAddress)
  }

  @MainActor
  private static func isValid(_ action: String) -> Bool {
    if action.hasPrefix("app."), g_action_name_is_valid(String(action.dropFirst(4))) != 0 { return true }
    Diagnostics.report(
      .invalidAction, place: action,
      "'\(action)' is no action of a notification: app, a period, and a name of letters, digits, - and periods")
    return false
  }

  /// The program's own, where the desktop knows it.
  @MainActor
  private static func application(for id: String) -> ObjectReference? {
    if let application = ProgramApplication.running, application.hasIdentifier { return application.reference }
    Diagnostics.report(
      .unsentNotification, place: id,
      "the notification '\(id)' is of a program without an application identifier, which desktops do not know")
    return nil
  }
}

extension DesktopNotification.Priority {
  fileprivate var native: GNotificationPriority {
    switch self {
    case .low: G_NOTIFICATION_PRIORITY_LOW
    case .normal: G_NOTIFICATION_PRIORITY_NORMAL
    case .high: G_NOTIFICATION_PRIORITY_HIGH
    case .urgent: G_NOTIFICATION_PRIORITY_URGENT
    }
  }
}
