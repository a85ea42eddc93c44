import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What actions for assistive technologies are about. They stand together here. As SwiftUI documents it.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  public static let `default` = Self(name: "default")
  public static let edit = Self(name: "edit")

  /// What a program says that they are about.
  public init(_ name: Text) { self.init(name: "") }
  /// What a program says that they are about.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: "") }
  /// What a program says that they are about.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name) { self.init(name: String(name)) }

  private init(name: String) { self.name = name }
}

extension View {
  /// Offers the action of each button by the button's words, as far as the buttons are known without state or environment of a
  /// view around them. As SwiftUI documents it. Claim AX8.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ModifiedItems(content: modifier(OfferingButtons(buttons: content())), modifier: ActionMenu())
  }

  /// Offers the action of each button by the button's words. Claim AX8.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }
}

/// Offers what buttons do.
private struct OfferingButtons<Buttons: View>: ViewModifier {
  let buttons: Buttons
  @State private var actions = SpokenActionList()
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    let found = ViewOption.all(in: buttons).compactMap { ViewOption.core(of: $0.view) as? any ActingView }
    let names = found.map { ViewTitle.name(of: $0.actingLabel, in: locale) ?? "" }
    actions.follow(found.map(\.act))
    return AttributedView(content: content, attribute: OfferedButtons(names: names, list: actions))
  }
}

/// A view that acts when the user chooses it.
@MainActor
private protocol ActingView: View {
  var actingLabel: any View { get }
  var act: () -> Void { get }
}

extension Button: ActingView {
  fileprivate var actingLabel: any View { label }
  fileprivate var act: () -> Void { action }
}

/// As many actions as there ever were: those that are not offered any more have no name.
@MainActor
private final class SpokenActionList {
  private(set) var all: [SpokenAction] = []

  func follow(_ runs: [() -> Void]) {
    while all.count < runs.count { all.append(SpokenAction()) }
    for (action, run) in zip(all, runs) { action.run = run }
  }
}

/// What the widgets of a view do, and by which names.
private struct OfferedButtons: @MainActor CarriedByWidgets {
  let names: [String]
  let list: SpokenActionList

  var speech: Speech? { Speech() }

  static func == (left: Self, right: Self) -> Bool { left.names == right.names && left.list === right.list }

  func apply(to widget: Widget) {
    // The one that is offered last comes first.
    for (index, action) in list.all.enumerated().reversed() {
      action.offer(index < names.count ? names[index] : "", isOwn: true, in: widget)
    }
  }
}
