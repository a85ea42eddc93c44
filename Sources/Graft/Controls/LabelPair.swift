import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A control and the label beside it: the control is called what the label shows, and assistive technologies find the one by the
/// other. Claim AX2.
@MainActor
final class LabelPair {
  private var labels: [ObjectWatch] = []
  private var controls: [ObjectWatch] = []

  fileprivate func add(label: Widget) {
    guard label.isSpokenText else { return }
    add(label, to: &labels)
    for control in widgets(controls) { relate(control) }
  }

  fileprivate func add(control: Widget) {
    add(control, to: &controls)
    relate(control)
  }

  private func add(_ widget: Widget, to watches: inout [ObjectWatch]) {
    watches.removeAll { $0.object == nil }
    if !widgets(watches).contains(where: { $0 == widget }) { watches.append(ObjectWatch(widget)) }
  }

  private func widgets(_ watches: [ObjectWatch]) -> [Widget] {
    watches.compactMap { $0.object.map { Widget($0.object) } }
  }

  /// What is called otherwise by itself, as content with a label may be, keeps its name.
  private func relate(_ control: Widget) {
    let labels = widgets(labels)
    let name = labels.compactMap(\.ownAccessibleName).joined(separator: " ")
    control.labelsBeside = !name.isEmpty && control.ownAccessibleName == name ? labels : []
  }
}

/// One side of such a pair.
private struct PairPart: @MainActor CarriedByWidgets {
  let pair: LabelPair
  let isLabel: Bool

  static func == (left: Self, right: Self) -> Bool { left.pair === right.pair && left.isLabel == right.isLabel }

  func apply(to widget: Widget) { if isLabel { pair.add(label: widget) } else { pair.add(control: widget) } }
}

extension View {
  /// Shows that this is the label of the control in a pair.
  func isLabel(in pair: LabelPair) -> some View {
    AttributedView(content: self, attribute: PairPart(pair: pair, isLabel: true))
  }

  /// Shows that this is the control in a pair.
  func isControl(in pair: LabelPair) -> some View {
    AttributedView(content: self, attribute: PairPart(pair: pair, isLabel: false))
  }
}
