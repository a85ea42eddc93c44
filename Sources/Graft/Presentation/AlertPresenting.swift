import GTKBridge
import GTKSupport
import ViewGraph

/// A view that presents a dialog. Its body reads the source.
struct DialogPresenting<Actions: View, Message: View>: ViewModifier {
  let title: Text
  var showsTitle = true
  let isPresented: Binding<Bool>
  var isColumn = false
  var comesFirst = false
  let actions: () -> Actions
  let message: () -> Message
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.accompanied(
      by: DialogLeaf(title: title.string(in: locale), presentation: presentation, comesFirst: comesFirst))
  }

  private var presentation: Presentation<DialogRoot<Actions, Message>> {
    Presentation(isPresented: isPresented, onDismiss: nil) {
      DialogRoot(title: showsTitle ? title : nil, isColumn: isColumn, actions: actions, message: message)
    }
  }
}

/// The content of a dialog, which finds the dialog in the environment.
struct DialogRoot<Actions: View, Message: View>: View {
  let title: Text?
  let isColumn: Bool
  let actions: () -> Actions
  let message: () -> Message
  @Environment(\.dialogModel) private var model

  var body: some View {
    if let model {
      DialogContent(title: title, model: model, actions: actions, message: message, isColumn: isColumn)
    }
  }
}

private struct DialogModelKey: EnvironmentKey {
  static var defaultValue: DialogModel? { nil }
}

extension EnvironmentValues {
  /// The dialog around.
  var dialogModel: DialogModel? {
    get { self[DialogModelKey.self] }
    set { self[DialogModelKey.self] = newValue }
  }
}

/// What opens a dialog: a leaf without a place of its own.
struct DialogLeaf<Content: View>: View {
  let title: String
  let presentation: Presentation<Content>
  /// Whether it comes before what waits in the window.
  let comesFirst: Bool

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<DialogBehavior<Content>>(view, at: site) }
  }
}

/// How a dialog is opened and closed: as the leaf comes, changes and goes.
enum DialogBehavior<Content: View>: LeafBehavior {
  static func makeCoordinator(_ view: DialogLeaf<Content>) -> DialogModel { DialogModel() }

  static func make(_ view: DialogLeaf<Content>, _ place: LeafPlace<DialogModel>) -> SheetElement<Content> {
    let model = place.coordinator
    let presenter = Presenter(view.presentation, at: place.node, takesTurns: true) { content, window, _ in
      let sheet = SheetWindow(content, over: window, nil, closesByEscape: false)
      sheet.becomeDialog(model)
      return sheet
    }
    presenter.comesFirst = view.comesFirst
    presenter.prepareEnvironment = { $0.dialogModel = model }
    return SheetElement(presenter: presenter)
  }

  static func update(_ view: DialogLeaf<Content>, _ element: SheetElement<Content>, _ place: LeafPlace<DialogModel>) {
    place.coordinator.close = view.presentation.dismiss
    // The one that goes keeps its title.
    if view.presentation.item != nil { place.coordinator.title = view.title }
    element.presenter.update(view.presentation)
  }

  static func dismantle(_ element: SheetElement<Content>, _ coordinator: DialogModel) { element.presenter.end() }
}
