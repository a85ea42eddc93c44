/// A piece of a chord between two vertices, in the direction of the chord.
struct Strand {
  let from: GridPoint
  let to: GridPoint
  /// The index of the chord.
  let chord: Int
  /// Whether it was cut off since edges were last compared.
  var isNew = true

  /// The end that a sweep line meets first.
  var low: GridPoint { min(from, to) }
  var high: GridPoint { max(from, to) }
  var isForward: Bool { from < to }

  /// The pieces between vertices that are given from the low end on.
  func cut(at vertices: [GridPoint]) -> [Strand] {
    guard !vertices.isEmpty else { return [Strand(from: from, to: to, chord: chord, isNew: false)] }
    let stops = [from] + (isForward ? vertices : vertices.reversed()) + [to]
    return zip(stops, stops.dropFirst()).map { Strand(from: $0, to: $1, chord: chord) }
  }
}
