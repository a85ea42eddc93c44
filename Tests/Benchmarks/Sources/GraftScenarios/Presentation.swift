import CGTK
import Graft
import Harness
import Observation

@Observable @MainActor
private final class Presenting {
  var isPresenting = false
}

/// Rows of a text and a button, as many as are presented.
private struct PresentedRows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 4) { ForEach(0..<count) { RowView(row: Row(id: $0, text: "Row \($0)")) } }
  }
}

private struct SheetView: View {
  @Bindable var model: Presenting
  let count: Int

  var body: some View { Text("Presenting").sheet(isPresented: $model.isPresenting) { PresentedRows(count: count) } }
}

private struct PopoverView: View {
  @Bindable var model: Presenting
  let count: Int

  var body: some View { Text("Presenting").popover(isPresented: $model.isPresenting) { PresentedRows(count: count) } }
}

private struct MenuView: View {
  let count: Int

  var body: some View { Menu("Menu") { ForEach(0..<count) { number in Button("Item \(number)") {} } } }
}

/// Opens and closes in turns, of which one is counted.
@MainActor
private struct Presentation {
  let counted: Int

  func run(_ view: some View, change: @escaping (UnsafeMutablePointer<GtkWidget>) -> Void) {
    bench_init_still()
    bench_count_every_second(Int32(counted))
    bench_await_last_frame()
    let host = GtkHostingWidget(rootView: view)
    bench_show(host.widgetPointer)
    Repetition.run(30) { _ in
      change(host.widgetPointer)
    } isApplied: { _ in
      true
    }
    withExtendedLifetime(host) {}
  }

  func runSheet(_ count: Int) {
    let model = Presenting()
    run(SheetView(model: model, count: count)) { _ in model.isPresenting.toggle() }
  }

  func runPopover(_ count: Int) {
    let model = Presenting()
    run(PopoverView(model: model, count: count)) { _ in model.isPresenting.toggle() }
  }

  /// By a click on its button, and by what a click elsewhere does.
  func runMenu(_ count: Int) {
    run(MenuView(count: count)) { host in
      if let popover = Widgets.first(of: gtk_popover_get_type(), below: host) {
        gtk_popover_popdown(UnsafeMutablePointer(OpaquePointer(popover)))
      } else if let button = Widgets.first(of: gtk_button_get_type(), below: host) {
        bench_click(button)
      }
    }
  }
}

@MainActor
func openSheet(_ count: Int) { Presentation(counted: 0).runSheet(count) }

@MainActor
func closeSheet(_ count: Int) { Presentation(counted: 1).runSheet(count) }

@MainActor
func openPopover(_ count: Int) { Presentation(counted: 0).runPopover(count) }

@MainActor
func closePopover(_ count: Int) { Presentation(counted: 1).runPopover(count) }

@MainActor
func openMenu(_ count: Int) { Presentation(counted: 0).runMenu(count) }

@MainActor
func closeMenu(_ count: Int) { Presentation(counted: 1).runMenu(count) }
