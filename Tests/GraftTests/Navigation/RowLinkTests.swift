import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Links that are the rows of lists and forms.
@Suite(.gtk) @MainActor
struct RowLinkTests {
  private static let size = CGSize(width: 400, height: 300)

  private struct InList: View {
    @State private var path = [String]()

    var body: some View {
      NavigationStack(path: $path) {
        List(["Apple", "Pear"], id: \.self) { name in NavigationLink(name, value: name) }
          .navigationDestination(for: String.self) { name in Text("page of \(name)") }
      }
    }
  }

  @Test("NV21 a click at the end of a row of a list, or on its border, is one on the link in it")
  func list() async throws {
    // On the name, at the end, above and below the link: the row has room around it.
    for place in [CGPoint(x: 10, y: 8), CGPoint(x: 350, y: 8), CGPoint(x: 200, y: -12), CGPoint(x: 200, y: 28)] {
      let mounted = try await MountedView(InList(), size: Self.size)
      let link = try mounted.root.find(role: .button, name: "Pear")
      #expect(link.frame.width > 360)
      try await link.click(at: place)
      #expect(mounted.root.texts.contains("page of Pear"))
    }
  }

  @Test("NV21 Return and Space follow the link in a row of a list, which has the role of a button and its label's name")
  func keys() async throws {
    for key in ["Return", "space"] {
      let mounted = try await MountedView(InList(), size: Self.size)
      gtk_widget_grab_focus(try mounted.root.find(role: .button, name: "Apple").widget.cast())
      try await mounted.root.find(role: .button, name: "Apple").press(key)
      #expect(mounted.root.texts.contains("page of Apple"))
    }
  }

  private struct Badged: View {
    let isSidebar: Bool

    var body: some View {
      if isSidebar {
        NavigationSplitView {
          list
        } detail: {
          Text("detail")
        }
      } else {
        NavigationStack { list }
      }
    }

    private var list: some View { List { NavigationLink("Apple") { Text("page") }.badge(3) } }
  }

  /// How far the badge ends before the link in which it is.
  private func roomAfterBadge(isSidebar: Bool) async throws -> CGFloat {
    let mounted = try await MountedView(Badged(isSidebar: isSidebar), size: CGSize(width: 700, height: 300))
    let links = mounted.root.findAll(role: .button).filter { $0.name.hasPrefix("Apple") }
    let link = try #require(links.first)
    return link.frame.maxX - (try mounted.root.frame(ofText: "3").maxX)
  }

  @Test("NV21 a link in a row shows that it leads on, after a badge; in a column it stays beside what it leads to")
  func badge() async throws {
    #expect((16...40).contains(try await roomAfterBadge(isSidebar: false)))
    #expect((-1...1).contains(try await roomAfterBadge(isSidebar: true)))
  }

  private struct InForm: View {
    var body: some View {
      NavigationStack {
        Form {
          NavigationLink("Network") { Text("networks") }
          Toggle("Sound", isOn: .constant(true))
        }
      }
    }
  }

  @Test("NV21 a click anywhere in a row of a form is one on the link in it")
  func form() async throws {
    let mounted = try await MountedView(InForm(), size: Self.size)
    let link = try mounted.root.find(role: .button, name: "Network")
    try await link.click(at: CGPoint(x: link.frame.width + 6, y: link.frame.height / 2))
    #expect(mounted.root.texts.contains("networks"))
  }

  private struct Several: View {
    var body: some View {
      NavigationStack {
        Button("one") {}
        Button("two") {}
      }
    }
  }

  @Test("several views of a page stand below each other")
  func several() async throws {
    let mounted = try await MountedView(Several(), size: Self.size)
    let frames = try ["one", "two"].map { try mounted.root.find(role: .button, name: $0).frame }
    #expect(frames[0].maxY <= frames[1].minY && frames[0].midX == frames[1].midX)
  }
}
