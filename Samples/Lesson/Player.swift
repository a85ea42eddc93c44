import Foundation
import Graft
import GraftTesting

/// Plays one exhibit through the X server, prints what it sees, and remembers whether that was as expected.
@MainActor
public final class Player {
  private let exhibit: String
  private let notebook: Notebook
  private let stage: WidgetQuery
  private let clock: TestClock
  private let page: MountedView<ExhibitPage>
  /// Writes a picture of the page, of a moment.
  public let takePicture: (String) throws -> Void
  private var stepsPlayed = 0
  private var notesSeen = 0
  /// How often it looks again, every 10 ms, before something else than expected counts as seen.
  private let patience = 200
  private let controlRoles: [WidgetRole] = [.button, .checkbox, .textField]
  /// Whether all that was seen so far is as expected.
  private(set) var isAsExpected = true

  init(
    _ session: ExhibitSession, on page: MountedView<ExhibitPage>, _ clock: TestClock,
    takePicture: @escaping (String) throws -> Void
  ) {
    self.page = page
    self.clock = clock
    self.takePicture = takePicture
    exhibit = session.exhibit.id
    notebook = session.notebook
    stage = WidgetQuery(root: session.stage.widget)
  }

  /// What is on the stage.
  public var root: WidgetQuery { stage }

  /// Clicks a button, toggle or text field of a name.
  public func click(_ name: String) async throws {
    let found: [FoundWidget] = controlRoles.flatMap { stage.findAll(role: $0, name: name) }
    if found.count == 1 { return try await found[0].click() }
    // Says what there is instead.
    try await stage.find(role: .button, name: name).click()
  }

  /// Runs a part of a script while GTK's time is the player's, and what moves is seen at the moment that it has come to.
  public func drivingGTK(_ part: @MainActor () async throws -> Void) async rethrows { try await clock.drivingGTK(part) }

  /// Lets time pass, on the stage and for those who sleep by the environment's `sleep`.
  public func wait(_ duration: Duration) async { await clock.advance(by: duration) }

  /// Prints what was seen; an exhibit of which something else was expected has failed.
  public func observe(_ seen: String, expected: String) {
    print("\(exhibit) \(seen)")
    guard seen != expected else { return }
    isAsExpected = false
    complain("expected \(exhibit) \(expected)\n     but saw \(exhibit) \(seen)")
  }

  func play(_ step: Step) async throws {
    try await act(step.action)
    var seen = look(after: step)
    // What other threads do for the stage takes a while that nobody can tell from here.
    for _ in 0..<patience where seen != step.expectation {
      try await Task.sleep(for: .milliseconds(10))
      await Settling.settle()
      seen = look(after: step)
    }
    notesSeen = notebook.lines.count
    stepsPlayed += 1
    try takePicture("\(stepsPlayed)")
    observe(seen, expected: step.expectation)
  }

  private func act(_ action: Step.Action) async throws {
    switch action {
    case .start: break
    case .click(let name): try await click(name)
    case .type(let text): try await stage.find(role: .textField).type(text)
    case .press(let key): try await stage.find(role: .textField).press(key)
    case .wait(let duration): await clock.advance(by: duration)
    case .resize(let width, let height): await page.resize(to: CGSize(width: width, height: height))
    }
  }

  private func look(after step: Step) -> String {
    step.observation(notes: Array(notebook.lines[notesSeen...]), texts: texts)
  }

  /// What the labels on the stage show, but for those that belong to a control.
  private var texts: [String] {
    let controls: [FoundWidget] = controlRoles.flatMap { stage.findAll(role: $0) }
    let names = Set(controls.flatMap { $0.content.all.map(\.widget.pointer) })
    return stage.findAll(role: .label).filter { $0.isShown && !names.contains($0.widget.pointer) }.map(\.text)
  }
}

/// Writes a line to standard error.
func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
