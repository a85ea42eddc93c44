import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

extension WidgetQuery {
  /// What the updates of the representables below have forgotten.
  ///
  /// Each representable of the program's own is made anew, with the values, state and environment that it has now, in a
  /// window beside this one, and the two are compared, widget by widget: properties, text, style classes, children and,
  /// where these are the same, natural sizes and pictures. What cannot be seen may wait, and what is `@MakeOnly` or has a
  /// name that begins with `initial` stays as it was made, in debug builds. What a user does to a widget and no state knows
  /// of counts as forgotten as well: ask before, or after a change that the program made. Representables inside of others
  /// are compared on their own.
  ///
  /// Makes and updates run once more for it, and so do bodies, appearances and tasks of hosted views. A make that hands
  /// out a widget that is in use is left out. Takes a few frames a representable.
  public func freshTwinDifferences() async -> [TwinDifference] {
    let leaves = TwinPlaces.leaves(below: root)
    let own = Set(leaves.map(\.widget.widgetObject))
    var differences: [TwinDifference] = []
    for (leaf, widget) in leaves where leaf.isMounted {
      await TwinPlaces.withTwin(of: leaf) { twin in
        differences += await compare(leaf, widget, twin, others: own.subtracting([widget.widgetObject]))
      }
    }
    return differences
  }

  private func compare(
    _ leaf: any TwinnedLeaf, _ widget: Widget, _ twin: Widget, others: Set<UnsafeMutablePointer<GtkWidget>>
  ) async -> [TwinDifference] {
    // With the border, which GTK's width and height leave out.
    let window = MountedWindow(child: twin, size: FoundWidget(widget).bounds(in: widget.widgetObject).size)
    await window.show()
    var comparison = TwinComparison(leaf: leaf, others: others)
    comparison.compare(widget, twin)
    await window.close(keeping: twin)
    return comparison.differences
  }
}

extension MountedView {
  /// What the updates of the representables in the window have forgotten; see `WidgetQuery.freshTwinDifferences()`.
  ///
  /// ```swift
  /// #expect(await mounted.freshTwinDifferences() == [])
  /// ```
  public func freshTwinDifferences() async -> [TwinDifference] { await root.freshTwinDifferences() }
}
