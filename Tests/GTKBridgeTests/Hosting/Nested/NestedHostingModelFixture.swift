import Graft
import Observation

/// V5: a model that both sides hold.
@Observable
final class ClickModel {
  var clicks = 0
}

/// The inner view that shows the number of a model.
struct ModelBottom: View {
  let model: ClickModel
  let memory: Memory
  @State private var local = 0

  var body: some View { BottomContent(clicks: model.clicks, local: $local, memory: memory) }
}

struct ModelRepresentable: GtkWidgetControllerRepresentable {
  let model: ClickModel
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ModelBottom> {
    GtkHostingController(rootView: ModelBottom(model: model, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ModelBottom>, context: Context) {}
}

/// The outer view of V5.
struct ModelOwner: View {
  @State private var model = ClickModel()
  let memory: Memory

  var body: some View {
    Button("Click me") { model.clicks += 1 }
    ModelRepresentable(model: model, memory: memory)
  }
}

/// V5 with a model of the other family.
final class ClickObject: ObservableObject {
  @Published var clicks = 0
}

/// The inner view that observes the object.
struct ObjectBottom: View {
  @ObservedObject var object: ClickObject
  let memory: Memory
  @State private var local = 0

  var body: some View { BottomContent(clicks: object.clicks, local: $local, memory: memory) }
}

struct ObjectRepresentable: GtkWidgetControllerRepresentable {
  let object: ClickObject
  let memory: Memory

  func makeGtkWidgetController(context: Context) -> GtkHostingController<ObjectBottom> {
    GtkHostingController(rootView: ObjectBottom(object: object, memory: memory))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<ObjectBottom>, context: Context) {}
}

/// The outer view, which owns the object and so is evaluated with each change of it.
struct ObjectOwner: View {
  @StateObject private var object = ClickObject()
  let memory: Memory

  var body: some View {
    Button("Click object") { object.clicks += 1 }
    ObjectRepresentable(object: object, memory: memory)
  }
}
