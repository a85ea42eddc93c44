import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source takes views apart, and puts them beside each other with borders.
@MainActor
@Suite(.serialized, .gtk)
struct SubviewFormsTests {
  private struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) cards")
          if let first = subviews.first { first.bold() }
          ForEach(subviews.dropFirst()) { subview in
            HStack {
              Text("card")
              subview
            }
          }
          subviews
        }
        ForEach(subviews: content) { subview in subview.italic() }
      }
    }
  }

  @Test("the views that a view stands for are counted, shown and told apart")
  func subviews() async throws {
    let mounted = try await MountedView(
      Cards {
        Text("a")
        ForEach(0..<2) { Text("b\($0)") }
        if true { Text("c") }
      }, size: CGSize(width: 300, height: 500))
    let texts = mounted.root.texts
    #expect(texts.first == "4 cards")
    #expect(["a", "b0", "b1", "c"].map { name in texts.filter { $0 == name }.count } == [3, 3, 3, 3])
    #expect(texts.filter { $0 == "card" }.count == 3)
  }

  private struct Chapters<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Group(sections: content) { sections in
          Text("\(sections.count) sections")
          ForEach(sections) { section in
            Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
          }
        }
        ForEach(sections: content) { section in section.content }
      }
    }
  }

  @Test("the sections that a view stands for have headers, views and footers, and views beside them are sections")
  func sections() async throws {
    let mounted = try await MountedView(
      Chapters {
        Text("before")
        Section("one") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } header: {
          Text("two")
        } footer: {
          Text("end")
        }
        Text("after")
      }, size: CGSize(width: 300, height: 500))
    #expect(
      mounted.root.texts == ["4 sections", "0 1 0", "1 2 0", "1 1 1", "0 1 0", "before", "a", "b", "c", "after"])
  }

  private struct Acting<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          HStack {
            section.header
            Group(subviews: section.actions) { actions in Text("\(actions.count) actions") }
            section.actions
          }
        }
      }
    }
  }

  @ViewBuilder
  private func acting(_ note: @escaping (String) -> Void) -> some View {
    Section("one") { Text("a") }
      .sectionActions {
        Button("add") { note("added") }
        Button("drop") { note("dropped") }
      }
    Section("two") { Text("b") }
  }

  @Test("the actions of a section are in its header, and a container of one's own finds them")
  func actions() async throws {
    var notes: [String] = []
    let own = try await MountedView(Acting { acting { notes.append($0) } }, size: CGSize(width: 300, height: 300))
    #expect(own.root.texts == ["one", "2 actions", "add", "drop", "two", "0 actions"])
    try await own.root.find(role: .button, name: "drop").click()
    let list = try await MountedView(List { acting { notes.append($0) } }, size: CGSize(width: 300, height: 300))
    let add = try list.root.find(role: .button, name: "add")
    #expect(try add.frame.minY < list.root.find(role: .label, text: "a").frame.minY && add.frame.minX > 150)
    #expect(list.root.findAll(role: .button).count == 2)
    try await add.click()
    #expect(notes == ["dropped", "added"])
  }

  @ViewBuilder private var modified: some View {
    Section("one") { Text("a") }
      .sectionActions { Button("near") {} }
      .padding()
      .sectionActions { Button("far") {} }
    Section("two") { Text("b") }.sectionActions { Button("add") {} }
  }

  @Test("the actions of a section are found under other modifiers, and of several those that are nearest")
  func modifiedActions() async throws {
    let size = CGSize(width: 300, height: 300)
    let own = try await MountedView(Acting { modified }, size: size)
    #expect(own.root.texts == ["one", "1 actions", "near", "two", "1 actions", "add"])
    let list = try await MountedView(List { modified }, size: size)
    #expect(list.root.findAll(role: .button).map { $0.name } == ["near", "add"])
    let counted = try await MountedView(Group(subviews: modified) { Text("\($0.count)") }, size: size)
    #expect(counted.root.texts == ["4"])
  }

  private struct Panes: View {
    var body: some View {
      HSplitView {
        Text("left").frame(minWidth: 50, maxWidth: .infinity)
        VSplitView {
          Text("top").frame(minHeight: 40, maxHeight: .infinity)
          Text("bottom").frame(maxHeight: .infinity)
        }
        .frame(minWidth: 100, maxWidth: .infinity)
      }
    }
  }

  @Test("split views share the room, and the borders are dragged as far as the views allow")
  func panes() async throws {
    let mounted = try await MountedView(Panes(), size: CGSize(width: 400, height: 300))
    func middle(_ text: String) throws -> CGPoint {
      let frame = try mounted.root.find(role: .label, text: text).frame
      return CGPoint(x: frame.midX.rounded(), y: frame.midY.rounded())
    }
    #expect(try abs(middle("left").x - 100) <= 1 && abs(middle("top").x - 300) <= 1)
    #expect(try abs(middle("top").y - 75) <= 1 && abs(middle("bottom").y - 225) <= 1)
    try await mounted.root.all[0].drag(at: CGPoint(x: 200, y: 60), by: CGSize(width: -60, height: 0))
    #expect(try abs(middle("left").x - 70) <= 1)
    try await mounted.root.all[0].drag(at: CGPoint(x: 140, y: 60), by: CGSize(width: -120, height: 0))
    #expect(try abs(middle("left").x - 25) <= 1)
    try await mounted.root.all[0].drag(at: CGPoint(x: 300, y: 150), by: CGSize(width: 0, height: 40))
    #expect(try abs(middle("top").y - 95) <= 1)
  }
}
