import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Finding widgets, and what is said when there is none or more than one.
@Suite(.gtk) @MainActor
struct WidgetQueryTests {
  private func mountTwins() async throws -> WidgetQuery {
    let mounted = try await MountedView(
      VStack {
        Text("twin")
        Text("twin")
        Button("Add") {}
      })
    return mounted.root
  }

  @Test("a widget is found by its role, its name or its text")
  func findsTheOne() async throws {
    let root = try await mountTwins()
    #expect(try root.find(role: .button).name == "Add")
    #expect(try root.find(role: .button, name: "Add").widget.typeName == "GtkButton")
    #expect(try root.find(text: "Add").widget.typeName == "GraftText")
    #expect(try root.find(role: .label, text: "Add").role == .label)
  }

  @Test("the error for no widget has the number 0, what was looked for and the tree")
  func errorForNone() async throws {
    let root = try await mountTwins()
    let error = try #require(throws: WidgetQueryError.self) { try root.find(role: .button, name: "Remove") }
    #expect(
      error.description == """
        0 widgets have role button, name 'Remove', in:
          GraftHostingWidget
            GraftText (label) 'twin'
            GraftText (label) 'twin'
            GtkButton (button) named 'Add'
              GraftText (label) 'Add'
        The nearest:
          GtkButton with role button, name 'Add'
        """)
  }

  @Test("the error for more than one widget has their number")
  func errorForMany() async throws {
    let root = try await mountTwins()
    let twins = try #require(throws: WidgetQueryError.self) { try root.find(text: "twin") }
    #expect(twins.description.hasPrefix("2 widgets have text 'twin', in:\n  GraftHostingWidget\n"))
    let labels = try #require(throws: WidgetQueryError.self) { try root.find(role: .label) }
    #expect(labels.description.hasPrefix("3 widgets have role label, in:\n"))
  }

  @Test("all widgets of a kind are found in tree order, or none")
  func findAll() async throws {
    let root = try await mountTwins()
    #expect(root.findAll(role: .label).map(\.text) == ["twin", "twin", "Add"])
    #expect(root.findAll(role: .label, text: "twin").count == 2)
    #expect(root.findAll(role: .button).count == 1)
    #expect(root.findAll(role: .slider).isEmpty)
    #expect(root.all.first?.widget == root.all.first?.widget)
    #expect(root.all.count == 5)
    #expect(root.texts == ["twin", "twin", "Add"])
  }

  @Test("texts has what is shown: the placeholder of an entry only while the entry is empty")
  func textsAreThoseShown() async throws {
    let mounted = try await MountedView(TextField("hint", text: .constant("")))
    #expect(mounted.root.texts == ["hint"])
    mounted.rootView = TextField("hint", text: .constant("a"))
    await Settling.settle()
    #expect(mounted.root.texts == [])
    #expect(try mounted.root.find(role: .textField).text == "a")
  }

  @Test("a frame is in the window's pixels")
  func frameInWindow() async throws {
    let mounted = try await MountedView(
      Button("Add") {}.frame(width: 100, height: 50).padding(20), size: CGSize(width: 300, height: 200))
    let frame = try mounted.root.find(role: .button).frame
    // The button has its own size, which may leave half a pixel on each side.
    #expect(abs(frame.midX - 150) <= 0.5 && abs(frame.midY - 100) <= 0.5)
    let label = try mounted.root.find(role: .label).frame
    #expect(frame.contains(label) && frame != label)
  }
}
