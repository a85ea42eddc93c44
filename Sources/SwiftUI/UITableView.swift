import Foundation

/// The looks that source for UIKit says of all lists at once. A list here has those of its style and of modifiers as
/// `scrollContentBackground(_:)`: what is written is kept, and changes nothing.
@MainActor
public final class UITableView {
  /// How rows are separated, by the names of UIKit.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  private static let proxy = UITableView()

  /// What is said of all lists.
  public static func appearance() -> UITableView { proxy }

  public var backgroundColor: UIColor?
  public var separatorColor: UIColor?
  public var separatorStyle = SeparatorStyle.singleLine
  public var tableFooterView: UIView?
  public var tableHeaderView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var rowHeight: CGFloat = 0
  public var allowsSelection = true
  public var isScrollEnabled = true
  public var bounces = true
  public var showsVerticalScrollIndicator = true

  private init() {}
}

/// The looks that source for UIKit says of all rows of lists at once; they change nothing.
@MainActor
public final class UITableViewCell {
  /// How a row shows that it is selected, by the names of UIKit.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  private static let proxy = UITableViewCell()

  /// What is said of all rows.
  public static func appearance() -> UITableViewCell { proxy }

  public var backgroundColor: UIColor?
  public var selectionStyle = SelectionStyle.default

  private init() {}
}
