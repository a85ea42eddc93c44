import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a split view keeps of its columns.
@MainActor
final class SplitModel {
  private(set) var columns: [SplitColumn] = []
  /// The bar of a split view whose window has none of ours.
  private(set) lazy var ownBar = WindowBar.inline()

  /// How wide the columns are that were laid out, but for the last. A layout is not isolated, and runs on the main thread.
  nonisolated(unsafe) var placed: [Int: CGFloat] = [:]

  func prepare(_ count: Int) {
    while columns.count < count - 1 { columns.append(SplitColumn(isSidebar: columns.isEmpty)) }
  }
}

/// The columns of a split view, and what a narrow window shows of them.
struct SplitColumns: View {
  let columns: [AnyView]
  @Binding var visibility: NavigationSplitViewVisibility
  @Binding var compactColumn: NavigationSplitViewColumn
  @State private var model = SplitModel()
  @State private var values: [Int: [AnyHashable]] = [:]
  @State private var traits: [Int: ColumnTraits] = [:]
  @State private var widths: [Int: CGFloat] = [:]
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.windowBar) private var windowBar

  var body: some View {
    let _ = prepare()
    VStack(spacing: 0) {
      if windowBar == nil, let bar = model.ownBar { InlineBar(bar: bar) }
      SplitLayout(widths: shownWidths, leastOfLast: leastOfLast, model: model) {
        ForEach(columns.indices, id: \.self) { column($0) }
        if !isCompact { ForEach(first..<(columns.count - 1), id: \.self) { border(after: $0) } }
      }
      .environment(\.fillsWindow, false)
    }
    .accompanied(by: toggle)
    .focusedSceneValue(\.isSidebarHidden, isCompact ? nil : isSidebarHidden)
    .environment(\.windowBar, windowBar ?? model.ownBar)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onGoingBack { (windowBar ?? model.ownBar)?.goBack() ?? false }
    .transformPreference(NavigationTraitsKey.self) { $0 = NavigationTraits() }
  }

  private var isCompact: Bool { width == .compact }

  private var first: Int { visibility.first(of: columns.count) }

  private var current: Int { compactColumn.index(of: columns.count) }

  private func isShown(_ index: Int) -> Bool { isCompact ? index == current : index >= first }

  private func limits(_ index: Int) -> ColumnWidth {
    traits[index]?.width ?? (index == 0 ? ColumnWidth.sidebar : ColumnWidth.content)
  }

  private func width(of index: Int) -> ColumnWidth {
    var width = limits(index)
    width.ideal = width.clamped(widths[index] ?? width.ideal)
    return width
  }

  /// The widths of all columns but the last; in a narrow window there is only one.
  private var shownWidths: [ColumnWidth]? { isCompact ? nil : columns.indices.dropLast().map(width) }

  private var leastOfLast: CGFloat { traits[columns.count - 1]?.width?.minimum ?? ColumnWidth.leastOfLast }

  private func prepare() {
    model.prepare(columns.count)
    for (index, column) in model.columns.enumerated() {
      column.navigation.path = source(index)
      column.showNext = { [$compactColumn, count = columns.count] in
        let next = NavigationSplitViewColumn(index: index + 1, of: count)
        if $compactColumn.wrappedValue.index(of: count) == index { $compactColumn.wrappedValue = next }
      }
      column.closeCovered()
    }
  }

  /// Links to values of a column replace what the next one shows.
  private func source(_ index: Int) -> NavigationPathSource {
    var source = NavigationPathSource()
    source.latest = { [$values] in $values.wrappedValue[index] ?? [] }
    source.values = values[index] ?? []
    source.append = { [$values, column = model.columns[index]] value in
      column.didPush()
      $values.wrappedValue[index] = [AnyHashable(value)]
      column.showNext()
      return true
    }
    source.truncate = { [$values] _ in $values.wrappedValue[index] = nil }
    return source
  }

  private func column(_ index: Int) -> some View {
    let replaced = index == 0 ? nil : model.columns[index - 1].nextContent
    return SplitColumnView(
      content: replaced?.view ?? columns[index], id: replaced?.id,
      column: index < model.columns.count ? model.columns[index] : nil, index: index, isShown: isShown(index),
      namesBar: index == (isCompact ? current : columns.count - 1),
      isNextName: !isCompact && index > 0 && index == columns.count - 2,
      goBack: isCompact && index > 0 ? { goBack(from: index) } : nil
    ) { traits[index] = $0 }
  }

  private func goBack(from index: Int) {
    compactColumn = NavigationSplitViewColumn(index: index - 1, of: columns.count)
    model.columns[index - 1].clear()
  }

  private func border(after index: Int) -> some View {
    ColumnBorder(isFixed: limits(index).minimum == limits(index).maximum) { distance, start in
      widths[index] = limits(index).clamped(start + distance)
    } start: {
      model.placed[index] ?? width(of: index).ideal
    }
    .layoutValue(key: SplitPart.self, value: .border(index))
  }

  private var isSidebarHidden: Binding<Bool> {
    Binding {
      first != 0
    } set: { isHidden in
      visibility = isHidden ? (columns.count == 2 ? .detailOnly : .doubleColumn) : .all
    }
  }

  @ViewBuilder private var toggle: some View {
    if !isCompact, !(traits.values.contains { $0.removesToggle }) {
      ToolbarLeaf(
        placement: .navigation,
        content: Button(.own("Sidebar"), systemImage: "sidebar.leading") { isSidebarHidden.wrappedValue.toggle() }
          .labelStyle(.iconOnly).keyboardShortcut(KeyEquivalent("\u{F70C}"), modifiers: [])
      )
      // The first of all items, so that it stays where it is when those of the sidebar go.
      .environment(\.toolbarLevel, -1)
    }
  }
}

/// One column. What is not shown is not there for anybody but itself (NV22).
private struct SplitColumnView: View {
  let content: AnyView
  /// What tells apart what links have put here.
  let id: AnyHashable?
  let column: SplitColumn?
  let index: Int
  let isShown: Bool
  /// Whether the bar has the title of this column.
  let namesBar: Bool
  /// Whether it has it where that column says none.
  let isNextName: Bool
  let goBack: (() -> Void)?
  let traitsChanged: (ColumnTraits) -> Void
  @Environment(\.showsBar) private var showsBar
  @Environment(\.namesWindow) private var namesWindow

  var body: some View {
    content.id(id)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.splitColumn, column)
      .environment(\.navigationModel, column?.navigation)
      .environment(\.navigationPage, .root)
      .environment(\.showsBar, isShown && showsBar)
      .environment(\.namesWindow, namesBar && namesWindow)
      .backgroundPreferenceValue(NavigationTraitsKey.self) { traits in
        PageBar(traits: traits, isShown: namesBar && isShown, goBack: goBack)
        if isNextName {
          let said = NavigationTraits(title: traits.title, subtitle: traits.subtitle)
          PageBar(traits: said, isShown: isShown, goBack: nil, isFallback: true)
        }
      }
      .onPreferenceChange(ColumnTraitsKey.self, perform: traitsChanged)
      .isContainer()
      .covered(!isShown)
      .layoutValue(key: SplitPart.self, value: .column(index, isShown: isShown))
      .pageCover(isCovered: !isShown, isRoot: index == 0)
  }
}
