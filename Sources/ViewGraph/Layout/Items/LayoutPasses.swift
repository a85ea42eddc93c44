/// Counts layout passes: sizes measured in one pass do not hold in the next.
///
/// Items that are laid out together share one counter.
@MainActor
package final class LayoutPasses {
  // Private, as in the runtime's other modules each access would be checked at run time.
  private var number = 0

  // As private.
  private static var isBeside = false

  /// The number of the pass that is under way.
  package var current: Int { Self.isBeside ? -2 - number : number }

  /// A counter at its first pass.
  package init() {}

  /// Starts the next pass; whoever lays out calls it after any item changed, as every size may be stale then.
  package func begin() {
    number += 1
  }

  /// Measures sizes that hold for one question alone, which is no part of any pass. Not to be called inside of such a question.
  package static func beside<Result>(_ measure: () -> Result) -> Result {
    isBeside = true
    defer { isBeside = false }
    return measure()
  }
}
