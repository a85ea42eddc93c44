import GraftAdwaita
import Observation

/// A letter that has come.
struct Letter: Identifiable, Hashable {
  let id: Int
  let sender: String
  let subject: String
}

/// How often letters are fetched.
enum Fetching: String, CaseIterable {
  case always, hourly, daily
}

/// What all the views show.
@MainActor @Observable
final class Mailbox {
  var letters = [
    Letter(id: 1, sender: "Ada", subject: "The engine & its notes"), Letter(id: 2, sender: "Grace", subject: "A moth"),
    Letter(id: 3, sender: "Mary", subject: "<No subject>"),
  ]
  var selected: Letter.ID? = 1
  var deleted: Letter?
  var showsLetter = true
  var isOffline = true
  var name = "Ada"
  var notifies = true
  var fetching = Fetching.hourly
  var showsMore = false
  var signsLetters = false

  /// Takes the letter away that is shown.
  func delete() {
    guard let index = letters.firstIndex(where: { $0.id == selected }) else { return }
    deleted = letters.remove(at: index)
    selected = letters.first?.id
  }

  /// Brings a letter back.
  func restore(_ letter: Letter) {
    letters.append(letter)
    letters.sort { $0.id < $1.id }
    selected = letter.id
  }
}
