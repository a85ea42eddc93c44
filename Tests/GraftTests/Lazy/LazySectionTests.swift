import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Sections of lazy containers, whose headers and footers may stay in sight.
@Suite(.gtk) @MainActor
struct LazySectionTests {
  /// Ten sections of ten rows of 40, with headers and footers of 30.
  private struct Sections: View {
    var pinned: PinnedScrollableViews = []
    var hasFooters = false
    var clicked: (Int) -> Void = { _ in }
    var body: some View {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<10, id: \.self) { section in
          Section {
            ForEach(0..<10, id: \.self) { row in
              Button("\(section).\(row)") { clicked(row) }.buttonStyle(.plain).frame(maxWidth: .infinity).frame(
                height: 40)
            }
          } header: {
            Named(text: "header \(section)")
          } footer: {
            if hasFooters { Named(text: "footer \(section)") }
          }
        }
      }
    }
  }

  /// A text and a counter, which tells whether its state is kept.
  private struct Named: View {
    let text: String
    @State private var count = 0
    var body: some View {
      Button("\(text): \(count)") { count += 1 }.buttonStyle(.plain).frame(maxWidth: .infinity).frame(height: 30)
    }
  }

  private func mount(_ sections: Sections) async throws -> MountedView<ScrollView<Sections>> {
    try await MountedView(ScrollView { sections }, size: viewport)
  }

  /// The middle of a button.
  private func middle(_ name: String, in mounted: MountedView<ScrollView<Sections>>) -> CGFloat? {
    (try? mounted.root.find(role: .button, name: name))?.frame.midY
  }

  @Test("LZ28 header, rows and footer of a section are rows, which scroll")
  func unpinned() async throws {
    let mounted = try await mount(Sections(hasFooters: true))
    #expect(middle("header 0: 0", in: mounted) == 15)
    #expect(middle("0.0", in: mounted) == 50)
    #expect(middle("footer 0: 0", in: mounted) == 445)
    await mounted.scroll(to: 10)
    #expect(middle("header 0: 0", in: mounted) == 5)
  }

  @Test("LZ29 the header of the topmost section stays in sight, until the next one pushes it away")
  func pinnedHeaders() async throws {
    let mounted = try await mount(Sections(pinned: .sectionHeaders))
    await mounted.scroll(to: 100)
    #expect(middle("header 0: 0", in: mounted) == 15)
    await mounted.scroll(to: 415)
    #expect(middle("header 1: 0", in: mounted) == 30)
    #expect(middle("header 0: 0", in: mounted) == 0)
    await mounted.scroll(to: 430)
    #expect(middle("header 1: 0", in: mounted) == 15)
  }

  @Test("LZ30 the footer of the lowest section lies at the lower edge, while its section goes on below")
  func pinnedFooters() async throws {
    let mounted = try await mount(Sections(pinned: .sectionFooters, hasFooters: true))
    #expect(middle("footer 0: 0", in: mounted) == 445)
    #expect(middle("footer 1: 0", in: mounted) == 585)
    await mounted.scroll(to: 320)
    #expect(middle("footer 1: 0", in: mounted) == 585)
    await mounted.scroll(to: 330)
    #expect(middle("footer 1: 0", in: mounted) == 575)
  }

  @Test("LZ31 a pinned header is one view, which keeps its state and takes the clicks where it lies")
  func pinnedState() async throws {
    var clicks: [Int] = []
    let mounted = try await mount(Sections(pinned: .sectionHeaders, clicked: { clicks.append($0) }))
    try await mounted.root.find(role: .button, name: "header 0: 0").click()
    await mounted.scroll(to: 110)
    try await mounted.root.find(role: .button, name: "header 0: 1").click()
    #expect(clicks == [])
    await mounted.scroll(to: 4_000)
    await mounted.scroll(to: 0)
    #expect(middle("header 0: 2", in: mounted) == 15)
  }

  @Test("LZ32 (part) a jump shows the header of a section of which the first row was never built")
  func jump() async throws {
    let mounted = try await mount(Sections(pinned: .sectionHeaders))
    await mounted.scroll(to: 2_350)
    #expect(middle("header 5: 0", in: mounted) == 15)
    #expect(middle("5.0", in: mounted) == nil)
  }

  private struct Many: View {
    let built: Log
    var body: some View {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(Array(0..<1_000), id: \.self) { section in
          Section {
            ForEach(Array(0..<1_000), id: \.self) { row in
              let _ = built.note("\(section).\(row)")
              Text("\(section).\(row)").frame(height: 10)
            }
          } header: {
            Header(section: section, built: built).id("start of \(section)")
          }
        }
      }
    }
  }

  private struct Header: View {
    let section: Int
    let built: Log
    var body: some View {
      let _ = built.note("header \(section)")
      Text("header \(section)").frame(height: 30)
    }
  }

  @Test("LZ32 a jump into the middle of 1,000 sections of 1,000 rows builds the rows that are seen and two headers")
  func jumpFar() async throws {
    let built = Log()
    let mounted = try await MountedView(ScrollView { Many(built: built) }, size: viewport)
    #expect(built.take().filter { $0.hasPrefix("header") } == ["header 0"])
    await mounted.scroll(to: 5_015_100)
    let (headers, rows) = Set(built.take()).split { $0.hasPrefix("header") }
    #expect(rows.count <= 180 && !rows.contains { $0.hasSuffix(".0") })
    let header = try #require(mounted.root.all.first { $0.text.hasPrefix("header ") && abs($0.frame.midY - 15) < 1 })
    #expect(headers.contains(header.text) && headers.count <= 2)
    let section = header.text.dropFirst(7)
    #expect(mounted.root.texts.filter { !$0.hasPrefix("header") }.allSatisfy { $0.hasPrefix("\(section).") })
  }

  @Test("LZ32 (part) a header that was never built is scrolled to by its id")
  func headerID() async throws {
    let built = Log()
    let mounted = try await MountedView(
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          Button("jump") { reader.scrollTo("start of 500", anchor: .top) }.frame(height: 40)
          ScrollView { Many(built: built) }
        }
      }, size: viewport)
    try await mounted.root.find(role: .button, name: "jump").click()
    await Settling.settle()
    #expect(try mounted.root.find(role: .heading, text: "header 500").frame.midY == 55)
    #expect(Set(built.take().filter { $0.hasPrefix("header") }).isSubset(of: ["header 0", "header 499", "header 500"]))
  }

  @Test("LZ33 in a grid header and footer have lines of their own")
  func grid() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))], alignment: .leading, spacing: 0) {
          ForEach(0..<2, id: \.self) { section in
            Section {
              ForEach(0..<3, id: \.self) { _ in Block(50, 20) }
            } header: {
              Filler().frame(height: 10)
            }
          }
        }
      }, size: viewport)
    let cells = [CGRect(0, 10, 50, 20), CGRect(50, 10, 50, 20), CGRect(0, 30, 50, 20)]
    let first = [CGRect(0, 0, 400, 10)] + cells
    #expect(mounted.root.blockFrames == first + first.map { $0.offsetBy(dx: 0, dy: 50) })
  }
}

extension Set {
  /// Those of which something is so, and the others.
  fileprivate func split(_ isSo: (Element) -> Bool) -> (Set, Set) { (filter(isSo), filter { !isSo($0) }) }
}
