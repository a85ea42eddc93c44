import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that are loaded anew.
@Suite(.gtk) @MainActor
struct RefreshableTests {
  private static let size = CGSize(width: 300, height: 300)
  private let log = Log()

  /// Ends what waits for it.
  @MainActor
  private final class Gate {
    var waiting: [CheckedContinuation<Void, Never>] = []

    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    func open() async {
      for waiter in waiting { waiter.resume() }
      waiting = []
      await Settling.settle()
    }
  }

  private struct Caller: View {
    let log: Log
    @Environment(\.refresh) private var refresh

    var body: some View {
      Button(refresh == nil ? "none" : "refresh") {
        Task {
          await refresh?()
          log.note("returned")
        }
      }
    }
  }

  private struct Page: View {
    let log: Log
    let gate: Gate
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("leave") { isThere = false }
        if isThere {
          List {
            Text("row")
            Button("use") { log.note("used") }
            Caller(log: log)
          }
          .refreshable {
            log.note("begin")
            await gate.wait()
            log.note("end \(Task.isCancelled)")
          }
        }
        Caller(log: log)
      }
    }
  }

  @Test("LS59 views inside call the action, which runs once at a time, and is cancelled when the view disappears")
  func action() async throws {
    let gate = Gate()
    let mounted = try await MountedView(Page(log: log, gate: gate), size: Self.size)
    #expect(mounted.root.all.contains { $0.name == "none" })
    for _ in 0..<2 { try await mounted.root.find(role: .button, name: "refresh").click() }
    #expect(log.take() == ["begin"])
    await gate.open()
    #expect(log.take() == ["end false", "returned", "returned"])
    try await mounted.root.find(role: .button, name: "refresh").click()
    try await mounted.root.find(role: .button, name: "leave").click()
    await gate.open()
    #expect(log.take().prefix(2) == ["begin", "end true"])
  }

  @Test("LS60 (part) Ctrl+R and F5 load a list anew; a spinner is there until that is done, and the rows are of use")
  func keys() async throws {
    let gate = Gate()
    let mounted = try await MountedView(Page(log: log, gate: gate), size: Self.size)
    func spins() -> Bool { mounted.root.all.contains { $0.widget.typeName == "GtkSpinner" && $0.isShown } }
    for key in ["F5", "ctrl+r"] {
      #expect(!spins())
      try await mounted.press(key)
      #expect(log.take() == ["begin"])
      #expect(spins())
      try await mounted.root.find(role: .button, name: "use").click()
      #expect(log.take() == ["used"])
      await gate.open()
      #expect(log.take() == ["end false"])
    }
    #expect(!spins())
  }

  private struct Pages: View {
    let log: Log

    var body: some View {
      NavigationStack {
        List { NavigationLink("next") { Text("page") } }.refreshable { log.note("begin") }
      }
    }
  }

  @Test("LS60 (part) a list on a page that another one covers is not loaded anew")
  func covered() async throws {
    let mounted = try await MountedView(Pages(log: log), size: Self.size)
    try await mounted.press("F5")
    #expect(log.take() == ["begin"])
    try await mounted.root.find(role: .button, name: "next").click()
    try await mounted.press("F5")
    #expect(log.take() == [])
  }
}
