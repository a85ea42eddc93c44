import CGTK
import Graft
import GraftTesting

/// Counts what a test has made and what of it is still alive: widgets by weak notification, other objects by weak
/// references.
@MainActor
final class Census {
  private var widgets: [ObjectWatch] = []
  private var objects: [WeakObject] = []

  /// Watches a widget without keeping it.
  func watch(_ widget: some ObjectPointer) { widgets.append(ObjectWatch(widget)) }

  /// Watches a coordinator, a controller or a model.
  func watch(object: AnyObject) { objects.append(WeakObject(object)) }

  var widgetCount: Int { widgets.count }
  var objectCount: Int { objects.count }

  /// The types of what was not released.
  var alive: [String] { widgets.filter(\.isAlive).map(\.typeName) + objects.filter(\.isAlive).map(\.typeName) }

  private struct WeakObject {
    let typeName: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
      typeName = String(describing: type(of: object))
    }

    var isAlive: Bool { object != nil }
  }
}

/// A coordinator that is counted.
@MainActor
final class CensusCoordinator {
  init(_ census: Census) { census.watch(object: self) }
}

/// A button in property style whose handler holds the button itself, which is a cycle until it is disconnected.
struct CensusButton: GtkWidgetRepresentable {
  let census: Census

  func makeCoordinator() -> CensusCoordinator { CensusCoordinator(census) }

  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(typeName: "GtkButton")
    census.watch(button)
    button.connect("clicked") { [coordinator = context.coordinator] in button["label"] = "\(coordinator)" }
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) { gtkWidget["label"] = "press" }
}

/// A label in C-call style.
struct CensusLabel: GtkWidgetRepresentable {
  let census: Census

  func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
    let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new("label")
    census.watch(label)
    return label
  }

  func updateGtkWidget(_ gtkWidget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
}

/// A controller with a child of its own.
final class CensusController: GtkWidgetController {
  private let census: Census
  private let hasChild: Bool

  init(_ census: Census, hasChild: Bool = true) {
    self.census = census
    self.hasChild = hasChild
    super.init()
    census.watch(object: self)
  }

  override func loadWidget() -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    census.watch(box)
    guard hasChild else { return box }
    let child = CensusController(census, hasChild: false)
    addChild(child)
    gtk_box_append(box.cast(), child.widget.widgetPointer)
    return box
  }
}

/// Shows a controller with a child.
struct CensusControllerView: GtkWidgetControllerRepresentable {
  let census: Census

  func makeCoordinator() -> CensusCoordinator { CensusCoordinator(census) }

  func makeGtkWidgetController(context: Context) -> CensusController { CensusController(census) }

  func updateGtkWidgetController(_ controller: CensusController, context: Context) {}
}

/// Hosts a representable below a representable.
struct CensusNestedHost: GtkWidgetControllerRepresentable {
  let census: Census

  func makeGtkWidgetController(context: Context) -> GtkHostingController<CensusTenant> {
    let controller = GtkHostingController(rootView: CensusTenant(census: census))
    census.watch(object: controller)
    census.watch(controller.widget)
    return controller
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<CensusTenant>, context: Context) {
    controller.rootView = CensusTenant(census: census)
  }
}

/// What lives in a host: a state with an object, and both styles of widgets.
struct CensusTenant: View {
  let census: Census
  @State private var model: CensusCoordinator

  init(census: Census) {
    self.census = census
    _model = State(initialValue: CensusCoordinator(census))
  }

  var body: some View {
    VStack {
      CensusButton(census: census)
      CensusLabel(census: census)
      Text("\(ObjectIdentifier(model).hashValue)")
    }
  }
}
