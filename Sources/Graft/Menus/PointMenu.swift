import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A menu that opens at a point of a widget, each time with other items.
@MainActor
final class PointMenu {
  private var presenter: Presenter<MenuContent<AnyView>>?
  private var openedID: Int?
  private var count = 0

  /// Opens a menu at a point of a widget. Its items are made when it opens.
  func open(_ items: @escaping () -> AnyView, at point: CGPoint, of widget: Widget, from node: ViewNode) {
    presenter?.end()
    count += 1
    let (id, session) = (count, MenuSession(in: nil, at: nil))
    openedID = id
    let content = { MenuContent(session: session, content: items) }
    let made = Presenter(presentation(id, content), at: node, takesTurns: false) { content, _, _ in
      MenuSurface(content, at: widget, .point(point), session: session)
    }
    presenter = made
    made.update(presentation(id, content))
  }

  private func presentation(
    _ id: Int, _ content: @escaping () -> MenuContent<AnyView>
  ) -> Presentation<MenuContent<AnyView>> {
    Presentation(
      item: openedID == id ? PresentedItem(id: id, content: content) : nil, latestID: { [weak self] in self?.openedID },
      dismiss: { [weak self] in self?.close(id, content) }, onDismiss: nil)
  }

  private func close(_ id: Int, _ content: @escaping () -> MenuContent<AnyView>) {
    guard openedID == id else { return }
    openedID = nil
    presenter?.update(presentation(id, content))
  }

  /// Closes the menu that is open, if one is.
  func end() {
    openedID = nil
    exchange(&presenter, with: nil)?.end()
  }
}
