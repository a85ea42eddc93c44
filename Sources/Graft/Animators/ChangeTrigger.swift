import CGTK
import GTKSupport

/// A value of any type whose changes are meant.
struct ChangeTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (left: ChangeTrigger, right: ChangeTrigger) -> Bool { areEqual(left.value, right.value) }

  private static func areEqual<Value: Equatable>(_ left: Value, _ right: any Equatable) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }
}

/// What the user has said of animations, for the whole desktop.
@MainActor
enum UserAnimations {
  /// Not where there is no display: nothing moves there.
  static var areOn: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return ObjectReference(retaining: settings.objectAddress)["gtk-enable-animations"]
  }
}
