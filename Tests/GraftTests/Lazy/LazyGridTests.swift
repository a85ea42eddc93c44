import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Lazy grids in scroll views of a real window.
@Suite(.gtk) @MainActor
struct LazyGridTests {
  private let seen = Seen()

  @Test("LZ50 the lines of a lazy grid are built as rows are")
  func grid() async throws {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 0)]
    _ = try await MountedView(
      ScrollView { LazyVGrid(columns: columns, spacing: 0) { seen.rows(0..<10_000, height: 100) } }, size: viewport)
    #expect(seen.appeared == Array(0..<30))
    #expect(seen.bodies == Array(0..<30))
  }

  private func frames<Cells: View>(
    _ columns: [GridItem], width: CGFloat = 400, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder cells: () -> Cells
  ) async throws -> [CGRect] {
    let grid = LazyVGrid(columns: columns, alignment: alignment, spacing: spacing, content: cells)
    let mounted = try await MountedView(
      ScrollView { grid }.frame(width: width, alignment: .leading), size: CGSize(width: 400, height: 600))
    let left = (400 - width) / 2
    return mounted.root.blockFrames.map { $0.offsetBy(dx: -left, dy: 0) }
  }

  @Test(
    "LZ41 columns that need less than the grid has lie by its alignment, and what needs more begins at the leading edge"
  )
  func alignment() async throws {
    let columns = [GridItem(.fixed(60)), GridItem(.fixed(60))]
    func start(_ alignment: HorizontalAlignment) async throws -> CGFloat {
      try await frames(columns, alignment: alignment) { Filler() }[0].minX
    }
    #expect(try await start(.center) == 136)
    #expect(try await start(.leading) == 0)
    #expect(try await start(.trailing) == 272)
    let mounted = try await MountedView(LazyVGrid(columns: columns) { Filler() }.frame(width: 100), size: viewport)
    let grid = try #require(mounted.root.all.first { $0.widget.typeName == "GraftLazyContainer" })
    #expect(grid.frame.width == 128)
    #expect(mounted.root.blockFrames[0].minX == grid.frame.minX)
  }

  @Test("LZ45 cells fill line by line, and a line is as high as its highest cell")
  func lines() async throws {
    let columns = [GridItem(.adaptive(minimum: 50), spacing: 0), GridItem(.fixed(100), spacing: 0)]
    let found = try await frames(columns, width: 200, spacing: 0) {
      Block(10, 10)
      Block(10, 30)
      Block(10, 20)
      Block(10, 10)
    }
    #expect(found == [CGRect(20, 10, 10, 10), CGRect(70, 0, 10, 30), CGRect(145, 5, 10, 20), CGRect(20, 30, 10, 10)])
  }

  @Test("LZ46 a view lies in its cell as the item says, in the middle unless it does")
  func cellAlignment() async throws {
    func frame(_ alignment: Alignment?) async throws -> CGRect {
      let columns = [GridItem(.fixed(100), spacing: 0, alignment: alignment), GridItem(.fixed(100))]
      return try await frames(columns, width: 200) {
        Block(40, 40)
        Block(10, 60)
      }[0]
    }
    #expect(try await frame(nil) == CGRect(30, 10, 40, 40))
    #expect(try await frame(.top) == CGRect(30, 0, 40, 40))
    #expect(try await frame(.bottomTrailing) == CGRect(60, 20, 40, 40))
  }

  @Test("LZ47 once the height of a line is known each cell is offered it; a line of colours alone is 10 high")
  func lineHeight() async throws {
    let columns = [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100))]
    let found = try await frames(columns, width: 200, spacing: 0) {
      Filler().frame(minHeight: 10)
      Block(10, 40)
    }
    #expect(found[0] == CGRect(0, 0, 100, 40))
    let mounted = try await MountedView(
      ScrollView {
        LazyVGrid(columns: columns, spacing: 0) {
          Color.red
          Color.blue
        }
      }, size: viewport)
    #expect(mounted.root.all.first { $0.widget.typeName == "GraftLazyContainer" }?.frame.height == 10)
  }

  @Test("LZ48 the spacing of the grid is between lines only, 8 where nothing is said")
  func spacing() async throws {
    func tops(_ spacing: CGFloat?) async throws -> [CGFloat] {
      try await frames([GridItem(.fixed(100))], spacing: spacing) {
        Block(10, 20)
        Block(10, 20)
      }.map(\.minY)
    }
    #expect(try await tops(nil) == [0, 28])
    #expect(try await tops(3) == [0, 23])
  }

  @Test("LZ49 a horizontal grid fills column by column, and scrolls sideways")
  func horizontal() async throws {
    let rows = [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(40))]
    let mounted = try await MountedView(
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, alignment: .top, spacing: 5) { ForEach(0..<1_000, id: \.self) { _ in Block(30, 20) } }
      }, size: CGSize(width: 100, height: 200))
    #expect(Array(mounted.root.blockFrames.map(\.minX).prefix(6)) == [0, 0, 35, 35, 70, 70])
    #expect(mounted.root.blockFrames.count == 6)
    let top = try #require(mounted.root.blockFrames.first).minY
    #expect(mounted.root.blockFrames[1].minY - top == 55)
    #expect(gtk_adjustment_get_upper(mounted.adjustment(.horizontal)) == 17_495)
  }

  private struct Counted: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      Button("\(number): \(count)") { count += 1 }.buttonStyle(.plain).frame(maxWidth: .infinity).frame(height: 50)
    }
  }

  @Test("LZ51 another number of columns leaves each element its state, and the same element in the topmost line")
  func columnChange() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Counted(number: $0) }
        }
      }, size: viewport)
    await mounted.scroll(to: 2_500)
    let button = try mounted.root.find(role: .button, name: "200: 0")
    try await button.click()
    await mounted.resize(to: CGSize(width: 300, height: 600))
    let shown = try mounted.root.find(role: .button, name: "200: 1")
    #expect(shown.frame.midY > 0 && shown.frame.midY < 50)
    #expect(shown.widget == button.widget)
  }

  @Test("a grid gets narrower with its room: its columns are those of the new width, whatever it had before")
  func narrower() async throws {
    func starts(_ size: GridItem.Size, count: Int, isScrolled: Bool) async throws -> [[CGFloat]] {
      let columns = Array(repeating: GridItem(size, spacing: 0, alignment: .leading), count: count)
      let grid = LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<4, id: \.self) { _ in Block(10, 20) } }
      let view = isScrolled ? AnyView(ScrollView { grid }) : AnyView(grid)
      let mounted = try await MountedView(view, size: CGSize(width: 400, height: 300))
      let wide = mounted.root.blockFrames.map(\.minX)
      await mounted.resize(to: CGSize(width: 250, height: 300))
      return [wide, mounted.root.blockFrames.map(\.minX)]
    }
    for isScrolled in [false, true] {
      // 400 is divided by 2, and 250 is.
      let flexible = try await starts(.flexible(), count: 2, isScrolled: isScrolled)
      #expect(flexible == [[0, 200, 0, 200], [0, 125, 0, 125]])
      // 400 holds 4 cells of 100, and 250 holds 2, which share it.
      let adaptive = try await starts(.adaptive(minimum: 100), count: 1, isScrolled: isScrolled)
      #expect(adaptive == [[0, 100, 200, 300], [0, 125, 0, 125]])
    }
  }

  @Test("a horizontal grid gets lower with its room")
  func lower() async throws {
    let rows = [GridItem(.adaptive(minimum: 100), spacing: 0, alignment: .top)]
    let mounted = try await MountedView(
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 0) { ForEach(0..<4, id: \.self) { _ in Block(20, 10) } }
      }, size: CGSize(width: 300, height: 400))
    #expect(mounted.root.blockFrames.map(\.minY) == [0, 100, 200, 300])
    await mounted.resize(to: CGSize(width: 300, height: 250))
    #expect(mounted.root.blockFrames.map(\.minY) == [0, 125, 0, 125])
  }

  private struct Beside: View {
    var isSideShown = false
    var body: some View {
      HStack(spacing: 0) {
        ScrollView {
          LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
            Block(10, 20)
            Block(10, 20)
          }
        }
        if isSideShown { Block(200, 20) }
      }
    }
  }

  @Test("a view that comes beside a grid gets its room")
  func beside() async throws {
    let mounted = try await MountedView(Beside(), size: CGSize(width: 400, height: 300))
    // In the middle of columns of 200.
    #expect(mounted.root.blockFrames.map(\.minX) == [95, 295])
    mounted.rootView.isSideShown = true
    await Settling.settle()
    // In the middle of columns of 100, and what has come beside them.
    #expect(mounted.root.blockFrames.map(\.minX).sorted() == [45, 145, 200])
  }

  @Test("LZ52 items that make no sense are reported once")
  func invalidItems() async throws {
    _ = try await frames([GridItem(.fixed(-1)), GridItem(.fixed(50))]) { Block(10, 10) }
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSize])
  }

  @Test("LZ52 without columns nothing is shown, which is reported once")
  func noItems() async throws {
    #expect(try await frames([]) { Block(10, 10) } == [])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSize])
  }
}
