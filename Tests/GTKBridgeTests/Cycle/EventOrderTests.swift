import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import TestSupport
import Testing

/// The order of turns: what comes after a write sees the world after the update of that write.
@Suite(.gtk) @MainActor
struct EventOrderTests {
  @Observable @MainActor
  final class Model {
    var isOn = false
    /// What `onChange` derives.
    var copy = false
    @ObservationIgnored var entries: [String] = []
  }

  struct Watching: View {
    let model: Model

    var body: some View {
      let _ = model.entries.append("body")
      VStack {
        Text(verbatim: "\(model.isOn) \(model.copy)")
        Button("on") {
          model.isOn = true
          DispatchQueue.main.async { model.entries.append("block sees \(model.copy)") }
        }
      }
      .onChange(of: model.isOn) {
        model.copy = model.isOn
        model.entries.append("\($0) to \($1)")
      }
      .onChange(of: model.copy) { model.entries.append("copy \($1)") }
    }
  }

  /// By what something is done later.
  enum Later: CaseIterable {
    case mainQueue, task, dispatchTimer, timer, runLoopBlock, timeout, idle

    @MainActor
    func run(_ body: @escaping @MainActor () -> Void) {
      switch self {
      case .mainQueue: DispatchQueue.main.async(execute: body)
      case .task: Task { @MainActor in body() }
      case .dispatchTimer: DispatchQueue.main.asyncAfter(deadline: .now() + 0.001, execute: body)
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in MainActor.assumeIsolated { body() } }
      case .runLoopBlock: RunLoop.main.perform { MainActor.assumeIsolated { body() } }
      case .timeout: SourceOnce.run(priority: G_PRIORITY_DEFAULT, delay: 1, body)
      case .idle: SourceOnce.run(priority: G_PRIORITY_HIGH_IDLE, body)
      }
    }
  }

  private let model = Model()

  private static let expected = [
    "first", "body", "false to true", "body", "copy true", "then sees true", "body", "true to false", "body",
    "copy false", "last sees false",
  ]

  /// Writes true, and later false, and looks later still.
  private func chain(_ first: Later, _ second: Later, _ third: Later) async {
    await withCheckedContinuation { continuation in
      first.run {
        model.entries = ["first"]
        model.isOn = true
        second.run {
          model.entries.append("then sees \(model.copy)")
          model.isOn = false
          third.run {
            model.entries.append("last sees \(model.copy)")
            continuation.resume()
          }
        }
      }
    }
  }

  @Test("LC10 two writes, one later than the other by any means, are two changes", arguments: Later.allCases)
  func twoWrites(_ later: Later) async throws {
    let mounted = try await MountedView(Watching(model: model))
    await chain(later, later, later)
    #expect(model.entries == Self.expected)
    #expect(mounted.root.texts.first == "false false")
  }

  @Test("LC14 so are writes that come later by different means", arguments: Later.allCases, Later.allCases)
  func differentMeans(_ second: Later, _ third: Later) async throws {
    let mounted = try await MountedView(Watching(model: model))
    for first in [Later.runLoopBlock, .timer, .mainQueue] {
      await chain(first, second, third)
      #expect(model.entries == Self.expected)
    }
    await mounted.close()
  }

  @Test("LC14 a block that the action of a click adds finds the change reported, and its consequences")
  func blockAfterClick() async throws {
    let mounted = try await MountedView(Watching(model: model))
    model.entries = []
    try await mounted.root.find(role: .button, name: "on").click()
    #expect(model.entries == ["body", "false to true", "body", "copy true", "block sees true"])
  }

  @Test("A18 (part) blocks that wait together are one event: one evaluation, and one change")
  func blocksTogether() async throws {
    let mounted = try await MountedView(Watching(model: model))
    model.entries = []
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { model.isOn = true }
      DispatchQueue.main.async {
        model.isOn = false
        model.isOn = true
        continuation.resume()
      }
    }
    await Settling.settle()
    #expect(model.entries == ["body", "false to true", "body", "copy true"])
    #expect(mounted.root.texts.first == "true true")
  }

  @Test("a write, what onChange makes of it and the blocks that follow are painted in one frame")
  func oneFrame() async throws {
    let mounted = try await MountedView(Watching(model: model))
    let clock = try #require(
      gtk_widget_get_frame_clock(try mounted.root.find(role: .button, name: "on").widget.widgetPointer))
    let handlers = HandlerGroup()
    var painted: [String] = []
    handlers.collect {
      Signals.connect(clock, "paint") { painted.append(mounted.root.texts.first ?? "") }
    }
    await chain(.mainQueue, .mainQueue, .mainQueue)
    model.isOn = true
    await Settling.settle()
    handlers.disconnectAll()
    // On a busy machine a frame of the time before the write may still be due.
    let afterWrite = Array(painted.drop { $0 == "false false" })
    #expect(afterWrite == ["true true"])
  }
}
