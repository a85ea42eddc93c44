import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What is left after presentations: the source, and nothing of what was shown.
@Suite(.gtk) @MainActor
struct PresentationEndTests {
  private let log = Log()

  private func sheet(_ mounted: MountedView<some View>) throws -> WidgetQuery {
    try #require(mounted.root.sheets.first)
  }

  private struct Content: View {
    let log: Log
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("twice") {
        dismiss()
        dismiss()
      }
      .onAppear { log.note("appears") }
      .onDisappear { log.note("disappears") }
    }
  }

  private func presenting(_ shown: Source<Bool>) -> some View {
    Text("behind").onDisappear { log.note("behind disappears") }
      .sheet(isPresented: shown.binding, onDismiss: { log.note("dismissed") }) { Content(log: log) }
  }

  @Test("PR31 dismissing twice is once; false and true in one event leave the sheet as it is, without onDismiss")
  func twice() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(presenting(shown))
    let window = try sheet(mounted).all[0].widget.widgetPointer
    #expect(log.take() == ["appears"])
    shown.value = false
    shown.value = true
    await Settling.settle()
    #expect(log.take() == [])
    #expect(try sheet(mounted).all[0].widget.widgetPointer == window)
    try await sheet(mounted).find(role: .button, name: "twice").click()
    #expect(log.take() == ["disappears", "dismissed"])
    #expect(!shown.value && mounted.root.sheets.isEmpty)
  }

  @Test("PR32 a sheet comes and goes at once, with a transaction without animations as with one")
  func atOnce() async throws {
    let shown = Source(false)
    let mounted = try await MountedView(presenting(shown))
    var transaction = Transaction(animation: .default)
    for disables in [true, false] {
      transaction.disablesAnimations = disables
      withTransaction(transaction) { shown.value = true }
      await Settling.settle()
      #expect(try gtk_widget_get_opacity(sheet(mounted).all[0].widget.widgetPointer) == 1)
      withTransaction(transaction) { shown.value = false }
      await Settling.settle()
      #expect(mounted.root.sheets.isEmpty)
      #expect(log.take() == ["appears", "disappears", "dismissed"])
    }
  }

  @Test("PR33 with the window its sheet goes; each view disappears once, and nothing is left")
  func windowCloses() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(presenting(shown))
    #expect(log.take() == ["appears"])
    #expect(await mounted.close() == [])
    let entries = log.take()
    #expect(entries.filter { $0 == "disappears" }.count == 1)
    #expect(entries.filter { $0 == "behind disappears" }.count == 1)
    #expect(entries.filter { $0 == "dismissed" }.count <= 1)
  }
}
