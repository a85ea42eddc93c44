import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The elements of one collection that the user reorders. They are read when that is done.
@MainActor
final class ReorderedElements {
  private var container: ReorderContainer?
  private var all: () -> [Any] = { [] }
  /// The lazy container whose rows the elements are, if they are.
  weak var rows: ListRowsNode?
  /// The element that was dragged last.
  private var dragged: AnyHashable?
  /// Whose element was dragged last of all, which nothing says the end of.
  private static weak var latest: ReorderedElements?

  /// What the pointer carries, by which drags of elements are known.
  private static let type = UTType(exportedAs: "org.graft.reordered-element")

  var isEnabled: Bool { container?.isEnabled == true }

  /// Along which the elements follow one another, if they are rows of a lazy container.
  var axis: Axis? { (rows?.observer as? LazyLines)?.rowAxis }

  func take(_ container: ReorderContainer?, _ all: @escaping () -> [Any]) {
    (self.container, self.all) = (container, all)
  }

  func id(of element: Any) -> AnyHashable? { container?.id(element) }

  func offset(of id: AnyHashable) -> Int? { all().firstIndex { self.id(of: $0) == id } }

  /// Moves elements before the one at an offset; not to where they are. Tells whether they are moved.
  @discardableResult
  func move(_ offsets: IndexSet, to offset: Int) -> Bool {
    let all = all()
    guard let first = offsets.first, let last = offsets.last, last < all.count, (0...all.count).contains(offset),
      last - first >= offsets.count || !(first...last + 1).contains(offset)
    else { return false }
    let next = all.indices[offset...].first { !offsets.contains($0) }
    container?.move(offsets.map { all[$0] }, next.map { all[$0] })
    return true
  }

  /// Moves an element by one place.
  func move(_ id: AnyHashable, forward isForward: Bool) -> Bool {
    guard isEnabled, let offset = offset(of: id) else { return false }
    return move([offset], to: isForward ? offset + 2 : offset - 1)
  }

  /// Begins to drag an element.
  func drag(_ id: AnyHashable) -> Drag {
    dragged = id
    ReorderedElements.latest = self
    let form = TransferOffer.Form(type: ReorderedElements.type) { Data() }
    return Drag(offers: [TransferOffer(forms: [form])], picture: nil, action: GDK_ACTION_MOVE)
  }

  /// What takes other elements of the collection that are dragged over one.
  func insertion(at id: AnyHashable) -> RowInsertion {
    RowInsertion { [weak self] session in
      self?.dragged(in: session).map { $0 != id } ?? false
    } drop: { [weak self] session, offset in
      let source = self?.dragged(in: session).flatMap { self?.offset(of: $0) }
      let isMoved = source.map { self?.move([$0], to: offset) == true } ?? false
      (session as? ActiveDrop)?.finish(isMoved)
    }
  }

  private func dragged(in session: AnyObject) -> AnyHashable? {
    guard isEnabled, ReorderedElements.latest === self, let offers = (session as? ActiveDrop)?.own,
      offers.first?.forms.contains(where: { $0.type == ReorderedElements.type }) == true
    else { return nil }
    return dragged
  }
}

/// The views of an element, each of which drags it, takes others, and moves it by keys.
struct ReorderedElement: ViewModifier {
  let elements: ReorderedElements
  let id: AnyHashable?

  func body(content: Content) -> some View {
    ModifiedItems(content: content, modifier: ElementReordering(elements: elements, id: id))
  }
}

private struct ElementReordering: IslandEffect {
  let elements: ReorderedElements
  let id: AnyHashable?

  func makeCoordinator() -> ElementReorder { ElementReorder() }

  func update(_ widget: Widget, _ coordinator: ElementReorder, environment: EnvironmentValues) {
    coordinator.update(widget, elements, environment.isEnabled && elements.isEnabled ? id : nil, environment)
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode, _ coordinator: ElementReorder) {
    coordinator.didUpdate(island, at: node)
  }

  static func dismantle(_ coordinator: ElementReorder) { coordinator.end() }
}

/// The gesture, the place for drops and the keys of a view of an element.
@MainActor
private final class ElementReorder {
  private let drag = DragBeginning()
  private let place = ElementDropPlace()
  private var hasKeys = false
  private var move: (_ forward: Bool) -> Bool = { _ in false }
  private var readsFromRight = false

  func update(
    _ widget: Widget, _ elements: ReorderedElements, _ id: AnyHashable?, _ environment: EnvironmentValues
  ) {
    readsFromRight = environment.layoutDirection == .rightToLeft
    (drag.begin, drag.widget) = (id.map { id in { elements.drag(id) } }, widget)
    drag.leavesSideways = environment.swipesViews && !environment.isInList
    place.axis = { [weak elements] in elements?.axis }
    drag.recognition.update(widget, id != nil && environment.recognizesGestures ? drag.gesture : nil, .normal)
    place.update(widget, id.map(elements.insertion), as: .move) { id.flatMap(elements.offset) }
    move = { forward in id.map { elements.move($0, forward: forward) } ?? false }
    if !hasKeys { listen(to: widget) }
  }

  func didUpdate(_ island: IslandWidget, at node: ViewNode) {
    drag.recognition.participant?.island = island
    drag.recognition.participant?.node = node
    (drag.node, place.node) = (node, node)
  }

  func end() {
    drag.recognition.end()
    place.end()
  }

  private func listen(to widget: Widget) {
    hasKeys = true
    guard let keys = gtk_event_controller_key_new() else { return }
    Signals.connect(keys, answering: "key-pressed") { [weak self] in
      self?.pressed(Int32(bitPattern: $0[0, as: UInt32.self]), $0[2, as: UInt32.self]) ?? false
    }
    gtk_widget_add_controller(widget.widgetObject, keys)
  }

  private func pressed(_ key: Int32, _ state: UInt32) -> Bool {
    guard HeldKeys.of(state) == GDK_ALT_MASK.rawValue else { return false }
    switch key {
    case GDK_KEY_Up: return move(false)
    case GDK_KEY_Down: return move(true)
    case GDK_KEY_Left: return move(readsFromRight)
    case GDK_KEY_Right: return move(!readsFromRight)
    default: return false
    }
  }
}
