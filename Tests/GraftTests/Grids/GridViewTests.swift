import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Grids of real widgets.
@Suite(.gtk) @MainActor
struct GridViewTests {
  @Test("GR1 all cells of 1,000 rows are built at once, in a scroll view as well")
  func eager() async throws {
    let mounted = try await MountedView(
      ScrollView {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<1000) { _ in
            GridRow {
              Block(10, 2)
              Block(20, 2)
            }
          }
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(mounted.root.blocks.count == 2000)
    #expect(mounted.root.blockFrames.last?.minY == 1998)
  }

  @Test("GR10 texts and fields of a row stand on one line, and the row is as high as that needs")
  func baselines() async throws {
    let mounted = try await MountedView(
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Text("Large").font(.largeTitle)
          Text("small")
          TextField("field", text: .constant("typed"))
          Block(20, 40)
        }
      })
    let line = try baseline(of: mounted.root.find(role: .label, text: "Large"))
    #expect(try baseline(of: mounted.root.find(role: .label, text: "small")) == line)
    #expect(abs(try baseline(of: mounted.root.find(role: .textField)) - line) <= 1)
    #expect(mounted.root.blockFrames.map(\.maxY) == [line])
    // The window is as high as the row: what is below the line is in it as well.
    let parts = [try mounted.root.find(role: .label, text: "Large"), try mounted.root.find(role: .textField)]
    let height = (mounted.controller?.widget).map { CGFloat(gtk_widget_get_height($0.widgetPointer)) }
    #expect(parts.map(\.frame.maxY).max() == height)
  }

  /// Where the first line of a widget's text stands, from the top of the host.
  private func baseline(of found: FoundWidget) throws -> CGFloat {
    var baseline: Int32 = -1
    gtk_widget_measure(
      found.widget.widgetPointer, GTK_ORIENTATION_VERTICAL, Int32(found.frame.width), nil, nil, nil, &baseline)
    #expect(baseline > 0)
    return found.frame.minY + CGFloat(baseline)
  }

  @Test("GR11 an empty cell enlarges nothing, and what shows nothing is no cell")
  func emptyCells() async throws {
    let mounted = try await MountedView(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Block(20, 10)
        }
        GridRow {
          if mayShow { Block(5, 5) }
          EmptyView()
          Block(30, 10)
          Block(40, 10)
        }
      })
    #expect(mounted.root.blockFrames == [CGRect(50, 0, 20, 10), CGRect(0, 10, 30, 10), CGRect(40, 10, 40, 10)])
  }

  private var mayShow: Bool { false }

  private struct Table: View {
    var ids = [1, 2]
    var isWide = false

    var body: some View {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Block(isWide ? 200 : 20, 10)
          Block(20, 10)
        }
        ForEach(ids, id: \.self) { id in
          GridRow {
            NamedCounter(name: "\(id)")
            ForEach(0..<2) { _ in Block(20, 10) }
          }
        }
      }
    }
  }

  @Test("GR12 a row that is inserted leaves the widgets and the state of the others, and a wide cell widens its column")
  func rows() async throws {
    let mounted = try await MountedView(Table(), size: CGSize(width: 400, height: 300))
    try await mounted.root.find(role: .button, name: "2: 0").click()
    let before = mounted.root.findAll(role: .button).map(\.widget)
    mounted.rootView = Table(ids: [1, 3, 2])
    await Settling.settle()
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["1: 0", "3: 0", "2: 1"])
    let buttons = mounted.root.findAll(role: .button).map(\.widget)
    #expect([buttons[0], buttons[2]] == before)
    mounted.rootView = Table(ids: [1, 3, 2], isWide: true)
    await Settling.settle()
    // All second cells begin where the widest first cell ends.
    let starts = mounted.root.blockFrames.map(\.minX)
    #expect(starts.first.map { start in [1, 2, 4, 6].map { starts[$0] - start } } == [210, 210, 210, 210])
  }

  @Test("GR13 a background of a row is one of each of its cells, and what is between them has none")
  func background() async throws {
    let pixels = try await Pixels.of(
      Grid(horizontalSpacing: 10) {
        GridRow {
          Block(20, 20)
          Block(20, 20)
        }
        .background(Color(red: 1, green: 0, blue: 0))
      }, length: 60)
    #expect(pixels.colors(in: CGRect(5, 20, 20, 20)) == [[255, 0, 0]])
    #expect(pixels.colors(in: CGRect(25, 20, 10, 20)) == [[255, 255, 255]])
    #expect(pixels.colors(in: CGRect(35, 20, 20, 20)) == [[255, 0, 0]])
  }

  private struct Switching: View {
    let layout: AnyLayout

    var body: some View {
      layout {
        GridRow {
          NamedCounter(name: "one")
          Block(20, 10)
        }
        Block(300, 10)
      }
    }
  }

  @Test("GR14 the layout of a grid places as a grid does, and views keep their state when another takes its place")
  func layout() async throws {
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5)
    let mounted = try await MountedView(Switching(layout: AnyLayout(layout)), size: CGSize(width: 400, height: 100))
    try await mounted.root.find(role: .button, name: "one: 0").click()
    let button = try mounted.root.find(role: .button, name: "one: 1").frame
    let spare = (300 - button.width - 30) / 2
    // On whole pixels, as GTK places widgets.
    let second = CGPoint(x: (button.minX + button.width + spare + 10).rounded(), y: button.minY)
    #expect(mounted.root.blockFrames.map(\.origin) == [second, CGPoint(x: 50, y: button.maxY + 5)])
    mounted.rootView = Switching(layout: AnyLayout(HStackLayout(spacing: 0)))
    await Settling.settle()
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["one: 1"])
    #expect(mounted.root.blockFrames.map(\.width) == [20, 300])
    #expect(mounted.root.blockFrames[0].maxX == mounted.root.blockFrames[1].minX)
  }

  @Test("a row outside of a grid is a group, and a span of less than one is reported and counts as one")
  func outside() async throws {
    let mounted = try await MountedView(
      VStack(alignment: .leading, spacing: 5) {
        GridRow {
          Block(10, 10).gridCellColumns(0)
          Block(20, 10)
        }
      }, size: CGSize(width: 20, height: 25))
    #expect(mounted.root.blockFrames == [CGRect(0, 0, 10, 10), CGRect(0, 15, 20, 10)])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidFrame])
  }
}
