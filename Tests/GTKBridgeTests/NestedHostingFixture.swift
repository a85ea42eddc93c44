import Graft
import GraftTesting
import Observation

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

/// What an inner view's own state said, each time it was asked.
@MainActor
final class Memory {
  var reports: [Int] = []
}

/// The inner view that shows a number it was given.
struct Bottom: View {
  let clicks: Int
  let memory: Memory
  @State private var local = 0

  var body: some View { BottomContent(clicks: clicks, mark: { local = 1 }, report: { memory.reports.append(local) }) }
}

/// The inner view that shows a number through a binding, and can count itself.
struct BoundBottom: View {
  @Binding var clicks: Int

  var body: some View {
    Text("\(clicks) clicks")
    Button("Count inside") { clicks += 1 }
  }
}

struct BottomContent: View {
  let clicks: Int
  let mark: () -> Void
  let report: () -> Void

  var body: some View {
    Text("\(clicks) clicks")
    Button("Mark", action: mark)
    Button("Report", action: report)
  }
}

/// V1: the number is captured in make.
struct CapturingRepresentable: GtkWidgetControllerRepresentable {
  let clicks: Int
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Bottom> {
    GtkHostingController(rootView: Bottom(clicks: clicks, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Bottom>, context: Context) {}
}

/// V2: the hosted view holds the binding.
struct BindingRepresentable: GtkWidgetControllerRepresentable {
  @Binding var clicks: Int

  func makeGtkWidgetController(context: Context) -> GtkHostingController<BoundBottom> {
    GtkHostingController(rootView: BoundBottom(clicks: $clicks))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<BoundBottom>, context: Context) {}
}

/// V3: update pushes a root view.
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

/// V5: a model that both sides hold.
@Observable
final class ClickModel {
  var clicks = 0
}

struct ModelBottom: View {
  let model: ClickModel
  var body: some View { Text("\(model.clicks) clicks") }
}

struct ModelRepresentable: GtkWidgetControllerRepresentable {
  let model: ClickModel

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ModelBottom> {
    GtkHostingController(rootView: ModelBottom(model: model))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ModelBottom>, context: Context) {}
}

extension MountedView {
  /// One click on a button through the X server, then everything it causes.
  func click(_ name: String) async throws { try await root.find(role: .button, name: name).click() }

  /// What the labels that are no buttons' show.
  var shownClicks: [String] { root.texts.filter { $0.hasSuffix(" clicks") } }
}
