import Graft

enum Terrain: String, CaseIterable, Identifiable {
  case any = "All walks"
  case coast = "Coast"
  case forest = "Forest"
  case mountain = "Mountain"

  var id: Self { self }
}

/// A walk of the diary.
struct Walk: Identifiable {
  let id: Int
  let title: String
  let day: Day
  let terrain: Terrain
  let kilometres: Double
  /// In metres, at equal distances from the start to the end.
  let heights: [Double]
  var notes: String

  /// How high a share of the way is, between the heights that are known.
  func height(at share: Double) -> Double {
    let place = share * Double(heights.count - 1)
    let before = min(max(Int(place), 0), heights.count - 2)
    return heights[before] + (heights[before + 1] - heights[before]) * (place - Double(before))
  }

  var climb: Double { zip(heights, heights.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0) } }

  /// What was typed is shown as it is.
  var html: String {
    """
    <h1>\(title)</h1><p>\(day) · \(terrain.rawValue) · \(kilometres) km · \(Int(climb)) m up</p>
    <pre style="white-space: pre-wrap">\(notes.replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</pre>
    """
  }
}
