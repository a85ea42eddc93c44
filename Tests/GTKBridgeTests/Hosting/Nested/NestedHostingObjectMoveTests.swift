import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Section NH: a host that moves sees the model of its new place.
@Suite(.gtk) @MainActor
struct NestedHostingObjectMoveTests {
  @Test(
    "NH9 (part) NH15 (part) a host that moves shows the model of its new place, follows it, and no longer the old one")
  func movesBetweenModels() async throws {
    let counts = UpdateStatistics.start()
    let (left, right) = (ModelPlace(clicks: 1), ModelPlace(clicks: 10))
    let mounted = try await MountedView(
      HStack {
        BoxView(place: left).environment(left.model)
        BoxView(place: right).environment(right.model)
      })
    let host = GtkHostingWidget(rootView: ModelReader())
    left.append(host)
    await Settling.settle()
    #expect(mounted.root.texts == ["1 clicks"])
    left.remove(host)
    right.append(host)
    await Settling.settle()
    #expect(mounted.root.texts == ["10 clicks"])
    #expect(counts.bodies(of: ModelReader.self) == 2)
    left.model.clicks = 2
    await Settling.settle()
    #expect(counts.bodies(of: ModelReader.self) == 2)
    right.model.clicks = 11
    await Settling.settle()
    #expect(mounted.root.texts == ["11 clicks"])
    #expect(counts.bodies(of: ModelReader.self) == 3)
  }
}

@Observable @MainActor
private final class PlaceModel {
  var clicks: Int

  init(clicks: Int) { self.clicks = clicks }
}

/// A model and the box of its place.
@MainActor
private final class ModelPlace {
  let model: PlaceModel
  weak var box: Widget?

  init(clicks: Int) { model = PlaceModel(clicks: clicks) }

  private var pointer: UnsafeMutablePointer<GtkBox>? { box.map { $0.cast() } }

  func append(_ child: Widget) { gtk_box_append(pointer, child.widgetPointer) }

  func remove(_ child: Widget) { gtk_box_remove(pointer, child.widgetPointer) }
}

private struct BoxView: GtkWidgetRepresentable {
  let place: ModelPlace

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    place.box = box
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct ModelReader: View {
  @Environment(PlaceModel.self) private var model

  var body: some View { Text("\(model.clicks) clicks") }
}
