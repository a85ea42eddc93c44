import Foundation
import ViewGraph

/// What the user does, as Foundation has it elsewhere. The desktop hands nothing of that kind from one device to another, so it
/// is only what the program keeps of it.
open class NSUserActivity {
  /// What kind of thing it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is known of it.
  open var userInfo: [AnyHashable: Any]?
  /// Its page in the web.
  open var webpageURL: URL?
  /// What the page says where it came from.
  open var referrerURL: URL?
  /// By what it is found again.
  open var targetContentIdentifier: String?
  /// What `userInfo` must have.
  open var requiredUserInfoKeys: Set<String>?
  /// Changes nothing on the desktop.
  open var isEligibleForHandoff = true
  /// Changes nothing on the desktop.
  open var isEligibleForSearch = false

  /// Something of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is known of it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Does nothing on the desktop.
  open func becomeCurrent() {}
  /// Does nothing on the desktop.
  open func resignCurrent() {}
  /// Does nothing on the desktop.
  open func invalidate() {}
}

/// The kind of activity that is a page in the web.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// Never runs its action: no device hands the desktop what its user does. URLs come to `onOpenURL`.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Changes nothing: the desktop hands what the user does to no other device.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Changes nothing: the desktop hands what the user does to no other device.
  public func userActivity<Element>(
    _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }
}
