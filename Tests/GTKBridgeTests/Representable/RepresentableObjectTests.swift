import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section RP: objects that a representable observes.
@Suite(.gtk) @MainActor
struct RepresentableObjectTests {
  final class Station: ObservableObject {
    @Published var name: String
    @Published var unread = 0

    init(_ name: String) { self.name = name }
  }

  struct StationLabel: GtkWidgetRepresentable {
    @ObservedObject var observed: Station
    @EnvironmentObject private var supplied: Station
    @StateObject private var owned = Station("owned")
    @State private var count = 0
    @Environment(\.first) private var first
    @Binding var bound: Int
    let box: BindingBox<Int>
    let names: BindingBox<String>

    func makeGtkWidget(context: Context) -> Widget {
      box.binding = $count
      names.binding = $owned.name
      return Widget(typeName: "GtkLabel")
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      gtkWidget["label"] = "\(observed.name) \(supplied.name) \(owned.name) \(count) \(first) \(bound)"
    }
  }

  @Test("RP10 state, objects, environment and binding of a representable are installed and drive its update")
  func objects() async throws {
    let counts = UpdateStatistics.start()
    let (observed, supplied) = (Station("observed"), Station("supplied"))
    let (bound, count, names) = (BindingBox<Int>(), BindingBox<Int>(), BindingBox<String>())
    func view(first: Int) -> some View {
      Owner(10, bound) { StationLabel(observed: observed, bound: $0, box: count, names: names) }
        .environmentObject(supplied).environment(\.first, first)
    }
    let mounted = try await MountedView(view(first: 1))
    #expect(mounted.root.texts == ["observed supplied owned 0 1 10"])
    let events: [(String, () -> Void)] = [
      ("a supplied owned 0 1 10", { observed.name = "a" }),
      ("a b owned 0 1 10", { supplied.name = "b" }),
      ("a b c 0 1 10", { names.value = "c" }),
      ("a b c 5 1 10", { count.value = 5 }),
      ("a b c 5 1 20", { bound.value = 20 }),
      ("a b c 5 2 20", { mounted.rootView = view(first: 2) }),
      ("a b c 5 2 20", { observed.unread = 1 }),
    ]
    for (number, (text, event)) in events.enumerated() {
      event()
      await Settling.settle()
      #expect(mounted.root.texts == [text])
      #expect(counts.updates(of: StationLabel.self) == number + 2)
    }
  }
}
