import Foundation
import GraftAdwaita
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Lines that go away by themselves.
@Suite(.gtk) @MainActor
struct ToastTests {
  fileprivate struct Note: Identifiable {
    let id: Int
    var text: String
  }

  @MainActor @Observable
  fileprivate final class Model {
    var note: Note?
    var isShown = false
    var acts = 0
  }

  fileprivate struct Page: View {
    @Bindable var model: Model

    var body: some View {
      Text("page").frame(maxWidth: .infinity, maxHeight: .infinity)
        .adwToast(item: $model.note) { note in AdwToast(note.text, button: "Act", timeout: 0) { model.acts += 1 } }
        .adwToast(isPresented: $model.isShown) { AdwToast("shown", timeout: 0) }
    }
  }

  private let model = Model()

  private func mounted() async throws -> MountedView<Page> {
    try await MountedView(Page(model: model), size: CGSize(width: 500, height: 300))
  }

  @Test("a toast is there for a value, with its text as it is, and has gone when the value has")
  func value() async throws {
    let mounted = try await mounted()
    model.note = Note(id: 1, text: "a < b & <i>c</i>")
    await Settling.settle()
    #expect(mounted.root.texts.contains("a < b & <i>c</i>"))
    model.note = nil
    await Settling.settle()
    #expect(mounted.root.texts == ["page"])
  }

  @Test("the button of a toast acts once, and takes the value away")
  func button() async throws {
    let mounted = try await mounted()
    model.note = Note(id: 1, text: "one")
    await Settling.settle()
    try await mounted.root.find(role: .button, name: "Act").click()
    #expect(model.acts == 1 && model.note == nil)
    #expect(mounted.root.texts == ["page"])
  }

  @Test("another value has a toast in place of the one before, and another text of the same value is shown by the same")
  func another() async throws {
    let mounted = try await mounted()
    model.note = Note(id: 1, text: "one")
    await Settling.settle()
    model.note?.text = "uno"
    await Settling.settle()
    #expect(mounted.root.texts.contains("uno"))
    model.note = Note(id: 2, text: "two")
    await Settling.settle()
    #expect(mounted.root.texts.contains("two") && !mounted.root.texts.contains("uno") && model.note?.id == 2)
  }

  @Test("a toast that the user closes takes back what it is presented by")
  func closed() async throws {
    let mounted = try await mounted()
    model.isShown = true
    await Settling.settle()
    let close = try #require(
      mounted.root.all.first { $0.widget.typeName == "GtkButton" && $0.isShown && $0.name != "Act" })
    try await close.click()
    #expect(!model.isShown)
  }

  @Test("a view with a toast is as large as without")
  func size() async throws {
    let plain = try await MountedView(Text("page"))
    let frame = try plain.root.find(role: .label, text: "page").frame
    let toasted = try await MountedView(Text("page").adwToast(isPresented: .constant(false)) { AdwToast("never") })
    #expect(try toasted.root.find(role: .label, text: "page").frame == frame)
  }
}
