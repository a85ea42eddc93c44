/// What a call reads of sources that have parts.
extension Dependent {
  /// Of how many parts of one source a call is told apart; one that reads more depends on the whole.
  private static let partLimit = 8

  /// Notes that the running call has read a part of a source.
  func record(_ part: SourcePart) {
    let known = parts(of: part.whole)
    if known.isEmpty ? reads(part.whole) : known.contains(where: { $0.isSame(as: part) }) { return }
    guard known.count < Self.partLimit else { return record(part.whole) }
    if known.isEmpty { record(part.whole) }
    append(part)
    hasParts = true
  }

  /// Whether a part that the latest run read has another value now.
  var hasChangedParts: Bool {
    guard hasParts else { return false }
    let read = sources
    return read.contains { ($0 as? SourcePart)?.isChanged == true }
  }

  func forgetParts(of whole: DependencySource) {
    var kept = exchange(&sources, with: SourceList())
    kept.removeAll { ($0 as? SourcePart)?.whole === whole }
    endLife(of: exchange(&sources, with: kept))
  }

  func readsParts(of source: DependencySource) -> Bool { hasParts && !parts(of: source).isEmpty }

  private func parts(of source: DependencySource) -> [SourcePart] {
    guard hasParts else { return [] }
    var parts: [SourcePart] = []
    let read = sources
    read.forEach { if let part = $0 as? SourcePart, part.whole === source { parts.append(part) } }
    return parts
  }
}
