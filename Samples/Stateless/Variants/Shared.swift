import Graft
import Observation

/// The button that counts, above every inner view.
struct Top: View {
  let onClick: () -> Void

  var body: some View { Button("Click me", action: onClick) }
}

/// A number that both sides of the join can hold.
@Observable
final class ClickModel {
  var clicks = 0
}

/// What the inner view's own state said when it was asked.
@MainActor
final class InnerMemory {
  /// Nil while nobody has asked.
  private(set) var isKept: Bool?
  /// Told of each answer.
  var didReport: (() -> Void)?

  func report(_ local: Int) {
    isKept = local == 1
    didReport?()
  }
}
