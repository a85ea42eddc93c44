import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What is dragged out of a row, in the surroundings of that: by its view, which knows its own, or by a row of a table.
enum RowDragging: RowTraitKey {
  static var defaultValue: ((EnvironmentValues) -> Drag)? { nil }
}

/// That a row of a list can be dragged, to another place and with what its view offers. A press on a control in it begins no drag
/// (LS40).
@MainActor
final class ListRowDrag {
  /// The row whose drag to another place began last.
  private static weak var latest: ListRowNode?

  /// What the pointer carries, by which the list knows its own drags.
  private static let type = UTType(exportedAs: "org.graft.list-row")

  private let widget: Widget
  private let recognition = GestureCoordinator<DragBeginning.Beginning>()

  /// Drags a row by its widget. `surface` is what is in it, if that is one view.
  init(_ row: ListRowNode, _ surface: RowSurface? = nil, from widget: Widget) {
    self.widget = widget
    let leavesSideways: () -> Bool = { [weak row] in row?.isSwiped == true }
    let beginning = DragBeginning.gesture(leavesSideways: leavesSideways) { [weak self, weak row] in
      if let self, let row { begin(row, $0) }
    }
    recognition.update(widget, beginning, .normal)
    recognition.participant?.accepts = { [widget, weak surface] in
      surface?.isOneControl == true || !ListRowDrag.isInControl($0, of: widget)
    }
  }

  /// GTK may be about to end the widget, which is not kept for long; but it still uses the widget after it has told of that.
  func end() {
    recognition.end()
    MainLoop.whenIdle { [widget] in withExtendedLifetime(widget) {} }
  }

  private static func isInControl(_ picked: UnsafeMutablePointer<GtkWidget>, of row: Widget) -> Bool {
    sequence(first: picked) { gtk_widget_get_parent($0) }.prefix { $0 != row.widgetObject }
      .contains(where: FormRowControl.isControl)
  }

  private func begin(_ row: ListRowNode, _ value: DragGesture.Value) {
    let own = row.listTraits?[RowDragging.self]
    let drag = (own?(row.scope.values) ?? Drag(offers: [], picture: nil)).moving(row)
    guard !drag.offers.isEmpty else { return }
    drag.start(from: widget, value)
    recognition.participant?.arena?.giveUp()
    widget.forgetPress()
  }

  /// Begins to drag a row to another place, by what a drag offers from then on.
  fileprivate static func move(_ row: ListRowNode) -> TransferOffer.Form {
    latest = row
    return TransferOffer.Form(type: type) { Data() }
  }

  /// The row that is dragged, if that is what the session is of, and the row is still there.
  static func row(of session: ActiveDrop) -> ListRowNode? {
    guard session.own?.first?.forms.contains(where: { $0.type == type }) == true, let row = latest, row.isMounted else {
      return nil
    }
    return row
  }
}

/// Whether a drag is over the list of the row that is dragged, or was dropped there, which is kept with the drag: it moves the row,
/// and nobody takes what is dragged with that.
@MainActor
final class RowReordering {
  private static let name = "graft-row-reordering"
  private var goesOn = false

  static func goesOn(in drag: ObjectReference) -> Bool { drag.kept(name, as: RowReordering.self)?.goesOn == true }

  static func set(_ goesOn: Bool, in drag: ObjectReference) {
    if let known = drag.kept(name, as: RowReordering.self) { return known.goesOn = goesOn }
    guard goesOn else { return }
    let reordering = RowReordering()
    reordering.goesOn = true
    drag.keep(reordering, as: name)
  }
}

extension Drag {
  /// The same drag, which moves the row around a node as well, where that is dragged by its view.
  func moving(rowAround node: ViewNode?) -> Drag {
    guard let row = node?.enclosingRow, row.listTraits?[RowDragging.self] != nil else { return self }
    return moving(row)
  }

  /// The same drag, which moves a row as well if it can be moved.
  fileprivate func moving(_ row: ListRowNode) -> Drag {
    guard row.listTraits?.canMove == true else { return self }
    var drag = self
    drag.offers = [(offers.first ?? TransferOffer(forms: [])).adding(ListRowDrag.move(row))] + offers.dropFirst()
    drag.action =
      offers.isEmpty ? GDK_ACTION_MOVE : GdkDragAction(rawValue: action.rawValue | GDK_ACTION_MOVE.rawValue)
    return drag
  }
}

extension ListRowNode {
  /// Whether a finger that goes sideways swipes the row.
  fileprivate var isSwiped: Bool { (enclosingList?.observer as? ListItems)?.actions(of: self).isEmpty == false }

  /// What is said of the row in its list or table.
  fileprivate var listTraits: RowTraits? {
    guard let rows = (enclosingList?.observer as? RowItems)?.rows else { return nil }
    return rows.position(of: self).map { rows.traits(at: $0) }
  }
}
