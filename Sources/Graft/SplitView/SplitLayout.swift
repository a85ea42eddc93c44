import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a view is in the layout of a split view.
enum SplitPart: LayoutValueKey {
  case column(Int, isShown: Bool)
  case border(Int)

  static let defaultValue = SplitPart.border(0)
}

/// Columns beside each other, of which the last one takes what is left, and the others give way to it; or all in one room, where
/// there is only one.
struct SplitLayout: Layout {
  /// How wide all columns but the last would like to be, and may become; nil where one is shown at a time.
  let widths: [ColumnWidth]?
  /// The least width of the last one, where its content needs no more.
  let leastOfLast: CGFloat
  /// Told how wide the columns are.
  let model: SplitModel
  private let border: CGFloat = 9

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let shown = columns(subviews).filter(\.isShown)
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: enough(width, height, for: shown), height: height)
    }
    let widths = widths(in: proposal, subviews)
    let sizes = shown.map { column -> CGSize in
      let fixed = widths[column.index]
      let size = column.subview.sizeThatFits(ProposedViewSize(width: fixed, height: proposal.height))
      return CGSize(width: fixed ?? size.width, height: size.height)
    }
    let width = enough(proposal.width ?? ideal(sizes.map(\.width)), proposal.height, for: shown)
    return CGSize(width: width, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  /// How wide columns like to be together: a window that opens at it shows them beside each other, with room for the last.
  private func ideal(_ columns: [CGFloat]) -> CGFloat {
    guard widths != nil, let last = columns.last else { return columns.reduce(0, +) }
    // In a narrower window one is shown at a time, also where only the last is shown here.
    return max(columns.dropLast().reduce(max(last, leastOfLast), +), CGFloat(WindowReading.regularWidth))
  }

  /// A width, or what the columns need if that is more; no more than lets a window become so narrow that one is shown at a
  /// time.
  private func enough(_ width: CGFloat, _ height: CGFloat?, for shown: [Column]) -> CGFloat {
    let most = widths == nil ? CGFloat.infinity : CGFloat(WindowReading.regularWidth - 1)
    if width >= most { return width }
    // At first as they are placed where that is enough, for which they are measured anyway.
    if need(of: shown, in: width, height, with: \.ideal) <= width { return width }
    return max(width, min(need(of: shown, in: width, height, with: \.minimum), most))
  }

  /// What the columns need that are offered a width together, of which those with bounds have one of these.
  private func need(
    of shown: [Column], in width: CGFloat, _ height: CGFloat?, with bound: KeyPath<ColumnWidth, CGFloat>
  ) -> CGFloat {
    let bounded = shown.compactMap { bounds(of: $0.index)?[keyPath: bound] }.reduce(0, +)
    let offer = ProposedViewSize(width: width - bounded, height: height)
    return shown.filter { bounds(of: $0.index) == nil }.reduce(bounded) { $0 + $1.subview.need(in: offer) }
  }

  /// The bounds of a column; nil for the last one, which has none.
  private func bounds(of index: Int) -> ColumnWidth? {
    guard let widths, widths.indices.contains(index) else { return nil }
    return widths[index]
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    // What is as wide as a part of its column needs no more than there is: it follows with the next layout.
    let room = min(bounds.width, proposal.width ?? bounds.width)
    let widths = widths(in: ProposedViewSize(width: room, height: bounds.height), subviews)
    model.placed = widths
    var x = bounds.minX
    var ends: [Int: CGFloat] = [:]
    for column in columns(subviews) {
      let width = min(widths[column.index] ?? .infinity, max(bounds.minX + room - x, 0))
      // What is hidden keeps its own width.
      let shown = column.isShown || self.widths == nil ? width : widths[column.index] ?? width
      column.subview.place(
        at: CGPoint(x: column.isShown ? x : bounds.minX, y: bounds.minY),
        proposal: ProposedViewSize(width: shown.isFinite ? shown : room, height: bounds.height))
      if column.isShown { x += width }
      ends[column.index] = x
    }
    for subview in subviews {
      guard case .border(let index) = subview[SplitPart.self] else { continue }
      subview.place(
        at: CGPoint(x: (ends[index] ?? x) - border / 2, y: bounds.minY),
        proposal: ProposedViewSize(width: border, height: bounds.height))
    }
  }

  /// The widths of all columns but the last, by their positions: where there is no room for the last one, those that are shown
  /// have as large a share of what each may lose.
  private func widths(in room: ProposedViewSize, _ subviews: Subviews) -> [Int: CGFloat] {
    guard let widths else { return [:] }
    let shown = columns(subviews).filter { $0.isShown && widths.indices.contains($0.index) }.map { widths[$0.index] }
    let lacking = lack(beside: shown.reduce(0) { $0 + $1.ideal }, in: room, subviews)
    let spare = shown.reduce(0) { $0 + $1.ideal - $1.minimum }
    let share = lacking > 0 && spare > 0 ? min(lacking / spare, 1) : 0
    return Dictionary(
      uniqueKeysWithValues: zip(
        widths.indices, widths.map { ($0.ideal - ($0.ideal - $0.minimum) * share).rounded() }))
  }

  /// By how much the last column needs more than is left beside the width of others.
  private func lack(beside width: CGFloat, in room: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    guard let whole = room.width, whole.isFinite else { return 0 }
    let rest = ProposedViewSize(width: whole - width, height: room.height)
    let last = columns(subviews).first { $0.index == widths?.count }
    return max(leastOfLast, last?.subview.need(in: rest) ?? 0) + width - whole
  }

  private typealias Column = (index: Int, isShown: Bool, subview: LayoutSubview)

  private func columns(_ subviews: Subviews) -> [Column] {
    subviews.compactMap { subview in
      guard case .column(let index, let isShown) = subview[SplitPart.self] else { return nil }
      return (index, isShown, subview)
    }
  }
}

