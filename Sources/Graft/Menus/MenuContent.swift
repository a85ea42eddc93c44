import Foundation
import GTKBridge
import ViewGraph

/// What is in a menu: each view below the one before, and as wide as the widest.
struct MenuContent<Content: View>: View {
  let session: MenuSession
  let content: () -> Content
  /// What comes after that.
  var last: RowActionItems?

  var body: some View {
    MenuLayout {
      DeferredContent(make: content)
      last
    }
    .environment(\.menuSession, session)
    .environment(\.shortcutScope, session.shortcuts)
    .environment(\.keyboardShortcut, nil)
    .environment(\.menuBadge, nil)
    .environment(\.pickerLook, .items)
    .buttonStyle(MenuButtonStyle())
    .toggleStyle(MenuToggleStyle())
    .labelStyle(.titleAndIcon)
    .controlSize(.regular)
    .environment(\.text, TextEnvironment())
  }
}

/// What a view is in a menu.
enum MenuPart: LayoutValueKey {
  case item, separator, other

  static let defaultValue = MenuPart.other
}

/// A line between the items of a section and others.
struct MenuSeparator: View {
  var body: some View { Divider().layoutValue(key: MenuPart.self, value: .separator) }
}

/// Items below each other. A separator that has nothing on one of its sides, or another beside it, is out of sight.
private struct MenuLayout: Layout {
  private let inset = CGSize(width: 10, height: 3)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = shown(subviews).map { $0.sizeThatFits(.unspecified).width + 2 * margin(of: $0).width }
    let width = proposal.width.map { max($0, widths.max() ?? 0) } ?? widths.max() ?? 0
    let height = shown(subviews).reduce(0) { $0 + self.height(of: $1, in: width) }
    return CGSize(width: width.isFinite ? width : widths.max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: -10_000, y: -10_000), proposal: ProposedViewSize(width: bounds.width, height: 1))
    }
    var y = bounds.minY
    for subview in shown(subviews) {
      let margin = margin(of: subview)
      let height = height(of: subview, in: bounds.width)
      subview.place(
        at: CGPoint(x: bounds.minX + margin.width, y: y + margin.height),
        proposal: ProposedViewSize(width: bounds.width - 2 * margin.width, height: height - 2 * margin.height))
      y += height
    }
  }

  private func height(of subview: LayoutSubview, in width: CGFloat) -> CGFloat {
    let margin = margin(of: subview)
    let proposal = ProposedViewSize(width: width - 2 * margin.width, height: nil)
    return subview.sizeThatFits(proposal).height + 2 * margin.height
  }

  private func margin(of subview: LayoutSubview) -> CGSize {
    switch part(of: subview) {
    case .item: .zero
    case .separator: CGSize(width: 0, height: 6)
    case .other: inset
    }
  }

  /// A view of the program's that is a mere line separates as well.
  private func part(of subview: LayoutSubview) -> MenuPart {
    let part = subview[MenuPart.self]
    let isLine = subview.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height <= 2
    return part == .other && isLine ? .separator : part
  }

  private func shown(_ subviews: Subviews) -> [LayoutSubview] {
    var shown: [LayoutSubview] = []
    for subview in subviews {
      let isLine = part(of: subview) == .separator
      if isLine, shown.isEmpty || shown.last.map(part) == .separator { continue }
      shown.append(subview)
    }
    if shown.last.map(part) == .separator { shown.removeLast() }
    return shown
  }
}

private struct MenuSessionKey: EnvironmentKey {
  static var defaultValue: MenuSession? { nil }
}

extension EnvironmentValues {
  /// The menu that views here are items of.
  var menuSession: MenuSession? {
    get { self[MenuSessionKey.self] }
    set { self[MenuSessionKey.self] = newValue }
  }
}
