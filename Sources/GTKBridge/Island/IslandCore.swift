import CGTK
import Foundation
import GTKSupport
import ViewGraph

/// What an island's GObject owns: it keeps what the leaves are on the screen and has the engine lay it out.
///
/// It lives exactly as long as the GObject.
@MainActor
class IslandCore: TransitionHolder, WidgetHolder, ItemPainter {
  /// The GObject owns the core, so this is no reference.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// What is in the island, from back to front.
  private(set) var items = IslandItems()
  /// What is picked where a drawing lies in front of widgets.
  private var cover: Widget?
  /// What cuts the content, and where the island is hit in place of what is painted; none for most.
  var clip: (any IslandForm)?
  var hitForm: (any IslandForm)?
  /// Whether shapes inside ask for the room of the island.
  var isContainer = false
  /// How what is painted is changed.
  var filters = IslandFilters()
  /// Draws no more than what can be seen, in scroll content.
  var culling: Culling?
  /// Whether a canvas paints the island.
  var isSymbol = false
  /// Whether what is inside may be shown turned, larger or smaller than it is.
  var isTransformed = false {
    didSet { if isTransformed != oldValue { widget.queueDrawInside() } }
  }
  /// Where it begins in the island around, where layout shall know nothing of how it is turned and scaled there.
  var cornerInLayout: CGPoint? {
    didSet { if cornerInLayout != nil { Self.hasIgnoredEffects = true } }
  }
  /// Whether there has been such an island.
  private(set) static var hasIgnoredEffects = false
  /// How often the content was drawn.
  var drawCount = 0
  /// Where the pixels of the screen are, when the island is drawn.
  var pixels = WidgetPixels(scale: 1, corner: .zero)
  /// What comes and goes by transitions; none while nothing does.
  var motion: IslandMotion?
  /// The control that is called what the labels inside say; it holds this island.
  var namedControl: UnsafeMutablePointer<GtkWidget>?
  /// The element that stands for all inside, where there is one.
  var combined: CombinedElement?
  /// Whether priorities say in which order what is inside is read.
  var isReadByPriority = false

  /// The room in the island around, from where the widget begins, in which the edges are on no whole pixel; none where
  /// GTK gives the room.
  private(set) final var room: CGRect?
  /// Whether the content was placed since the island around gave the latest room.
  private final var isPlaced = false

  /// Counts the allocations of all islands.
  static var allocationCount = 0

  /// GTK has asked for the sizes, which it does when one inside may have changed.
  final var wasAsked = false
  /// Whether that begins no pass at the moment.
  final var keepsPass = false

