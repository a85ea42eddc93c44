import Graft
import Lesson

// snippet: an observable object
/// A model of a text, which tells when it is made and when it goes.
@MainActor
final class NoteModel: ObservableObject {
  @Published var text: String
  private let log: Notebook

  init(_ text: String, log: Notebook) {
    self.text = text
    self.log = log
    log.note("made \(text)")
  }

  isolated deinit { log.note("gone \(text)") }
}
// snippet end
