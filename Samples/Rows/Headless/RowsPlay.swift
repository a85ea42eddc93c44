import Foundation
import Graft
import GraftTesting

/// Uses the page, and says what can be seen of it.
@MainActor
struct RowsPlay {
  private let window: WidgetQuery
  /// The controls and figures by their names: they stay while the container is another.
  private let controls: [String: FoundWidget]
  private let isMeasured = CommandLine.arguments.contains("--measure")

  init(_ window: WidgetQuery) throws {
    self.window = window
    let buttons = Container.allCases.map(\.rawValue) + ["Change the third", "Insert first", "To the middle"]
    controls = try Dictionary(
      uniqueKeysWithValues: buttons.map { ($0, try Self.button($0, in: window)) }
        + ["Widgets", "The longest"].map { ($0, try window.find(identifier: $0)) })
  }

  /// Newer GTK has a role of its own for buttons that stay pressed.
  private static func button(_ name: String, in window: WidgetQuery) throws -> FoundWidget {
    try window.findAll(role: WidgetRole("toggle-button"), name: name).first ?? window.find(role: .button, name: name)
  }

  func play(_ container: Container) async throws {
    try await click(container.rawValue)
    try await waitForReading()
    print("\(container.rawValue): \(container.count.formatted()) rows, \(figure("Widgets")) widgets\(cost)")
    try writePicture(of: container)
    try await say(container, "Change the third") { "the third is \($0[2])" }
    try await say(container, "Insert first") { "the first is \($0[0])" }
    // Since one more is the first, the one in the middle has a lower number by one.
    let middle = "Row \(container.count / 2)"
    try await say(container, "To the middle") { rows in
      "\(middle) is \(rows.contains { $0.hasPrefix(middle + ",") } ? "in sight" : "not in sight")"
    }
  }

  private func say(_ container: Container, _ button: String, _ seen: ([String]) -> String) async throws {
    try await click(button)
    if isMeasured { try await waitForReading() }
    let cost = cost
    print("\(container.rawValue): \(seen(rows))\(cost)")
  }

  private func click(_ name: String) async throws {
    if isMeasured {
      // The work of looking at the page goes into a frame of its own, which is forgotten after half a second.
      try await controls[name]?.hover()
      try await Task.sleep(for: .milliseconds(600))
    }
    try await controls[name]?.click()
  }

  private func waitForReading() async throws {
    try await Task.sleep(for: .milliseconds(300))
    await Settling.settle()
  }

  private var cost: String { isMeasured ? ", longest frame \(figure("The longest"))" : "" }

  private func figure(_ name: String) -> String { controls[name]?.text ?? "" }

  /// What the rows that can be seen show, from top to bottom.
  private var rows: [String] {
    guard let room = window.all.first(where: { $0.widget.typeName == "GtkScrolledWindow" }) else { return [] }
    let labels = room.content.findAll(role: .label).filter { $0.isShown && room.frame.contains($0.frame.center) }
    // Its amount follows each title.
    return zip(labels, labels.dropFirst()).filter { $0.0.text.hasPrefix("Row ") }.map { "\($0.0.text), \($0.1.text)" }
  }

  private func writePicture(of container: Container) throws {
    guard let folder = CommandLine.arguments.drop(while: { $0 != "--pictures" }).dropFirst().first else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try window.writePicture(to: "\(folder)/\(container.rawValue).png")
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