  init(widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// The island that is shown; none after the tree has let go of it.
  var island: Island? { nil }

  /// Whether the island around lays this one out without asking GTK.
  var isInIsland: Bool { false }

  /// Where text stands in the content of the sizes measured; -1 if GTK shall not line it up.
  func baselines(
    _ orientation: GtkOrientation, for length: Int, within size: (minimum: Int32, natural: Int32)
  ) -> (minimum: Int32, natural: Int32) { (-1, -1) }

  /// Whether the pointer reaches the island where none of its leaves is, and not what lies behind.
  var coversWhatIsBehind: Bool { true }

  /// Takes the room that the island around gives together with a place on whole pixels. GTK sees no difference where that
  /// is the same, though the pixels inside may be others.
  final func fill(_ room: CGRect, allocate: () -> Void) {
    isPlaced = self.room == room && island?.isExpectedAnew != true
    self.room = room
    allocate()
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    if !isPlaced { self.allocate(width: Int(width), height: Int(height)) }
  }

  /// The room in a widget of a size.
  final func room(width: Int, height: Int) -> CGRect {
    isPlaced = true
    let size = CGSize(width: width, height: height)
    guard let room, PixelGrid.application.frame(room).size == size else { return CGRect(origin: .zero, size: size) }
    return room
  }

  /// GTK is about to measure.
  func willMeasure() {}

  /// The content is longer in pixels than any window can be, and is cut off.
  func contentIsTooLarge(_ length: Int32) {}

  /// The GObject is being disposed of: no child may be left.
  func dispose() {
    culling?.stop()
    motion = nil
    items = IslandItems()
    // One that other code disposed of in its place says that it has no parent, and is never taken out.
    while let child = gtk_widget_get_first_child(widget), isChild(child) { gtk_widget_unparent(child) }
  }

  // MARK: The port of the runtime

  func insert(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let item = leaf.islandItem else { return }
    // Make saw none, but a widget that two views return in one round has one by now.
    if let child = item.child { guard WidgetElement.isPlaceable(child, at: leaf) else { return } }
    let place = placed(previous)
    var position = 0
    changingItems(for: item) { position = items.insert(item, after: place) }
    item.holder = widget
    passFilters(to: item)
    if let child = item.child { show(child, at: position) } else { gtk_widget_queue_draw(widget) }
    addCoverIfNeeded(at: position)
  }

  func move(_ leaf: any LeafNode, after previous: (any LeafNode)?) {
    guard let item = leaf.islandItem, item.holder == widget else { return }
    guard let position = items.move(item, after: placed(previous)) else { return }
    if let child = item.child, isChild(child.widgetObject) { show(child, at: position) }
    addCoverIfNeeded(at: position)
    // GTK sees no change where only drawings are passed.
    if items.drawingCount > 0 { gtk_widget_queue_draw(widget) }
  }

  /// The item of a leaf, or of the nearest one before it that is in this island.
  private func placed(_ leaf: (any LeafNode)?) -> IslandItem? {
    guard let leaf else { return nil }
    if let item = leaf.islandItem, item.holder == widget { return item }
    let before = island?.orderedLeaves().prefix { $0 !== leaf } ?? []
    return before.compactMap(\.islandItem).last { $0.holder == widget }
  }

  /// Puts a widget that an item has got where the item is among the children.
  func show(_ child: Widget, of item: IslandItem) {
    guard let position = items.position(of: item) else { return }
    items.hasPresences = true
    show(child, at: position)
    addCoverIfNeeded(at: position)
  }

  /// Puts the widget of the item at a position where that is among the children.
  private func show(_ child: Widget, at position: Int) {
    // Behind it is the nearest that other code has left in its place.
    let behind = items.child(behind: position) { isChild($0.widgetObject) }
    gtk_widget_insert_after(child.widgetObject, widget, behind?.widgetObject)
  }

  func compositionDidChange() { items.countComposed() }

  func isChild(_ child: UnsafeMutablePointer<GtkWidget>) -> Bool { gtk_widget_get_parent(child) == widget }

  func remove(_ leaf: any LeafNode) {
    guard let item = leaf.islandItem else { return }
    changingItems(for: item) { items.remove(item) }
    item.holder = nil
    guard let child = item.child else { return gtk_widget_queue_draw(widget) }
    // In an island of its own it has its place by those around.
    if ReadingPriority.isUsed { AccessibleFlow.setNext(nil, of: ReadingPriority.spoken(child)) }
    if isChild(child.widgetObject) { gtk_widget_unparent(child.widgetObject) }
  }

  /// GTK picks children before their parent: a drawing that lies in front of one is picked by a child as well, which is in
  /// front of all.
  private func addCoverIfNeeded(at position: Int) {
    guard cover == nil, items.haveDrawingOverWidget(at: position) else { return }
    let made = PresenceType.makeCover(over: self)
    cover = made
    gtk_widget_insert_before(made.widgetObject, widget, nil)
  }

  func allocateCover(width: Int, height: Int) {
    cover?.allocate(CGRect(x: 0, y: 0, width: width, height: height), minimum: (0, 0))
  }

  func layoutDidChange() {
    // GTK computes the expansion again when one of these flags has changed.
    let asked = askedForExpansion
    let isSet = gtk_widget_get_hexpand_set(asked)
    gtk_widget_set_hexpand_set(asked, isSet == 0 ? 1 : 0)
    gtk_widget_set_hexpand_set(asked, isSet)
    gtk_widget_queue_resize(widget)
    if ReadingPriority.isUsed { orderReading() }
  }

  /// The island here or around whose expansion GTK asks for: of one in an island it never does, so that it tells nobody when
  /// that changes.
  private var askedForExpansion: UnsafeMutablePointer<GtkWidget> {
    guard isInIsland, let outer = IslandWidgetType.core(of: gtk_widget_get_parent(widget)) else { return widget }
    return outer.askedForExpansion
  }

  final var holdingWidget: UnsafeMutablePointer<GtkWidget> { widget }

  final var paintedWidget: UnsafeMutablePointer<GtkWidget>? { widget }
}

extension LeafNode {
  var islandItem: IslandItem? { element as? IslandItem }

  /// The widget of a leaf that is one.
  var gtkWidget: UnsafeMutablePointer<GtkWidget>? { screenElement?.widget.widgetObject }

  var screenElement: ScreenElement? { element as? ScreenElement }
}
