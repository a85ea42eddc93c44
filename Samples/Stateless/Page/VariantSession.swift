import Graft

/// One playing of a variant: its two hosts and its counts, from zero.
@MainActor
final class VariantSession {
  let variant: Variant
  let memory = InnerMemory()
  let stage: GtkHostingController<AnyView>
  let panel = GtkHostingController(rootView: CountsView(counts: Counts()))

  private let statistics: UpdateStatistics
  /// The counts are shown after the event that changed them: they change inside bodies and updates.
  private lazy var showSource = WakeSource(priority: 110) { [unowned self] in showCounts() }

  init(_ variant: Variant) {
    self.variant = variant
    statistics = UpdateStatistics.start()
    stage = GtkHostingController(rootView: variant.makeOuter(memory))
    statistics.didCount = { [weak self] in self?.countDidChange() }
    memory.didReport = { [weak self] in self?.showSource.wake() }
  }

  var counts: Counts { variant.count(statistics) }

  private func countDidChange() {
    if counts != panel.rootView.counts { showSource.wake() }
  }

  private func showCounts() { panel.rootView = CountsView(counts: counts, isKept: memory.isKept) }
}
