import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What a file dialog is asked for, and who is told of the answer.
struct FileRequest {
  enum Kind {
    case open([UTType], several: Bool)
    case save(name: String)
    case folder
  }

  let kind: Kind
  let title: LocalizedStringKey
  let isChosen: ([URL]) -> Void
  let isCancelled: () -> Void
}

/// A view that presents a file dialog. Its body reads the source.
struct FileDialogPresenting: ViewModifier {
  let isPresented: Binding<Bool>
  let request: FileRequest
  /// Whether there is something to be written or moved.
  var isPossible = true
  /// Where the dialog begins, if the views around say nothing else.
  var folder: URL?
  @Environment(\.fileDialogLook) private var look
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    let model = FileDialogModel(
      request: request, title: (look.message ?? Text(request.title)).string(in: locale),
      acceptLabel: look.confirmationLabel?.string(in: locale), folder: look.folder ?? folder)
    content.accompanied(by: FileDialogLeaf(model: model, presentation: presentation))
  }

  private var presentation: Presentation<EmptyView> {
    let isShown = isPresented.wrappedValue && isPossible
    return Presentation(
      item: isShown ? PresentedItem(id: true) { EmptyView() } : nil,
      latestID: { isPresented.wrappedValue ? true : nil }, dismiss: { isPresented.wrappedValue = false },
      onDismiss: nil)
  }
}

/// What a file dialog shows, and what it is for.
struct FileDialogModel {
  let request: FileRequest
  let title: String
  let acceptLabel: String?
  let folder: URL?
}

/// What opens a file dialog: a leaf without a place of its own.
struct FileDialogLeaf: View {
  let model: FileDialogModel
  let presentation: Presentation<EmptyView>

  static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> {
    site.openingNode(of: view) { RepresentableNode<FileDialogBehavior>(view, at: site) }
  }
}

/// The latest that a view says of its dialog.
@MainActor
final class FileDialogCoordinator {
  var model: FileDialogModel

  init(model: FileDialogModel) { self.model = model }
}

/// How a file dialog is opened and closed: as the leaf comes, changes and goes.
enum FileDialogBehavior: LeafBehavior {
  static func makeCoordinator(_ view: FileDialogLeaf) -> FileDialogCoordinator {
    FileDialogCoordinator(model: view.model)
  }

  static func make(
    _ view: FileDialogLeaf, _ place: LeafPlace<FileDialogCoordinator>
  ) -> SheetElement<EmptyView> {
    let coordinator = place.coordinator
    return SheetElement(
      presenter: Presenter(view.presentation, at: place.node, takesTurns: true) { _, window, _ in
        FileDialog(coordinator, over: window)
      })
  }

  static func update(
    _ view: FileDialogLeaf, _ element: SheetElement<EmptyView>, _ place: LeafPlace<FileDialogCoordinator>
  ) {
    place.coordinator.model = view.model
    element.presenter.update(view.presentation)
  }

  static func dismantle(_ element: SheetElement<EmptyView>, _ coordinator: FileDialogCoordinator) {
    element.presenter.end()
  }
}
