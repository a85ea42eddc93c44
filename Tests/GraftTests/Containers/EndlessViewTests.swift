import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Views that contain themselves, in a window.
@Suite(.gtk) @MainActor
struct EndlessViewTests {
  enum Place: CaseIterable { case stack, list, scroll, host }

  @Test(
    "DE2 a view that contains itself is reported once, and what is beside it is shown, whatever it is in",
    arguments: Place.allCases)
  func endless(place: Place) async throws {
    let mounted = try await MountedView(
      VStack {
        Text("beside")
        EndlessIn(place: place)
      })
    #expect(mounted.root.texts == ["beside"])
    #expect(Diagnostics.recorded.map(\.kind) == [.nestedTooDeep])
    await mounted.close()
  }

  private struct EndlessIn: View {
    let place: Place

    var body: some View {
      switch place {
      case .stack: VStack { Endless() }
      case .list: List { Endless() }
      case .scroll: ScrollView { Endless() }
      case .host: EndlessHost()
      }
    }
  }

  private struct Endless: View {
    var body: some View {
      Group { Endless() }
    }
  }

  private struct EndlessHost: GtkWidgetRepresentable {
    func makeGtkWidget(context: Context) -> GtkHostingWidget<Endless> { GtkHostingWidget(rootView: Endless()) }
    func updateGtkWidget(_ gtkWidget: GtkHostingWidget<Endless>, context: Context) {}
  }
}
