import Foundation
import ViewGraph

/// What a window of a document shows: the program's view, and what the user is asked about the document. Claims WI13 to WI17.
struct DocumentWindow<Content: View>: View {
  let document: OpenDocument
  let content: () -> Content
  @Environment(\.undoManager) private var undoManager
  @Environment(\.autosavePause) private var pause

  var body: some View {
    let _ = document.attach(to: undoManager, savingAfter: pause)
    DocumentEditor(content: content)
      .environment(\.documentConfiguration, document.configuration)
      .modifier(DocumentClosing(document: document))
      .modifier(DocumentNotices(document: document))
      .modifier(
        FileDialogPresenting(
          isPresented: isChoosingPlace, request: request, folder: document.fileURL?.deletingLastPathComponent()))
  }

  private var isChoosingPlace: Binding<Bool> {
    Binding {
      document.isChoosingPlace
    } set: {
      document.isChoosingPlace = $0
    }
  }

  private var request: FileRequest {
    let type = document.fileURL.map(document.kind.typeToWrite) ?? document.contentType
    return FileRequest(
      kind: .save(name: type.fileName(from: document.name)), title: .own("Save"),
      isChosen: { document.placeIsChosen($0.first) }, isCancelled: { document.placeIsChosen(nil) })
  }
}

/// The program's view, evaluated for itself: what it reads of the document is read by nothing else.
private struct DocumentEditor<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// Has a window ask before it closes with changes that are in no file, and save those of a document that has one. Claim WI15.
private struct DocumentClosing: ViewModifier {
  let document: OpenDocument
  @State private var question = DismissalQuestion()
  @State private var isAsked = false

  func body(content: Content) -> some View {
    let _ = question.ask = document.isEdited && document.kind.isEditor ? { ask() } : nil
    content.background { DismissalGuard(question: question) }.modifier(dialog)
  }

  private func ask() { if document.fileURL != nil, document.isEditable { save() } else { isAsked = true } }

  /// Closes the window once nothing is left to be saved.
  private func save() {
    document.save(
      DocumentSaving(
        done: { [document, question] in
          guard $0 else { return }
          if document.isEdited { save() } else { question.take(nil) }
        }, discard: { [question] in question.take(nil) }))
  }

  private var dialog: some ViewModifier {
    DialogPresenting(
      title: Text(.own("Save the changes of “\(document.name)”?")), isPresented: $isAsked, comesFirst: true,
      actions: { actions }, message: { Text(.own("Changes that are not saved will be lost.")) })
  }

  @ViewBuilder private var actions: some View {
    Button(.own("Cancel"), role: .cancel) {}
    Button(.own("Discard"), role: .destructive) {}.environment(\.dismissalQuestion, question)
    Button(.own("Save")) { save() }
  }
}

/// Says what became of saving, and asks what is to be done about it. Claims WI15 and WI16.
private struct DocumentNotices: ViewModifier {
  let document: OpenDocument

  func body(content: Content) -> some View {
    content.modifier(
      DialogPresenting(
        title: title, isPresented: isPresented, isColumn: true, comesFirst: true, actions: { actions },
        message: { message }))
  }

  private var isPresented: Binding<Bool> {
    Binding {
      document.notice != nil
    } set: { _ in
      document.notice = nil
    }
  }

  private var title: Text {
    switch document.notice {
    case .unsaved: Text(.own("“\(document.name)” could not be saved."))
    case .unreadable: Text(.own("“\(document.name)” could not be opened."))
    case .changedElsewhere: Text(.own("Another program has changed “\(document.name)”."))
    case .gone: Text(.own("“\(document.name)” was moved or deleted."))
    case nil: Text(verbatim: "")
    }
  }

  private var message: Text {
    switch document.notice {
    case .unsaved(let reason, _), .unreadable(let reason): Text(verbatim: reason)
    case .changedElsewhere: Text(.own("Reading it again discards your changes, and keeping them replaces the file."))
    case .gone: Text(.own("Saving writes the file anew."))
    case nil: Text(verbatim: "")
    }
  }

  @ViewBuilder private var actions: some View {
    switch document.notice {
    case .unsaved(_, let saving):
      button(.own("Save As…")) { $0.saveAs(saving) }
      end(of: saving)
    case .changedElsewhere(let saving):
      button(.own("Read Again"), role: .destructive) {
        $0.readAgain()
        saving.done(!$0.isEdited)
      }
      button(.own("Keep Changes")) { $0.saveAnyway(saving) }
      end(of: saving)
    case .gone(let saving):
      button(.own("Save")) { $0.saveAnyway(saving) }
      button(.own("Save As…")) { $0.saveAs(saving) }
      end(of: saving)
    case .unreadable, nil: Button(.own("OK"), role: .cancel) {}
    }
  }

  @ViewBuilder private func end(of saving: DocumentSaving) -> some View {
    if let discard = saving.discard { button(.own("Discard"), role: .destructive) { _ in discard() } }
    button(.own("Cancel"), role: .cancel) { _ in saving.done(false) }
  }

  /// What it does may give cause to another notice, which comes after this one has gone.
  private func button(
    _ word: LocalizedStringKey, role: ButtonRole? = nil, _ action: @escaping @MainActor (OpenDocument) -> Void
  ) -> some View {
    Button(word, role: role) { [document] in UpdateScheduler.shared.afterUpdates { action(document) } }
  }
}
