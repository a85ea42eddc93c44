import CGTK

/// Somebody who presents, and waits for others in the same window.
@MainActor
protocol PresentationTurn: AnyObject {
  /// What was in the way has gone.
  func takeTurn()
  /// Where it is presented is about to go.
  func placeGoes()
}

/// Who presents in which place, a window or what covers one: one at a time, the others in the order in which they asked (PR10).
@MainActor
enum PresentationOrder {
  private static var lines: [UnsafeMutablePointer<GtkWidget>: [Place]] = [:]

  private struct Place {
    weak var turn: (any PresentationTurn)?
  }

  /// Where a widget presents: the cover of a window in which it is, else the window.
  static func place(
    of widget: UnsafeMutablePointer<GtkWidget>?, in window: UnsafeMutablePointer<GtkWindow>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let cover = widget.flatMap { WindowRoom.of(window)?.cover(around: $0) }
    return cover?.content.widgetObject ?? window.cast()
  }

  /// Whether it is the turn of somebody, who otherwise is told when it is. Who comes first waits for nobody: who presents there
  /// goes, and those behind wait on.
  static func begins(
    _ turn: any PresentationTurn, in place: UnsafeMutablePointer<GtkWidget>, comesFirst: Bool
  ) -> Bool {
    var line = lines[place, default: []].filter { $0.turn != nil }
    let isNew = !line.contains { $0.turn === turn }
    let former = isNew && comesFirst ? line.first?.turn : nil
    if isNew { line.insert(Place(turn: turn), at: comesFirst ? 0 : line.count) }
    lines[place] = line
    former?.placeGoes()
    return line.first?.turn === turn
  }

  /// Somebody presents no more.
  static func ended(_ turn: any PresentationTurn, in place: UnsafeMutablePointer<GtkWidget>) {
    let line = lines[place, default: []].filter { $0.turn != nil && $0.turn !== turn }
    lines[place] = line.isEmpty ? nil : line
    line.first?.turn?.takeTurn()
  }

  /// A place is about to go: what is presented there goes before it.
  static func placeGoes(_ place: UnsafeMutablePointer<GtkWidget>) { lines[place]?.first?.turn?.placeGoes() }
}
