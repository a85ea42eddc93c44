import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What opens a sheet: a leaf without a place of its own.
struct SheetLeaf<Content: View>: View {
  let presentation: Presentation<Content>
  /// Whether it covers its window.
  let covers: Bool

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<SheetBehavior<Content>>(view, at: site) }
  }
}

/// The presenter as an element; nothing of it is in the layout around.
final class SheetElement<Content: View>: LeafElement {
  let presenter: Presenter<Content>

  init(presenter: Presenter<Content>) { self.presenter = presenter }

  func sizeThatFits(_ proposal: ProposedViewSize, pass: Int) -> CGSize { .zero }
  func setFrame(_ frame: CGRect, pass: Int) {}
  func takesPart() -> Bool { false }
}

/// How a sheet is opened and closed: as the leaf comes, changes and goes.
enum SheetBehavior<Content: View>: LeafBehavior {
  static func makeCoordinator(_ view: SheetLeaf<Content>) {}

  static func make(_ view: SheetLeaf<Content>, _ place: LeafPlace<Void>) -> SheetElement<Content> {
    let covers = view.covers
    return SheetElement(
      presenter: Presenter(view.presentation, at: place.node, takesTurns: true) {
        covers ? coveringSurface($0, $1, $2) : SheetWindow($0, over: $1, $2)
      })
  }

  /// A window of somebody else, whose content and bar are not ours to exchange, is covered by another one.
  private static func coveringSurface(
    _ content: Widget, _ window: UnsafeMutablePointer<GtkWindow>, _ bar: WindowBar?
  ) -> any PresentationSurface {
    guard let bar, let room = WindowRoom.of(window) else {
      return SheetWindow(content, over: window, bar, closesByEscape: false)
    }
    return Cover(content, bar, in: room)
  }

  static func update(_ view: SheetLeaf<Content>, _ element: SheetElement<Content>, _ place: LeafPlace<Void>) {
    element.presenter.update(view.presentation)
  }

  static func dismantle(_ element: SheetElement<Content>, _ coordinator: Void) { element.presenter.end() }
}

/// A view that presents a sheet. Its body reads the source.
private struct SheetPresenting<Presented: View>: ViewModifier {
  let presentation: () -> Presentation<Presented>
  var covers = false

  func body(content: Content) -> some View {
    content.accompanied(by: SheetLeaf(presentation: presentation(), covers: covers))
  }
}

extension View {
  /// Presents a modal window over that of this view while a source is true (PR1 to PR14).
  ///
  /// Escape, the window's close button and `dismiss` in the content write false, once; `onDismiss` runs when the window has
  /// gone. The content begins anew each time; it sees the environment of this view, but for `disabled`. While it is shown,
  /// it follows what its closure reads. A second sheet of the same window waits until the first has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetPresenting { Presentation(isPresented: isPresented, onDismiss: onDismiss, content: content) })
  }

  /// Presents a modal window while a source has an item; another id is another sheet, and with the same id the sheet is
  /// updated (PR6, PR7).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(SheetPresenting { Presentation(item: item, onDismiss: onDismiss, content: content) })
  }

  /// Covers the content and the header bar of the window with others while a source is true. Escape does not close it;
  /// otherwise it is as a sheet (PR15).
  ///
  /// In a window that is not of a scene or sheet it is a modal window as large as that.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let covering = { CoveringContent(content: content()) }
    return modifier(
      SheetPresenting(
        presentation: { Presentation(isPresented: isPresented, onDismiss: onDismiss, content: covering) },
        covers: true))
  }

  /// Covers the content and the header bar of the window with others while a source has an item; otherwise as a sheet (PR15).
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let covering = { (item: Item) in CoveringContent(content: content(item)) }
    return modifier(
      SheetPresenting(
        presentation: { Presentation(item: item, onDismiss: onDismiss, content: covering) }, covers: true))
  }
}
