import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// That a row of a list can be dragged to another place. A press on a control in it begins no drag (LS40).
@MainActor
final class ListRowDrag {
  /// The row whose drag began last.
  private static weak var latest: ListRowNode?

  /// What the pointer carries, by which the list knows its own drags.
  private static let type = UTType(exportedAs: "org.graft.list-row")

  private let widget: Widget
  private let recognition = GestureCoordinator<DragBeginning.Beginning>()

  /// Drags a row by its widget. `surface` is what is in it, if that is one view.
  init(_ row: ListRowNode, _ surface: RowSurface? = nil, from widget: Widget) {
    self.widget = widget
    let beginning = DragBeginning.gesture { [weak self, weak row] in
      if let self, let row { begin(row, $0) }
    }
    recognition.update(widget, beginning, .normal)
    recognition.participant?.accepts = { [widget, weak surface] in
      surface?.isOneControl == true || !ListRowDrag.isInControl($0, of: widget)
    }
  }

  func end() { recognition.end() }

  private static func isInControl(_ picked: UnsafeMutablePointer<GtkWidget>, of row: Widget) -> Bool {
    sequence(first: picked) { gtk_widget_get_parent($0) }.prefix { $0 != row.widgetObject }
      .contains(where: FormRowControl.isControl)
  }

  private func begin(_ row: ListRowNode, _ value: DragGesture.Value) {
    ListRowDrag.latest = row
    let offer = TransferOffer(forms: [TransferOffer.Form(type: ListRowDrag.type) { Data() }])
    Drag(offers: [offer], picture: nil, action: GDK_ACTION_MOVE).start(from: widget, value)
    recognition.participant?.arena?.giveUp()
  }

  /// The row that is dragged, if that is what the session is of, and the row is still there.
  static func row(of session: DropSession) -> ListRowNode? {
    guard session.own?.first?.forms.first?.type == type, let row = latest, row.isMounted else { return nil }
    return row
  }
}