extension LayoutSubview {
  /// The width that is needed here at least, or one that is offered where that is enough: it is asked for first, as it is
  /// what the view is mostly given.
  fileprivate func need(in offer: ProposedViewSize) -> CGFloat {
    if let width = offer.width, width > 0, sizeThatFits(offer).width <= width { return width }
    return sizeThatFits(.zero).width
  }
}

/// The border after a column, or below a row: a line, around which the pointer drags.
struct ColumnBorder: View {
  var axis = Axis.horizontal
  let isFixed: Bool
  /// Told how far the border was dragged from where, in pixels towards the end.
  let drag: (_ distance: CGFloat, _ start: CGFloat) -> Void
  let start: () -> CGFloat
  /// How wide the column was, and where the pointer, when the drag began.
  @State private var origin: (width: CGFloat, position: CGFloat)?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let line = line.frame(maxWidth: .infinity, maxHeight: .infinity)
    if isFixed {
      line.allowsHitTesting(false)
    } else {
      ModifiedItems(content: line.contentShape(Rectangle()), modifier: ResizeCursor(axis: axis))
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { move(to: axis == .horizontal ? $0.location.x : $0.location.y) }
            .onEnded { _ in origin = nil })
    }
  }

  @ViewBuilder private var line: some View {
    if axis == .horizontal { HStack(spacing: 0) { Divider() } } else { VStack(spacing: 0) { Divider() } }
  }

  /// The border moves with the pointer, whose place in the window tells how far.
  private func move(to pointer: CGFloat) {
    let began = origin ?? (start(), pointer)
    origin = began
    drag(
      axis == .horizontal && direction == .rightToLeft ? began.position - pointer : pointer - began.position,
      began.width)
  }
}

/// The pointer tells that a border can be dragged.
private struct ResizeCursor: IslandEffect {
  let axis: Axis

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_cursor_from_name(widget.widgetObject, axis == .horizontal ? "col-resize" : "row-resize")
  }
}
