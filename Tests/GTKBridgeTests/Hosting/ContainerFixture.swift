import CGTK
import Foundation
import Graft
import GraftTesting

/// Every GTK container that a host is put into.
enum ContainerKind: CaseIterable, Sendable {
  case row, column, sideBySidePaned, stackedPaned, scrolled, grid, stack, notebook, below, above, listBox, popover
}

/// A container with some content, a neighbour beside it where there is room for one, and a window around it.
@MainActor
struct FilledContainer {
  let widget: Widget
  let window = PlainWindow()
  private let kind: ContainerKind

  init(_ kind: ContainerKind, _ content: Widget) {
    self.kind = kind
    widget = kind.container(around: content)
  }

  func show() async {
    await window.show(widget.widgetPointer)
    guard kind == .popover else { return }
    gtk_menu_button_popup(widget.cast())
    await Settling.settle()
  }

  func resize(to size: CGSize) {
    gtk_window_set_default_size(window.pointer, Int32(size.width), Int32(size.height))
  }
}

extension ContainerKind {
  @MainActor
  fileprivate func container(around content: Widget) -> Widget {
    switch self {
    case .row: box(GTK_ORIENTATION_HORIZONTAL, content)
    case .column: box(GTK_ORIENTATION_VERTICAL, content)
    case .sideBySidePaned: paned(GTK_ORIENTATION_HORIZONTAL, content)
    case .stackedPaned: paned(GTK_ORIENTATION_VERTICAL, content)
    case .scrolled: scrolled(content)
    case .grid: grid(content)
    case .stack: stack(content)
    case .notebook: notebook(content)
    case .below: overlay(content.widgetPointer, neighbour())
    case .above: overlay(neighbour(), cornered(content).widgetPointer)
    case .listBox: listBox(content)
    case .popover: popover(content)
    }
  }

  @MainActor
  private func neighbour() -> UnsafeMutablePointer<GtkWidget> { gtk_label_new("neighbour") }

  @MainActor
  private func box(_ orientation: GtkOrientation, _ content: Widget) -> Widget {
    let box = Widget(gtk_box_new(orientation, 3))
    let pointer = box.cast(to: GtkBox.self)
    gtk_box_append(pointer, content.widgetPointer)
    gtk_box_append(pointer, neighbour())
    return box
  }

  @MainActor
  private func paned(_ orientation: GtkOrientation, _ content: Widget) -> Widget {
    let paned = Widget(gtk_paned_new(orientation))
    gtk_paned_set_start_child(paned.cast(), content.widgetPointer)
    gtk_paned_set_end_child(paned.cast(), neighbour())
    return paned
  }

  @MainActor
  private func scrolled(_ content: Widget) -> Widget {
    let scrolled = Widget(gtk_scrolled_window_new())
    // Bars that lie above the content are wider while the pointer is over them.
    scrolled["overlay-scrolling"] = false
    gtk_scrolled_window_set_child(scrolled.cast(), content.widgetPointer)
    return scrolled
  }

  @MainActor
  private func grid(_ content: Widget) -> Widget {
    let grid = Widget(gtk_grid_new())
    let pointer = grid.cast(to: GtkGrid.self)
    gtk_grid_attach(pointer, content.widgetPointer, 0, 0, 1, 1)
    gtk_grid_attach(pointer, neighbour(), 1, 0, 1, 1)
    gtk_grid_attach(pointer, neighbour(), 0, 1, 2, 1)
    return grid
  }

  @MainActor
  private func stack(_ content: Widget) -> Widget {
    let stack = Widget(gtk_stack_new())
    gtk_stack_add_child(stack.cast(), content.widgetPointer)
    gtk_stack_add_child(stack.cast(), neighbour())
    return stack
  }

  @MainActor
  private func notebook(_ content: Widget) -> Widget {
    let notebook = Widget(gtk_notebook_new())
    gtk_notebook_append_page(notebook.cast(), content.widgetPointer, gtk_label_new("one"))
    gtk_notebook_append_page(notebook.cast(), gtk_label_new("page"), gtk_label_new("two"))
    return notebook
  }

  @MainActor
  private func overlay(
    _ main: UnsafeMutablePointer<GtkWidget>, _ above: UnsafeMutablePointer<GtkWidget>
  ) -> Widget {
    let overlay = Widget(gtk_overlay_new())
    gtk_overlay_set_child(overlay.cast(), main)
    gtk_overlay_add_overlay(overlay.cast(), above)
    return overlay
  }

  /// What lies above something else is aligned, and has its natural size.
  @MainActor
  private func cornered(_ content: Widget) -> Widget {
    content["halign"] = Int(GTK_ALIGN_START.rawValue)
    content["valign"] = Int(GTK_ALIGN_END.rawValue)
    return content
  }

  @MainActor
  private func listBox(_ content: Widget) -> Widget {
    let list = Widget(gtk_list_box_new())
    gtk_list_box_append(list.cast(), neighbour())
    gtk_list_box_append(list.cast(), content.widgetPointer)
    return list
  }

  @MainActor
  private func popover(_ content: Widget) -> Widget {
    let popover = Widget(gtk_popover_new())
    // One that hides by itself would take all input until then.
    popover["autohide"] = false
    gtk_popover_set_child(popover.cast(), content.widgetPointer)
    let button = Widget(gtk_menu_button_new())
    gtk_menu_button_set_popover(button.cast(), popover.widgetPointer)
    return button
  }
}
