import Foundation

/// What lets the user feel something, under the names that source for UIKit uses. Nothing is felt on a desktop.
open class UIFeedbackGenerator {
  /// Something that feels of nothing.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// What feels like a blow. Nothing is felt on a desktop.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the blow is.
  public enum FeedbackStyle: Int, Hashable, Sendable { case light, medium, heavy, soft, rigid }

  /// A blow of a weight.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// What feels like a success or a failure. Nothing is felt on a desktop.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Hashable, Sendable { case success, warning, error }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What feels like a choice. Nothing is felt on a desktop.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
