/// What a call has read. Most read one thing or nothing, which takes no memory of its own.
struct SourceList {
  private var first: DependencySource?
  private var others: [DependencySource] = []

  var isEmpty: Bool { first == nil }

  mutating func append(_ source: DependencySource) {
    if first == nil { first = source } else { others.append(source) }
  }

  mutating func removeAll(where isUnwanted: (DependencySource) -> Bool) {
    let kept = ([first].compactMap { $0 } + others).filter { !isUnwanted($0) }
    (first, others) = (kept.first, Array(kept.dropFirst()))
  }

  func contains(_ source: DependencySource) -> Bool { first === source || others.contains { $0 === source } }

  func contains(where isWanted: (DependencySource) -> Bool) -> Bool {
    first.map(isWanted) == true || others.contains(where: isWanted)
  }

  /// What ends the observation of objects, if any were read.
  var observationEnd: ObservationEnd? {
    first as? ObservationEnd ?? others.lazy.compactMap { $0 as? ObservationEnd }.first
  }

  func forEach(_ body: (DependencySource) -> Void) {
    first.map(body)
    others.forEach(body)
  }
}
