import CGTK
import Foundation
import GTKBridge
import ViewGraph

/// The lines of a text in smaller and nearer letters, where there is no room for it in its own (TX13, TX14).
@MainActor
final class TextFitting {
  /// What is done to the letters.
  private struct Change: Hashable {
    /// In 64ths of the letters' size.
    var size = TextFitting.whole
    /// In quarters of what is done at most.
    var nearer = 0
  }

  nonisolated private static let whole = 64
  private static let nearest = 4
  /// How much nearer letters come at most, in shares of a line's height.
  private static let most = 0.05

  private let text: String
  private let attributes: OpaquePointer?
  private let arrangement: TextArrangement
  private let widget: UnsafeMutablePointer<GtkWidget>?
  private var known: [Change: any TextBlock] = [:]

  init(
    _ text: String, _ attributes: OpaquePointer?, _ arrangement: TextArrangement,
    in widget: UnsafeMutablePointer<GtkWidget>
  ) {
    (self.text, self.arrangement, self.widget) = (text, arrangement, widget)
    self.attributes = attributes.map { pango_attr_list_ref($0) }
  }

  isolated deinit { attributes.map(pango_attr_list_unref) }

  /// The lines in the largest letters that fit, or in the smallest that there may be.
  func block(for proposal: ProposedViewSize) -> any TextBlock {
    var change = Change()
    for nearer in 1...Self.nearest where arrangement.isTightened {
      change.nearer = nearer
      if fits(change, proposal) { return block(change) }
    }
    change.size = size(for: proposal, change)
    return block(change)
  }

  /// Found by halves, as smaller letters need less room.
  private func size(for proposal: ProposedViewSize, _ change: Change) -> Int {
    var (fitting, cut) = (Int((arrangement.minimumScale * Double(Self.whole)).rounded(.up)), Self.whole)
    while cut - fitting > 1 {
      let middle = (fitting + cut) / 2
      if fits(Change(size: middle, nearer: change.nearer), proposal) { fitting = middle } else { cut = middle }
    }
    return fitting
  }

  private func fits(_ change: Change, _ proposal: ProposedViewSize) -> Bool {
    !block(change).shown(for: proposal).isCut
  }

  private func block(_ change: Change) -> any TextBlock {
    if let known = known[change] { return known }
    let scale = Double(change.size) / Double(Self.whole)
    let looks = graft_fitted_attributes(attributes, scale, nearer(change))
    defer { pango_attr_list_unref(looks) }
    let block = block(looks)
    known[change] = block
    return block
  }

  private func block(_ looks: OpaquePointer?) -> any TextBlock {
    LongLines.isLong(text)
      ? LongLines(text, looks, arrangement, in: widget) : TextLines(text, looks, arrangement, in: widget)
  }

  /// In Pango's units.
  private func nearer(_ change: Change) -> Int32 {
    guard change.nearer > 0 else { return 0 }
    let height = block(Change(size: change.size)).lineHeight
    return Int32(Double(height * PANGO_SCALE) * Self.most * Double(change.nearer) / Double(Self.nearest))
  }
}

extension TextArrangement {
  /// Whether letters may be smaller or nearer.
  var isFitted: Bool { minimumScale < 1 || isTightened }
}
