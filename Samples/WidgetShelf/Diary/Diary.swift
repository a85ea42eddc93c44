import Graft
import Observation

/// What all widgets of the shelf share. The day is the one truth about what is chosen: calendar and table both write it.
@Observable @MainActor
final class Diary {
  var day = Diary.firstDay { didSet { note("day \(day)") } }
  var terrain = Terrain.any { didSet { note("show \(terrain.rawValue)") } }
  /// The part of the way that is looked at, from 0 to 1.
  var position = 0.5
  var hour = 8.0
  private var walks = Walk.all
  /// What was done, line by line.
  private(set) var journal = Diary.firstLines

  private static let firstDay = Day(2026, 5, 9)
  private static let firstLines = ["diary opened"]

  var shown: [Walk] { walks.filter { terrain == .any || $0.terrain == terrain } }

  /// The walk of the day, if it is shown.
  var walk: Walk? { shown.first { $0.day == day } }

  var selection: Walk.ID? {
    get { walk?.id }
    set { if let walk = walks.first(where: { $0.id == newValue }) { day = walk.day } }
  }

  var notes: String {
    get { walk?.notes ?? "" }
    set { if let index = walks.firstIndex(where: { $0.id == selection }) { walks[index].notes = newValue } }
  }

  /// Where on the walk one is, in words.
  var place: String {
    guard let walk else { return "No walk on \(day)" }
    let way = (walk.kilometres * position * 10).rounded() / 10
    return "\(walk.title), after \(way) km: \(Int(walk.height(at: position).rounded())) m"
  }

  /// A page in the colours of the desktop.
  var html: String {
    """
    <meta name="color-scheme" content="light dark"><body style="font: 15px sans-serif; margin: 1.5em">
    \(walk?.html ?? "<p>No walk on \(day)</p>")
    """
  }

  /// Takes everything back to how it was at first.
  func reset() {
    (day, terrain, position, hour, walks) = (Diary.firstDay, .any, 0.5, 8, Walk.all)
    journal = Diary.firstLines
  }

  private func note(_ line: String) { if journal.last != line { journal.append(line) } }
}
