import Foundation
import GTKBridge
import ViewGraph

/// What is told of a program by notifications, under the names that UIKit and AppKit have for it.
@MainActor
final class ProgramEvents {
  private var phase = ScenePhase.background

  /// The program begins: from now on it is told what becomes of it.
  func begin() {
    ProgramPhase.didChange = { [weak self] in self?.follow() }
    post(.willFinishLaunching, .didFinishLaunching)
  }

  /// All windows are closed.
  func end() {
    follow()
    ProgramPhase.didChange = nil
    post(.willTerminate)
  }

  /// Posts what has happened since.
  private func follow() {
    let (old, new) = (phase, ProgramPhase.current)
    phase = new
    if old == .background, new > .background { post(.willEnterForeground) }
    if old < .active, new == .active { post(.willBecomeActive, .didBecomeActive) }
    if old == .active, new < .active { post(.willResignActive, .didResignActive) }
    if old > .background, new == .background { post(.didEnterBackground) }
  }

  private func post(_ events: ProgramEvent...) {
    for event in events {
      for kit in ["UI", "NS"] { NotificationCenter.default.post(name: event.name(in: kit), object: nil) }
    }
  }
}

/// Something that is told of a program.
package enum ProgramEvent: String {
  case willFinishLaunching = "WillFinishLaunching"
  case didFinishLaunching = "DidFinishLaunching"
  case willEnterForeground = "WillEnterForeground"
  case willBecomeActive = "WillBecomeActive"
  case didBecomeActive = "DidBecomeActive"
  case willResignActive = "WillResignActive"
  case didResignActive = "DidResignActive"
  case didEnterBackground = "DidEnterBackground"
  case willTerminate = "WillTerminate"

  /// The name of the notification, by the prefix of UIKit or AppKit.
  package func name(in kit: String) -> Notification.Name {
    Notification.Name("\(kit)Application\(rawValue)Notification")
  }
}
