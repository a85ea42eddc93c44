import CGTK
import GTKSupport
import ViewGraph

/// Whether a button runs its action again and again while it is held. As SwiftUI documents it.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// Once, when it is released.
  public static let automatic = Self(name: "disabled")
  /// Again and again, after it was held for 0.4 seconds; a short click runs it once.
  public static let enabled = Self(name: "enabled")
  /// Once, when it is released.
  public static let disabled = Self(name: "disabled")
}

private struct ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons here run their actions again while they are held. As SwiftUI documents it.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Says whether the buttons in this view run their actions again while they are held. As SwiftUI documents it.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// Runs the action of a button while that is held.
@MainActor
final class ButtonRepeater {
  /// Whether it does so now.
  var isOn = true
  private let run: () -> Void
  private var isDown = false
  private var hasRun = false
  private lazy var first = WakeSource(priority: 0, delay: 400) { [unowned self] in runAgain() }
  private lazy var next = WakeSource(priority: 0, delay: 80) { [unowned self] in runAgain() }
  /// GTK tells of the release before it tells of the click.
  private lazy var ending = WakeSource(priority: 100) { [unowned self] in if !isDown { hasRun = false } }

  init(_ button: Widget, run: @escaping () -> Void) {
    self.run = run
    button.connect("state-flags-changed") { [weak self] in
      let flags = gtk_widget_get_state_flags($0.widget.widgetObject).rawValue
      self?.setDown(flags & GTK_STATE_FLAG_ACTIVE.rawValue != 0)
    }
  }

  /// Whether the press that a click ends has run the action already.
  var hasRunInPress: Bool { isOn && hasRun }

  private func setDown(_ isNowDown: Bool) {
    guard isNowDown != isDown else { return }
    isDown = isNowDown
    if isDown { first.wake() } else { ending.wake() }
  }

  private func runAgain() {
    guard isOn, isDown else { return }
    hasRun = true
    run()
    next.wake()
  }
}
