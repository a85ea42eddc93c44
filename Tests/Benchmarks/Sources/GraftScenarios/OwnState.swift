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

/// Texts that are their own state.
private struct Sibling: View {
  let id: Int
  let registry: Registry
  @State private var text = ""

  var body: some View {
    registry.register($text, for: id)
    return Text(text.isEmpty ? "Row \(id)" : text)
  }
}

/// The binding of the view that is changed, taken from outside.
@MainActor
private final class Registry {
  private(set) var third: Binding<String>?
  func register(_ text: Binding<String>, for id: Int) {
    if id == 3 { third = text }
  }
}

/// Changes the state of the third of many views, whose label is at a place among all labels.
@MainActor
private func change(_ content: (Registry) -> some View, labelIndex: Int) {
  bench_init()
  let registry = Registry()
  let host = GtkHostingWidget(rootView: content(registry))
  bench_show(host.widgetPointer)
  let label = Widgets.labels(below: host.widgetPointer, upTo: labelIndex + 1).last
  Repetition.run {
    registry.third?.wrappedValue = "Changed \($0)"
  } isApplied: {
    Widgets.text(of: label) == "Changed \($0)"
  }
}

@MainActor
func changeOwnState(_ count: Int) {
  change(
    { registry in
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<count) { OwnRow(id: $0, registry: registry) }
        }
      }
    }, labelIndex: 6)
}

/// Scrolled both ways, all of them are in one island, with no runs.
@MainActor
func changeSibling(_ count: Int) {
  change(
    { registry in
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 4) {
          ForEach(0..<count) { Sibling(id: $0, registry: registry) }
        }
      }
    }, labelIndex: 3)
}
