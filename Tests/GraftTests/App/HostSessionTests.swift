import CGTK
import Foundation
import GTKSupport
import GraftTestTraits
import GraftTesting
import StoredValues
import TestSupport
import Testing

@testable import Graft

/// What a program with an application of its own finds again of its windows when it is started the next time.
@Suite(.gtk) @MainActor
struct HostSessionTests {
  private let folder: StorageFolder

  init() throws { folder = try StorageFolder() }

  private struct Note: View {
    @SceneStorage("count") private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  /// One run of the program.
  @MainActor
  private final class Run {
    let session: HostSession
    private var windows: [(widget: Widget, hosting: HostWindow)] = []

    init(_ file: AppStorageFile) { session = HostSession(file: file) }

    var names: [String?] { windows.map(\.hosting.sessionName) }

    @discardableResult
    func open(_ name: String?) async -> Widget {
      let widget = Widget(gtk_window_new())
      gtk_window_set_default_size(widget.cast(), 400, 300)
      windows.append((widget, HostWindow(widget, sessionName: name, in: session)))
      widget["child"] = GtkHostingWidget(rootView: Note())
      gtk_window_present(widget.cast())
      await Settling.settle()
      return widget
    }

    func count(_ count: Int, in window: Widget) async throws {
      try await WidgetQuery(root: window).find(role: .button, name: "count \(count)").click()
    }

    func close(_ window: Widget) async {
      gtk_window_destroy(window.cast())
      windows.removeAll { $0.widget.object == window.object }
      await Settling.settle()
    }

    func closeAll() async { for window in windows { await close(window.widget) } }
  }

  /// Runs the program, which ends with the windows that are open then.
  private func run(_ body: (Run) async throws -> Void) async throws {
    let file = folder.open()
    let run = Run(file)
    // A window that stayed would fail the tests after one that has failed.
    let outcome: Result<Void, any Error>
    do { outcome = .success(try await body(run)) } catch { outcome = .failure(error) }
    run.session.end()
    await run.closeAll()
    // Before its folder goes.
    file.save()
    try outcome.get()
  }

  private func defaultSize(of window: Widget) -> [Int32] {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(window.cast(), &width, &height)
    return [width, height]
  }

  @Test("AC13 the windows that were open when the program ended are told once, in the order in which they were opened")
  func last() async throws {
    try await run { run in
      #expect(run.session.last == [])
      let first = await run.open("b")
      for name in ["c", "a"] { await run.open(name) }
      await run.close(first)
    }
    try await run { #expect($0.session.last == ["c", "a"]) }
    try await run { #expect($0.session.last == []) }
  }

  private struct Asking: View {
    let session: HostSession

    var body: some View { Text(session.last.joined(separator: " ")) }
  }

  @Test("AC13 a body may be the first to ask which windows were open")
  func askedByBody() async throws {
    try await run { await $0.open("a") }
    try await run { run in
      let mounted = try await MountedView(Asking(session: run.session))
      #expect(mounted.root.texts == ["a"])
      await mounted.close()
    }
  }

  @Test("AC13 a window that is hidden is not open, nor are windows that the user has closed all")
  func closed() async throws {
    try await run { run in
      let window = await run.open("a")
      await run.open("b")
      window["visible"] = false
    }
    try await run { run in
      #expect(run.session.last == ["b"])
      let window = await run.open("b")
      gtk_window_close(window.cast())
      await Settling.settle()
    }
    try await run { #expect($0.session.last == []) }
  }

  @Test("AC13 the values of its views are found again by the name of a window")
  func values() async throws {
    try await run { run in
      let (one, two) = (await run.open("one"), await run.open("two"))
      try await run.count(0, in: one)
      try await run.count(1, in: one)
      try await run.count(0, in: two)
    }
    try await run { run in
      for (name, count) in [("two", "count 1"), ("three", "count 0"), ("one", "count 2")] {
        let window = await run.open(name)
        _ = try WidgetQuery(root: window).find(role: .button, name: count)
      }
    }
  }

  @Test("AC13 a window has the size with which it was left, in place of its default size")
  func size() async throws {
    try await run { run in
      let window = await run.open("one")
      #expect(defaultSize(of: window) == [400, 300])
      // As GTK does where the user drags an edge.
      gtk_window_set_default_size(window.cast(), 500, 350)
    }
    try await run { run in
      #expect(defaultSize(of: await run.open("two")) == [400, 300])
      #expect(defaultSize(of: await run.open("one")) == [500, 350])
    }
  }

  @Test("AC13 of windows with one name the later ones have a number, and one without a name is not kept")
  func names() async throws {
    try await run { run in
      let first = await run.open("note")
      for name in ["note", nil, "note"] { await run.open(name) }
      #expect(run.names == ["note", "note.2", nil, "note.3"])
      await run.close(first)
      await run.open("note")
      #expect(run.names == ["note.2", nil, "note.3", "note"])
    }
    try await run { #expect($0.session.last == ["note.2", "note.3", "note"]) }
  }
}
