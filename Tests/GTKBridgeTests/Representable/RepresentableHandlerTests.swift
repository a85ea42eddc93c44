import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Signal handlers that belong to a representable: held while a value is pushed, gone when it is.
@Suite(.gtk) @MainActor
struct RepresentableHandlerTests {
  /// Keeps the widget beyond the representable, and counts what its handler hears.
  @MainActor
  final class Keeper {
    var widget: Widget?
    var heard = 0
  }

  struct Adjustable: GtkWidgetRepresentable {
    let value: Double
    let keeper: Keeper

    func makeGtkWidget(context: Context) -> Widget {
      let scale = Widget(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 10, 1))
      scale.connect("value-changed") { [keeper] in keeper.heard += 1 }
      keeper.widget = scale
      return scale
    }

    func updateGtkWidget(_ scale: Widget, context: Context) {
      gtk_range_set_value(scale.cast(), value)
    }
  }

  struct Root: View {
    let value: Double?
    let keeper: Keeper
    var body: some View {
      if let value { Adjustable(value: value, keeper: keeper) }
    }
  }

  @MainActor
  final class ContextKeeper {
    var context: KeptContext.Context?
  }

  struct KeptContext: GtkWidgetRepresentable {
    let keeper: ContextKeeper

    func makeGtkWidget(context: Context) -> Widget {
      keeper.context = context
      return Widget(typeName: "GtkLabel")
    }

    func updateGtkWidget(_ label: Widget, context: Context) {}
  }

  @Test("signals blocked by a context that its author has kept are those of its own view alone")
  func keptContext() async throws {
    let (contexts, keeper) = (ContextKeeper(), Keeper())
    let mounted = try await MountedView(
      VStack {
        KeptContext(keeper: contexts)
        Adjustable(value: 1, keeper: keeper)
      })
    let context = try #require(contexts.context)
    context.withSignalsBlocked { move(keeper.widget, to: 5) }
    #expect(keeper.heard == 1)
    withExtendedLifetime(mounted) {}
    contexts.context = nil
    keeper.widget = nil
  }

  private func move(_ widget: Widget?, to value: Double) {
    guard let widget else { return }
    gtk_range_set_value(widget.cast(), value)
  }

  @Test("RP18 after dismantle the handlers are disconnected, even if the widget lives on")
  func disconnected() async throws {
    let keeper = Keeper()
    let mounted = try await MountedView(Root(value: 1, keeper: keeper))
    move(keeper.widget, to: 5)
    #expect(keeper.heard == 1)
    mounted.rootView = Root(value: nil, keeper: keeper)
    await Settling.settle()
    move(keeper.widget, to: 6)
    #expect(keeper.heard == 1)
    keeper.widget = nil
  }

  @Test("RP18 a handler releases what it captured when its representable is dismantled")
  func released() async throws {
    weak var captured: Keeper?
    var widget: Widget?
    do {
      let keeper = Keeper()
      captured = keeper
      let mounted = try await MountedView(Adjustable(value: 1, keeper: keeper))
      widget = keeper.widget
      keeper.widget = nil
      await mounted.close()
    }
    #expect(widget != nil)
    #expect(captured == nil)
  }

  @Test("RP31 a value pushed in update is heard by no handler, a change from elsewhere by each")
  func heldWhilePushed() async throws {
    let keeper = Keeper()
    let mounted = try await MountedView(Root(value: 1, keeper: keeper))
    #expect(keeper.heard == 0)
    for value in [2.0, 3.0] {
      mounted.rootView = Root(value: value, keeper: keeper)
      await Settling.settle()
    }
    #expect(keeper.heard == 0)
    move(keeper.widget, to: 7)
    move(keeper.widget, to: 8)
    #expect(keeper.heard == 2)
    keeper.widget = nil
  }
}
