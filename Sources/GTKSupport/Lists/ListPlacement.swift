import CGTK
import Threads

/// Who has a part in where a list of GTK's shows its rows, and in how it is drawn.
@MainActor
package protocol ListPlacing: AnyObject {
  /// GTK is about to give the rows their places.
  func willPlaceRows()
  /// It has.
  func didPlaceRows()
  /// Draws the list, which a function does as GTK would.
  func draw(_ snapshot: OpaquePointer, asGTK draw: (OpaquePointer) -> Void)
}

/// Tells when lists of GTK's place and draw their rows, for which there is no signal.
///
/// A column view makes its list itself, so that no class of ours could take its place: two functions of GTK's class are
/// exchanged for ones that tell, and go on with those that were there. A list of which nobody wants to be told costs a search.
@MainActor
package enum ListPlacement {
  private struct Observer {
    weak var placing: (any ListPlacing)?
  }

  private static var observers: [UnsafeMutablePointer<GtkWidget>: Observer] = [:]
  private static var known: Set<GType> = []
  nonisolated(unsafe) private static var allocate:
    (@convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void)?
  nonisolated(unsafe) private static var snapshot:
    (@convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void)?

  /// Tells somebody of a list from now on.
  package static func tell(_ placing: any ListPlacing, of list: UnsafeMutablePointer<GtkWidget>) {
    observers[list] = Observer(placing: placing)
    install(in: graft_object_type(list))
  }

  /// Tells somebody of a list no more. Another list may be at its address by now, of which somebody else is told.
  package static func forget(_ placing: any ListPlacing, of list: UnsafeMutablePointer<GtkWidget>) {
    if observers[list]?.placing === placing { observers[list] = nil }
  }

  /// The lists of column views have a class of their own in newer versions, which inherits both functions.
  private static func install(in type: GType) {
    guard known.insert(type).inserted, let typeClass = g_type_class_ref(type) else { return }
    if type != gtk_list_view_get_type() { install(in: gtk_list_view_get_type()) }
    install(in: typeClass.assumingMemoryBound(to: GtkWidgetClass.self))
  }

  private static func install(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
    allocate = allocate ?? widgetClass.pointee.size_allocate
    snapshot = snapshot ?? widgetClass.pointee.snapshot
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      ListPlacement.withPlacing(of: widget) { $0.willPlaceRows() }
      ListPlacement.allocate?(widget, width, height, baseline)
      ListPlacement.withPlacing(of: widget) { $0.didPlaceRows() }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let (list, target) = (widget, snapshot)
      let isDrawn = ListPlacement.withPlacing(of: widget) { placing in
        guard let target else { return false }
        placing.draw(target) { ListPlacement.snapshot?(list, $0) }
        return true
      }
      if isDrawn != true { ListPlacement.snapshot?(widget, snapshot) }
    }
  }

  @discardableResult
  nonisolated private static func withPlacing<Result: Sendable>(
    of list: UnsafeMutablePointer<GtkWidget>?, _ body: @MainActor (any ListPlacing) -> Result
  ) -> Result? {
    guard let list, MainThread.isCurrent else { return nil }
    nonisolated(unsafe) let key = list
    return MainThread.assumeIsolated { observers[key]?.placing.map(body) }
  }
}
