/// What the claims say of a variant, for any number of clicks.
struct Expectation {
  /// How a count grows.
  enum Growth {
    /// It does not run at all.
    case never
    /// Once, when it is first shown.
    case once
    /// Once when it is first shown, and once more with each click.
    case eachClick

    func total(clicks: Int) -> Int {
      switch self {
      case .never: 0
      case .once: 1
      case .eachClick: 1 + clicks
      }
    }
  }

  /// What becomes of the inner view's own state.
  enum Local: String {
    case kept, reset, none
  }

  let follows: Bool
  let outer: Growth
  let make: Growth
  let update: Growth
  let inner: Growth
  let local: Local

  func observation(clicks: Int) -> VariantObservation {
    VariantObservation(
      label: "\(follows ? clicks : 0) clicks",
      counts: Counts(
        outer: outer.total(clicks: clicks), make: make.total(clicks: clicks),
        update: update.total(clicks: clicks), inner: inner.total(clicks: clicks)),
      // Without a click nothing has reset it yet.
      local: local == .reset && clicks == 0 ? .kept : local)
  }
}

/// What was seen of a variant, or should have been.
struct VariantObservation: CustomStringConvertible {
  let label: String
  let counts: Counts
  let local: Expectation.Local

  /// What the headless mode prints.
  var description: String {
    """
    label="\(label)" outer=\(counts.outer) make=\(counts.make) update=\(counts.update) \
    inner=\(counts.inner) local=\(local.rawValue)
    """
  }
}
