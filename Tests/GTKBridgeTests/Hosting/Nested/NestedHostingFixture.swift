import Graft
import GraftTesting

/// The outer view of section NH: it owns the number and shows something that is fed with it.
struct Outer<Inside: View>: View {
  @State private var clicks = 0
  let inside: (Binding<Int>) -> Inside

  init(@ViewBuilder inside: @escaping (Binding<Int>) -> Inside) { self.inside = inside }

  var body: some View {
    VStack {
      Button("Click me") { clicks += 1 }
      Button("Three at once") {
        clicks += 1
        clicks += 1
        clicks += 1
      }
      inside($clicks)
    }
  }
}

/// What the fixture was asked and told, from outside of all views.
@MainActor
final class Memory {
  /// What an inner view's own state said, each time it was asked.
  var reports: [Int] = []
  /// How many coordinators were made.
  var coordinators = 0
}

/// The inner view that shows a number it was given. Its body does not read its own state.
struct Bottom: View {
  let clicks: Int
  let memory: Memory
  @State private var local = 0

  var body: some View { BottomContent(clicks: clicks, local: $local, memory: memory) }
}

/// The inner view that shows a number through a binding, and can count itself.
struct BoundBottom: View {
  @Binding var clicks: Int
  let memory: Memory
  @State private var local = 0

  var body: some View {
    BottomContent(clicks: clicks, local: $local, memory: memory)
    Button("Count inside") { clicks += 1 }
  }
}

/// The number, a button that writes the inner view's own state, and one that reports it: only actions touch
/// the state.
struct BottomContent: View {
  let clicks: Int
  @Binding var local: Int
  let memory: Memory

  var body: some View {
    Text("\(clicks) clicks")
    Button("Mark") { local = 1 }
    Button("Report") { memory.reports.append(local) }
  }
}

/// V1: the number is captured in make.
struct CapturingRepresentable: GtkWidgetControllerRepresentable {
  let clicks: Int
  let memory: Memory

  func makeCoordinator() -> Memory {
    memory.coordinators += 1
    return memory
  }

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Bottom> {
    GtkHostingController(rootView: Bottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Bottom>, context: Context) {}
}

/// V2: the hosted view holds the binding.
struct BindingRepresentable: GtkWidgetControllerRepresentable {
  @Binding var clicks: Int
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<BoundBottom> {
    GtkHostingController(rootView: BoundBottom(clicks: $clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<BoundBottom>, context: Context) {}
}

/// V3: update pushes a root view. The concrete type of the controller needs no cast.
struct PushingRepresentable: GtkWidgetControllerRepresentable {
  let clicks: Int
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Bottom> {
    GtkHostingController(rootView: Bottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Bottom>, context: Context) {
    controller.rootView = Bottom(clicks: clicks, memory: memory)
  }
}

/// V6: the representable has a binding, the hosted view its value.
struct HalfFixedRepresentable: GtkWidgetControllerRepresentable {
  @Binding var clicks: Int
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Bottom> {
    GtkHostingController(rootView: Bottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Bottom>, context: Context) {}
}

extension MountedView {
  /// One click on a button through the X server, then everything it causes.
  func click(_ name: String) async throws { try await root.find(role: .button, name: name).click() }

  /// What the labels that are no buttons' show.
  var shownClicks: [String] { root.texts.filter { $0.hasSuffix(" clicks") } }
}
