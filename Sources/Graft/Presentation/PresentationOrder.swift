import CGTK

/// Somebody who presents, and waits for others in the same window.
@MainActor
protocol PresentationTurn: AnyObject {
  /// What was in the way has gone.
  func takeTurn()
}

/// Who presents in which window: one at a time, the others in the order in which they asked (PR10).
@MainActor
enum PresentationOrder {
  private static var lines: [UnsafeMutablePointer<GtkWindow>: [Place]] = [:]

  private struct Place {
    weak var turn: (any PresentationTurn)?
  }

  /// Whether it is the turn of somebody, who otherwise is told when it is.
  static func begins(_ turn: any PresentationTurn, in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    var line = lines[window, default: []].filter { $0.turn != nil }
    if !line.contains(where: { $0.turn === turn }) { line.append(Place(turn: turn)) }
    lines[window] = line
    return line.first?.turn === turn
  }

  /// Somebody presents no more.
  static func ended(_ turn: any PresentationTurn, in window: UnsafeMutablePointer<GtkWindow>) {
    let line = lines[window, default: []].filter { $0.turn != nil && $0.turn !== turn }
    lines[window] = line.isEmpty ? nil : line
    line.first?.turn?.takeTurn()
  }
}
