import CGTK
import Graft
import Harness

/// Rows whose text is their own state.
private struct OwnRow: View {
  let id: Int
  let registry: Registry
  @State private var text = ""

  var body: some View {
    registry.register($text, for: id)
    return HStack {
      Text(text.isEmpty ? "Row \(id)" : text)
      Button("Do") {}
    }
  }
}

/// The binding of the row that is changed, taken from outside.
@MainActor
private final class Registry {
  private(set) var third: Binding<String>?
  func register(_ text: Binding<String>, for id: Int) {
    if id == 3 { third = text }
  }
}

@MainActor
func changeOwnState(_ count: Int) {
  bench_init()
  let registry = Registry()
  let host = GtkHostingWidget(
    rootView: ScrollView {
      VStack(spacing: 4) {
        ForEach(0..<count) { OwnRow(id: $0, registry: registry) }
      }
    })
  bench_show(host.widgetPointer)
  let label = Widgets.labels(below: host.widgetPointer, upTo: 7).last
  Repetition.run {
    registry.third?.wrappedValue = "Changed \($0)"
  } isApplied: {
    Widgets.text(of: label) == "Changed \($0)"
  }
}
