import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Views that belong together, with a header and a footer.
@Suite(.gtk) @MainActor
struct SectionTests {
  private static let size = CGSize(width: 300, height: 300)

  @Test("in a list header, views and footer are rows, and a section without them adds none")
  func rows() async throws {
    let mounted = try await MountedView(
      List {
        Section {
          Text("one")
          Text("two")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Section("title") { ForEach(["three", "four"], id: \.self) { Text($0) } }
        Section { Text("five") }
      }, size: Self.size)
    #expect(
      mounted.root.rowTexts == [
        ["header"], ["one"], ["two"], ["footer"], ["title"], ["three"], ["four"], ["five"],
      ])
  }

  @Test("headers and footers whose types are erased are as many rows as what is in them")
  func erased() async throws {
    let header: AnyView? = nil
    let mounted = try await MountedView(
      List {
        Section {
          Text("one")
        } header: {
          header ?? AnyView(EmptyView())
        } footer: {
          AnyView(
            Group {
              Text("two")
              Text("three")
            })
        }
      }, size: Self.size)
    #expect(mounted.root.rowTexts == [["one"], ["two"], ["three"]])
  }

  @Test("a header of several views stays whole at the top of a lazy stack, and room is a row as a footer")
  func several() async throws {
    let lazy = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 40) }
          } header: {
            Text("first").frame(height: 20)
            Text("second").frame(height: 20)
          }
        }
      }, size: Self.size)
    await lazy.scroll(to: 1000)
    let tops = try ["first", "second"].map { try lazy.root.find(role: .heading, text: $0).frame.midY }
    #expect(tops == [10, 30])
    let list = try await MountedView(
      List {
        Section {
          Text("one")
        } footer: {
          EmptyView().frame(height: 24)
        }
      }, size: Self.size)
    #expect(list.root.listRows.count == 2)
  }

  @Test("a section with a header alone appears as that is seen, and disappears with it")
  func headerAlone() async throws {
    let log = Log()
    func rows(_ range: Range<Int>) -> some View {
      ForEach(range, id: \.self) { Text("\($0)").frame(height: 40) }
    }
    let section = Section {
    } header: {
      Text("alone").frame(height: 40)
    }
    .onAppear { log.note("appears") }
    .onDisappear { log.note("disappears") }
    let list = List {
      rows(0..<300)
      section
      rows(300..<310)
    }
    let lazy = ScrollView {
      LazyVStack(spacing: 0) {
        rows(0..<300)
        section
        rows(300..<310)
      }
    }
    for view in [AnyView(list), AnyView(lazy)] {
      let mounted = try await MountedView(view, size: Self.size)
      #expect(log.take() == [])
      for (share, told) in [(1.0, []), (300.0 / 311, ["appears"]), (0, ["disappears"])] {
        await mounted.scroll(to: mounted.scrolledLength * share - 100)
        #expect(log.take() == told)
      }
      await mounted.close()
    }
  }

  @Test("in other containers the views are those of the container, as they would be without the section")
  func stack() async throws {
    let plain = try idealSize(
      of: VStack {
        Text("header")
        Text("one")
        Text("two")
      })
    let section = try idealSize(
      of: VStack {
        Section(header: Text("header")) {
          Text("one")
          Text("two")
        }
      })
    #expect(section == plain)
  }

  @Test("the header of a list's section is bold and its footer small, unless they say otherwise")
  func looks() async throws {
    let mounted = try await MountedView(
      List {
        Section(header: Text("header").font(.body), footer: Text("footer")) { Text("row") }
        Section("header") { Text("row") }
      }, size: Self.size)
    let heights = ["row", "footer"].map { text in mounted.root.all.first { $0.text == text }?.frame.height ?? 0 }
    #expect(heights[1] < heights[0])
    let widths = mounted.root.all.filter { $0.text == "header" && $0.role == .heading }.map { attributes(of: $0) }
    #expect(widths == [false, true])
  }

  private func attributes(of label: FoundWidget) -> Bool {
    guard let list = TextWidget.attributes(of: label.widget.pointer) else { return false }
    guard let text = pango_attr_list_to_string(list) else { return false }
    defer { g_free(text) }
    return String(cString: text).contains("bold")
  }

  @Test("a section's state and rows stay when another one comes before it")
  func identity() async throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    func content(_ isLong: Bool) -> some View {
      List {
        if isLong { Section("first") { Text("new") } }
        Section("second") { Counter() }
      }
    }
    let mounted = try await MountedView(content(false), size: Self.size)
    try await mounted.root.find(role: .button, name: "count 0").click()
    mounted.rootView = content(true)
    await Settling.settle()
    #expect(mounted.root.rowTexts == [["first"], ["new"], ["second"], ["count 1"]])
  }
}
