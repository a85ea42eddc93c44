import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// Where on a view a popover points. As SwiftUI documents it. Claim PR17.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A part of the view.
  public struct Source: Hashable, Sendable {
    let rect: CGRect?

    /// The whole view.
    public static let bounds = Source(rect: nil)
    /// A rectangle in the coordinates of the view.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }
  }

  case rect(Source)
  case point(UnitPoint)

  /// What is pointed at in a view of a size; nothing for the whole.
  func target(in size: CGSize) -> CGRect? {
    switch self {
    case .rect(let source): source.rect
    case .point(let point): CGRect(x: point.x * size.width, y: point.y * size.height, width: 0, height: 0)
    }
  }
}

extension View {
  /// Presents a popover that points at this view while a source is true. A click outside or Escape closes it and writes
  /// false, once (PR17).
  ///
  /// It is as large as its content wants to be, at the edge named if there is room, and moves with the view.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPresenting(anchor: attachmentAnchor, edge: arrowEdge) {
        Presentation(isPresented: isPresented, onDismiss: nil, content: content)
      })
  }

  /// Presents a popover while a source has an item; another id is another popover (PR17, PR6).
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverPresenting(anchor: attachmentAnchor, edge: arrowEdge) {
        Presentation(item: item, onDismiss: nil, content: content)
      })
  }
}

/// A view that presents a popover. Its body reads the source.
private struct PopoverPresenting<Presented: View>: ViewModifier {
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let presentation: () -> Presentation<Presented>

  func body(content: Content) -> some View {
    content.background { PopoverAnchor(presentation: presentation(), anchor: anchor, edge: edge) }
  }
}

/// A widget behind a view, as large as that, at which a popover points.
private struct PopoverAnchor<Content: View>: GtkWidgetRepresentable {
  let presentation: Presentation<Content>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<WidgetBehavior<Self>>(view, at: site) }
  }

  func makeCoordinator() -> PopoverCoordinator<Content> { PopoverCoordinator() }

  func makeGtkWidget(context: Context) -> Widget {
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    gtk_widget_set_can_target(widget.widgetObject, 0)
    let place = PopoverPlace(anchor: anchor, edge: edge)
    context.coordinator.place = place
    context.coordinator.presenter = Presenter(presentation, at: context.place, takesTurns: false) { content, _, _ in
      PopoverSurface(content, at: widget, place)
    }
    return widget
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.place?.move(to: anchor, edge)
    context.coordinator.presenter?.update(presentation)
  }

  /// As large as the view that it is behind.
  func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: PopoverCoordinator<Content>) {
    coordinator.presenter?.end()
  }
}

/// Keeps who opens the popover.
@MainActor
private final class PopoverCoordinator<Content: View> {
  var presenter: Presenter<Content>?
  var place: PopoverPlace?
}

/// Where a popover points, and from which side, as the latest evaluation says.
@MainActor
private final class PopoverPlace {
  private(set) var anchor: PopoverAttachmentAnchor
  private(set) var edge: Edge?
  var didChange: (() -> Void)?

  init(anchor: PopoverAttachmentAnchor, edge: Edge?) { (self.anchor, self.edge) = (anchor, edge) }

  func move(to anchor: PopoverAttachmentAnchor, _ edge: Edge?) {
    guard self.anchor != anchor || self.edge != edge else { return }
    (self.anchor, self.edge) = (anchor, edge)
    didChange?()
  }
}

/// A popover of GTK's that holds presented content.
@MainActor
private final class PopoverSurface: PresentationSurface {
  private let popover: Widget
  private let holder: Widget
  private let place: PopoverPlace
  private var focusBefore: FocusPlace?
  var userCloses: (() -> Void)?
  var hasGone: (() -> Void)?

  init(_ content: Widget, at holder: Widget, _ place: PopoverPlace) {
    self.holder = holder
    self.place = place
    popover = Widget(gtk_popover_new())
    gtk_popover_set_child(popover.object.cast(), content.widgetObject)
    gtk_widget_set_parent(popover.widgetObject, holder.widgetObject)
    Signals.connect(popover.object, "closed") { [weak self] in self?.userCloses?() }
    place.didChange = { [weak self] in self?.point() }
  }

  private func point() {
    gtk_popover_set_position(popover.object.cast(), place.edge.position(rightToLeft: holder.readsFromRight))
    if var target {
      gtk_popover_set_pointing_to(popover.object.cast(), &target)
    } else {
      gtk_popover_set_pointing_to(popover.object.cast(), nil)
    }
  }

  func open() {
    if focusBefore == nil { focusBefore = FocusPlace(in: holder) }
    point()
    withFocus { gtk_popover_popup(popover.object.cast()) }
  }

  /// Where nothing has the focus, and nothing in the popover takes it, GTK asks whether nothing is in the popover, and warns.
  private func withFocus(_ open: () -> Void) {
    guard let root = gtk_widget_get_root(holder.widgetObject), gtk_root_get_focus(root) == nil else { return open() }
    gtk_root_set_focus(root, holder.widgetObject)
    open()
    if gtk_root_get_focus(root) == holder.widgetObject { gtk_root_set_focus(root, nil) }
  }

  private var target: GdkRectangle? {
    let size = CGSize(
      width: Int(gtk_widget_get_width(holder.widgetObject)), height: Int(gtk_widget_get_height(holder.widgetObject)))
    return place.anchor.target(in: size).map {
      GdkRectangle(
        x: Int32($0.minX.rounded()), y: Int32($0.minY.rounded()), width: Int32($0.width.rounded()),
        height: Int32($0.height.rounded()))
    }
  }

  func close() {
    userCloses = nil
    focusBefore?.restore(from: popover)
    gtk_popover_popdown(popover.object.cast())
    gtk_popover_set_child(popover.object.cast(), nil)
    gtk_widget_unparent(popover.widgetObject)
  }

  /// GTK closes a popover itself, so that one which the user may not close stays open only where the source says so.
  func follow(_ wishes: PresentationWishes) {
    gtk_popover_set_autohide(popover.object.cast(), wishes.dismissalIsDisabled ? 0 : 1)
  }
}

extension Widget {
  fileprivate var readsFromRight: Bool { gtk_widget_get_direction(widgetObject) == GTK_TEXT_DIR_RTL }
}

extension Edge? {
  /// Where GTK puts a popover whose arrow is at this edge of its view.
  fileprivate func position(rightToLeft: Bool) -> GtkPositionType {
    switch self {
    case .top: GTK_POS_TOP
    case .leading: rightToLeft ? GTK_POS_RIGHT : GTK_POS_LEFT
    case .trailing: rightToLeft ? GTK_POS_LEFT : GTK_POS_RIGHT
    case .bottom, nil: GTK_POS_BOTTOM
    }
  }
}
