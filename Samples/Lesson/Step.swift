/// Something that the script of an exhibit does, and what has to be seen then.
public struct Step {
  enum Action {
    case start
    case click(String)
    case type(String)
    case press(String)
    case wait(Duration)
    case resize(width: Int, height: Int)
  }

  let action: Action
  /// What has to be noted since the step before, in order.
  let notes: [String]
  /// The texts that have to be on the stage, but for those of controls.
  let texts: [String]

  /// Nothing is done: what is there from the beginning.
  public static func start(notes: [String] = [], texts: [String]) -> Step {
    Step(action: .start, notes: notes, texts: texts)
  }

  /// A button, toggle or text field of a name is clicked.
  public static func click(_ name: String, notes: [String] = [], texts: [String]) -> Step {
    Step(action: .click(name), notes: notes, texts: texts)
  }

  /// A text is typed into the only text field.
  public static func type(_ text: String, notes: [String] = [], texts: [String]) -> Step {
    Step(action: .type(text), notes: notes, texts: texts)
  }

  /// A key is pressed in the only text field, which has to have the focus.
  public static func press(_ key: String, notes: [String] = [], texts: [String]) -> Step {
    Step(action: .press(key), notes: notes, texts: texts)
  }

  /// Time passes for those who sleep by the environment's `sleep`.
  public static func wait(_ duration: Duration, notes: [String] = [], texts: [String]) -> Step {
    Step(action: .wait(duration), notes: notes, texts: texts)
  }

  /// The window that shows the exhibit gets another size, in pixels.
  public static func resize(width: Int, height: Int, notes: [String] = [], texts: [String]) -> Step {
    Step(action: .resize(width: width, height: height), notes: notes, texts: texts)
  }

  /// What has to be seen, as the line that is printed.
  var expectation: String { observation(notes: notes, texts: texts) }

  /// What was seen, as a line.
  func observation(notes: [String], texts: [String]) -> String {
    let shown = "shows " + texts.map { "\"\($0)\"" }.joined(separator: ", ")
    return notes.isEmpty ? "\(name): \(shown)" : "\(name): \(shown); \(notes.joined(separator: ", "))"
  }

  private var name: String {
    switch action {
    case .start: "start"
    case .click(let button): "click \(button)"
    case .type(let text): "type \(text)"
    case .press(let key): "press \(key)"
    case .wait(let duration): "wait \(duration)"
    case .resize(let width, let height): "resize to \(width) x \(height)"
    }
  }
}
