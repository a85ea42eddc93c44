import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// What hears of the fingers that swipe rows: a list for all of its rows, and a row elsewhere for itself.
@MainActor
protocol SwipeSurface: AnyObject {
  var swipedWidget: UnsafeMutablePointer<GtkWidget> { get }
  var readsFromRight: Bool { get }
  /// What scrolls the rows where each layout places the row that is open anew; nil elsewhere.
  var placingAdjustment: UnsafeMutablePointer<GtkAdjustment>? { get }
  func swipedRow(at point: CGPoint) -> (any SwipedRow)?
  func swipedRow(around widget: UnsafeMutablePointer<GtkWidget>) -> (any SwipedRow)?
}

/// A row as those see it who swipe it.
@MainActor
protocol SwipedRow: AnyObject {
  typealias Actions = GtkHostingController<RevealedActions>

  /// Where its actions belong in the tree; nil where the row is not shown.
  var node: ViewNode? { get }
  /// The widget around the row, while it is shown.
  var widget: UnsafeMutablePointer<GtkWidget>? { get }
  func actions(at edge: HorizontalEdge) -> [EdgeActions]
  /// Takes the actions in, which have no parent.
  func hold(_ actions: Actions)
  /// What is in the row is to lie aside, with so much of the actions at an edge to be seen.
  func lieAside(by distance: CGFloat, at edge: HorizontalEdge)
  /// Lies as any other row from now on, and ends the actions.
  func letGo(of actions: Actions)
}
