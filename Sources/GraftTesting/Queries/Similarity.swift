import NearestNames

/// How much alike two strings are, for messages.
enum Similarity {
  /// One when they are equal, half when capitals, a part or a few letters make the difference, else nothing.
  static func of(_ actual: String, to wanted: String) -> Double {
    if actual == wanted { return 1 }
    let (actual, wanted) = (actual.lowercased(), wanted.lowercased())
    // A letter or two are in nearly everything.
    if min(actual.count, wanted.count) < 3 { return actual == wanted ? 0.5 : 0 }
    if actual.contains(wanted) || wanted.contains(actual) { return 0.5 }
    return NearestName.of(wanted, in: [actual]) == nil ? 0 : 0.5
  }
}
