import ViewGraph

/// Shows one of several views, which the user chooses by its tab.
///
/// The tabs are in the middle of the window's header bar where there is one and they fit, else along the top of the content,
/// or along the bottom of a narrow window. Ctrl+Page Up and Ctrl+Page Down go to the next, Alt+1 to Alt+9 to a certain one. A
/// tab is built when it is first shown, and keeps its state and widgets while others are; it has disappeared then.
/// Claims NV30 to NV36; otherwise as SwiftUI documents it.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var model = TabModel()
  @State private var chosen: TabEntry.ID?

  /// Shows the view of the block whose `tag(_:)`, or value as a `Tab`, is that of the binding.
  ///
  /// Where there is none, the one that was shown last stays, and `invalidSelection` is reported (NV32).
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Shows the tab of the block whose value is that of the binding.
  ///
  /// Where there is none, the one that was shown last stays, and `invalidSelection` is reported (NV32).
  public init(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Content: TabContent, Content.TabValue == SelectionValue {
    self.selection = selection
    self.content = content()
  }

  /// Shows one view of the block, at first the first one.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// The tabs and the one that is shown.
  public var body: some View {
    let tabs = TabEntry.all(in: content)
    let wanted = wanted(among: tabs)
    let _ = reportIfMissing(wanted)
    let _ = model.follow { [selection, $chosen] id in
      if let tab = tabs.first(where: { $0.id == id }) { Self.choose(tab, selection, $chosen) }
    }
    TabContainer(tabs: tabs, shown: model.shown(wanted: wanted?.id, among: tabs), model: model)
  }

  private func wanted(among tabs: [TabEntry]) -> TabEntry? {
    guard let selection else { return tabs.first { $0.id == chosen } }
    return tabs.first { $0.tag?.value(as: SelectionValue.self) == selection.wrappedValue }
  }

  private func reportIfMissing(_ wanted: TabEntry?) {
    guard wanted == nil, let value = selection?.wrappedValue else { return }
    Diagnostics.report(
      .invalidSelection, place: "TabView \(value)",
      "no tab has the tag \(value), which is selected: the tab that was shown last stays, and nothing is written")
  }

  /// Not of the view, which holds the model that keeps this.
  private static func choose(
    _ tab: TabEntry, _ selection: Binding<SelectionValue>?, _ chosen: Binding<TabEntry.ID?>
  ) {
    guard let selection else { return chosen.wrappedValue = tab.id }
    guard let value = tab.tag?.value(as: SelectionValue.self), value != selection.wrappedValue else { return }
    selection.wrappedValue = value
  }
}

/// What a tab view remembers of its tabs.
@MainActor
final class TabModel {
  private var last: TabEntry.ID?
  /// The tabs that have been shown, each with what its content says it is called.
  private var sayings: [TabEntry.ID: NodeEntries<AnyView>] = [:]
  private var built: Set<TabEntry.ID> = []
  private var chooseTab: (TabEntry.ID) -> Void = { _ in }

  /// Chooses tabs as the tab view does by now. Kept here, as views that were given a closure would never be the same.
  func follow(_ choose: @escaping (TabEntry.ID) -> Void) { chooseTab = choose }

  /// The user has chosen a tab.
  func choose(_ tab: TabEntry.ID) { chooseTab(tab) }

  /// The tab to show: the one that is wanted, or the one that was shown last, or the first.
  func shown(wanted: TabEntry.ID?, among tabs: [TabEntry]) -> TabEntry.ID? {
    let ids = tabs.map(\.id)
    let shown = wanted ?? last.flatMap { ids.contains($0) ? $0 : nil } ?? ids.first
    last = shown
    built = built.intersection(ids).union(shown.map { [$0] } ?? [])
    return shown
  }

  /// Whether a tab has been shown, or must be asked what it is called.
  func isBuilt(_ tab: TabEntry) -> Bool { tab.label == nil || built.contains(tab.id) }

  /// Whom the content of a tab tells what that is called.
  func sayings(of tab: TabEntry) -> NodeEntries<AnyView> {
    if let known = sayings[tab.id] { return known }
    let made = NodeEntries<AnyView>()
    sayings[tab.id] = made
    return made
  }

  /// What a tab is called.
  func label(of tab: TabEntry) -> AnyView? { tab.label ?? sayings(of: tab).all.first }
}
