/// What is measured, and what must hold. The counts among it hold in each run of the tests as well, with fewer rows: in
/// `Tests/GraftTests/Costs`, and the wake-ups of an idle loop in `RunLoopTests`.
struct Comparison: Sendable {
  let scenario: String
  let count: Int
  /// The figures to show, each with the greatest value that holds: a ratio to the program by hand, or a value where
  /// there is none. Nothing where it is only shown.
  let targets: [(figure: String, limit: Double?)]
  /// Whether there is a program by hand to compare with.
  var isRatio = true
  /// Whether it runs so long that once is enough.
  var isLong = false

  static let all = programs + views + lists + drawings + motions + longMotions + longScrolls

  private static let programs: [Comparison] = [
    Comparison(scenario: "start", count: 1, targets: [("painted", 1.25), ("memory", nil)]),
    Comparison(scenario: "build", count: 1000, targets: [("laid-out", 1), ("painted", 1), ("memory", nil)]),
    // Beyond what the first row brings with it.
    Comparison(scenario: "build-more", count: 1000, targets: [("memory", 1)]),
    Comparison(scenario: "build", count: 5000, targets: [("laid-out", 1), ("painted", 1), ("memory", nil)]),
    Comparison(scenario: "build-more", count: 5000, targets: [("memory", 1)]),
    Comparison(scenario: "change-array", count: 1000, targets: [("applied", nil), ("laid-out", nil), ("painted", 1)]),
    Comparison(scenario: "change-array", count: 5000, targets: [("applied", nil), ("laid-out", nil), ("painted", 1)]),
    Comparison(scenario: "change-own", count: 1000, targets: [("applied", nil), ("laid-out", nil), ("painted", 1)]),
    Comparison(scenario: "change-own", count: 5000, targets: [("applied", nil), ("laid-out", nil), ("painted", 1)]),
    Comparison(scenario: "sibling", count: 1000, targets: [("applied", nil), ("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "insert-first", count: 1000, targets: [("laid-out", nil), ("painted", 0.5)]),
    Comparison(scenario: "remove-first", count: 1000, targets: [("laid-out", nil), ("painted", 1)]),
    Comparison(scenario: "move-first", count: 1000, targets: [("laid-out", nil), ("painted", 1.3)]),
    Comparison(scenario: "reverse", count: 1000, targets: [("laid-out", nil), ("painted", 1.3)]),
    Comparison(scenario: "scroll", count: 1000, targets: [("painted", 0.4)]),
    Comparison(
      scenario: "representables", count: 500, targets: [("applied", nil), ("laid-out", 1.3), ("painted", nil)]),
    Comparison(scenario: "depth", count: 100, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "depth-resized", count: 100, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "hop-idle", count: 200, targets: [("hop", 0.1)], isRatio: false),
    Comparison(scenario: "hop-busy", count: 200, targets: [("hop", 0.1)], isRatio: false),
    Comparison(scenario: "idle", count: 5, targets: [("wake-ups", 0)], isRatio: false),
    Comparison(scenario: "grow", count: 10000, targets: [("growth", 512)], isRatio: false),
    Comparison(scenario: "some-rows", count: 1000, targets: [("bodies", 10), ("time", nil)], isRatio: false),
    Comparison(scenario: "other-key", count: 1000, targets: [("bodies", 0), ("time", nil)], isRatio: false),
    Comparison(scenario: "one-property", count: 1000, targets: [("bodies", 1), ("time", nil)], isRatio: false),
    Comparison(
      scenario: "writes", count: 1_000_000, targets: [("bodies", 1), ("growth", 512), ("time", nil)], isRatio: false),
    Comparison(scenario: "lives", count: 1_000_000, targets: [("growth", 2048)], isRatio: false, isLong: true),
  ]

  /// Forms, pages and what opens, with animations off on both sides. What closes may be painted no more: it counts until all
  /// is done.
  private static let views: [Comparison] = [
    Comparison(scenario: "form-build", count: 200, targets: [("laid-out", nil), ("painted", 1.2)]),
    // Of which there has been one before: what is left of the first are Swift's searches for what it has not seen yet.
    Comparison(scenario: "form-again", count: 200, targets: [("laid-out", nil), ("painted", nil)]),
    Comparison(scenario: "form-edit", count: 200, targets: [("applied", nil), ("painted", 1.2)]),
    // Beside one label that is set: what comparing the elements costs.
    Comparison(scenario: "form-edit-array", count: 200, targets: [("applied", nil), ("painted", nil)]),
    Comparison(scenario: "styled-button", count: 200, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "styled-button-again", count: 200, targets: [("laid-out", nil), ("painted", nil)]),
    Comparison(scenario: "page-push", count: 200, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "page-pop", count: 200, targets: [("painted", 1.2), ("done", 1.2)]),
    Comparison(scenario: "tab-switch", count: 10, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "sheet-open", count: 10, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "sheet-close", count: 10, targets: [("done", 1.2)]),
    Comparison(scenario: "popover-open", count: 10, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "popover-close", count: 10, targets: [("done", 1.2)]),
    Comparison(scenario: "menu-open", count: 10, targets: [("laid-out", nil), ("painted", 1.2)]),
    Comparison(scenario: "menu-close", count: 10, targets: [("done", 1.2)]),
  ]

  /// A lazy stack beside a GtkListView, and each of GTK's containers for any length beside the one that has it.
  private static let lists: [Comparison] =
    [
      Comparison(scenario: "build", count: 10000, targets: [("laid-out", 0.9), ("painted", nil), ("memory", 1)]),
      Comparison(scenario: "scroll", count: 10000, targets: [("painted", 0.3)]),
      Comparison(
        scenario: "wrapped-build", count: 10000, targets: [("laid-out", 0.9), ("painted", nil), ("memory", 1)]),
      Comparison(scenario: "wrapped-scroll", count: 10000, targets: [("painted", 0.3)]),
      Comparison(scenario: "sections-build", count: 100_000, targets: [("painted", 1.2), ("memory", 1.2)]),
      Comparison(scenario: "sections-notch", count: 100_000, targets: [("painted", 1.2)]),
      Comparison(scenario: "table-sort", count: 100_000, targets: [("painted", 1.5)]),
      Comparison(scenario: "list-search", count: 100_000, targets: [("painted", 1.5)]),
    ] + [100_000, 1_000_000].flatMap { lazyStack($0) + collections($0) }

  private static func lazyStack(_ count: Int) -> [Comparison] {
    [
      Comparison(
        scenario: "long-build", count: count, targets: [("laid-out", nil), ("painted", 1.5), ("memory", 1.5)]),
      Comparison(scenario: "long-scroll", count: count, targets: [("painted", 1.5)]),
      Comparison(scenario: "long-insert", count: count, targets: [("applied", nil), ("painted", 1.5)]),
      // Beside a model that tells its changes: what comparing the elements costs.
      Comparison(scenario: "long-array-insert", count: count, targets: [("applied", nil), ("painted", nil)]),
    ]
  }

  private static func collections(_ count: Int) -> [Comparison] {
    func painted(_ names: [String], _ limit: Double?) -> [Comparison] {
      names.map { Comparison(scenario: $0, count: count, targets: [("painted", limit)]) }
    }
    let containers = ["list", "table", "grid"]
    let built = containers.map {
      Comparison(scenario: "\($0)-build", count: count, targets: [("painted", 1.2), ("memory", 1.2)])
    }
    let scrolled = painted(containers.flatMap { ["\($0)-notch", "\($0)-page", "\($0)-jump"] }, 1.2)
    let changed = painted(
      containers.flatMap { ["\($0)-insert", "\($0)-delete", "\($0)-move", "\($0)-change"] }, 1.5)
    // Beside a model that tells its changes: what comparing the elements costs.
    let compared = painted(["array-insert", "array-change"], nil)
    return built + scrolled + changed + compared
  }

  /// Notches of the wheel through 100,000 rows, there and back, with a frame for each.
  private static let longScrolls = ["list", "table", "grid"].map {
    Comparison(scenario: "\($0)-wander", count: 200_000, targets: [("growth", 512)], isRatio: false, isLong: true)
  }

  private static let drawings: [Comparison] = [
    Comparison(scenario: "shapes-repainted", count: 1000, targets: [("applied", nil), ("painted", 1.3)]),
    // Beside one widget that paints all of them anew.
    Comparison(scenario: "shape-changed", count: 1000, targets: [("applied", nil), ("painted", 1)]),
    // Beside a widget for each.
    Comparison(scenario: "shapes-built", count: 1000, targets: [("laid-out", nil), ("painted", 0.3)]),
    Comparison(scenario: "canvas-squares", count: 10000, targets: [("frame", 1.2)]),
    Comparison(scenario: "canvas-discs", count: 10000, targets: [("frame", 1.2)]),
  ]

  /// What a frame costs beside a tick callback by hand. Only the changes of the spring, six in 36 frames, run a body.
  private static let motions: [Comparison] =
    still.map { Comparison(scenario: $0, count: 300, targets: [("frame", 1.2), ("bodies", 0)]) } + [
      Comparison(scenario: "move-spring", count: 300, targets: [("frame", 1.2), ("bodies", nil)])
    ]

  /// That nothing grows, which shows only after many frames.
  private static let longMotions = (still + ["move-spring"]).map {
    Comparison(scenario: $0, count: 10000, targets: [("growth", 512)], isRatio: false, isLong: true)
  }

  /// Motions that nothing changes on their way.
  private static let still = ["move-view", "move-stack", "move-color", "move-path"]
}
