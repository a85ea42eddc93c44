import Foundation
import ViewGraph

/// One column of a split view, as the views in it know it.
@MainActor
final class SplitColumn {
  let isSidebar: Bool
  /// The pages that links in the column open: in the next column.
  let navigation = NavigationModel()
  /// The selection of the list in the column.
  private var selection: ListSelection?
  /// What links have opened, as it was seen last, and whether a value came after it.
  private var seen: Set<PageID> = []
  private var showsValue = false
  /// Shows the next column in a narrow window.
  var showNext: () -> Void = {}

  init(isSidebar: Bool) { self.isSidebar = isSidebar }

  /// Has the next column shown when the user selects something in a list, and remembers the list (NV28). In one without a
  /// selection the row of the link is selected whose view is in the next column (NV29).
  func following(_ selection: ListSelection?) -> ListSelection? {
    guard let selection else { return ofLinks }
    self.selection = selection
    return selection.noting { [weak self] in self?.showNext() }
  }

  private var ofLinks: ListSelection {
    let opened = navigation.opened
    return ListSelection(
      ofLinks: Binding<FollowedLink?> {
        opened.all.last?.link
      } set: {
        $0?.follow()
      })
  }

  /// Selects the row of a value, where a list takes such values (NV29).
  func select(_ value: AnyHashable) -> Bool {
    guard let selection, !selection.isMultiple, selection.accepts(value) else { return false }
    selection.write([value])
    showNext()
    return true
  }

  /// Takes back what was chosen in the column.
  func clear() {
    if let selection, !selection.read().isEmpty { selection.write([]) }
    if !navigation.path.values.isEmpty { navigation.path.truncate(0) }
    for opened in navigation.opened.all { opened.dismiss() }
  }

  /// What a link in the column has put into the next one: a value or a view, whichever came last.
  var nextContent: (id: AnyHashable, view: AnyView)? {
    if showsValue, let value = navigation.path.values.last {
      let view = navigation.destination(for: type(of: value.base))?.content(value)
      return view.map { (AnyHashable(TypedValue(value)), $0) }
    }
    return navigation.opened.all.last.map { (AnyHashable($0.id), AnyView(DeferredContent(make: $0.content))) }
  }

  /// A value has come.
  func didPush() { showsValue = true }

  /// Closes what is shown no more because something else came after it.
  func closeCovered() {
    let opened = navigation.opened.all
    if opened.contains(where: { !seen.contains($0.id) }) { showsValue = false }
    seen = Set(opened.map(\.id))
    let covered = showsValue ? opened[...] : opened.dropLast()
    let dropsValues = !showsValue && !opened.isEmpty && !navigation.path.values.isEmpty
    guard !covered.isEmpty || dropsValues else { return }
    UpdateScheduler.shared.afterUpdates { [navigation] in
      for opened in covered { opened.dismiss() }
      if dropsValues { navigation.path.truncate(0) }
    }
  }
}

private struct SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}

extension EnvironmentValues {
  /// The column of a split view around that is not the last one.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
