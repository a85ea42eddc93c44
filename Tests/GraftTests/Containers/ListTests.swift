import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Lists in a real window: which rows there are, and which of them are made.
@Suite(.gtk) @MainActor
struct ListTests {
  private static let size = CGSize(width: 300, height: 200)

  @Test("UI26 static views and those of a ForEach mix, one row for each view at the top")
  func rowsMix() async throws {
    let mounted = try await MountedView(MixedRows(), size: Self.size)
    #expect(mounted.root.rowTexts == [["first"], ["a", "b"], ["one"], ["two"], ["last"]])
  }

  @Test("views that come and go between the rows are rows")
  func conditionalRows() async throws {
    let mounted = try await MountedView(MixedRows(), size: Self.size)
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.rowTexts == [["first"], ["a", "b"], ["new"], ["newer"], ["one"], ["two"], ["last"]])
    try await mounted.root.find(role: .button).click()
    #expect(mounted.root.rowTexts == [["first"], ["a", "b"], ["one"], ["two"], ["last"]])
  }

  @Test("views in rows may have an index in depth, which is among those of their row")
  func depth() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("above")
        List {
          ZStack {
            Text("front").zIndex(1)
            Text("back")
          }
          Text("last").zIndex(2)
        }
      }, size: Self.size)
    #expect(mounted.root.rowTexts == [["back", "front"], ["last"]])
    #expect(mounted.root.texts == ["above", "back", "front", "last"])
  }

  @Test("of 10,000 rows only those have bodies and widgets that GTK has bound")
  func onlyBoundRows() async throws {
    let statistics = UpdateStatistics.start()
    let mounted = try await MountedView(List(0..<10_000) { NumberRow(number: $0) }, size: Self.size)
    let bound = mounted.root.rowTexts.count
    #expect((10...300).contains(bound))
    #expect(statistics.bodies(of: NumberRow.self) == bound)
    #expect(statistics.makes(of: Text.self) == bound)
    #expect(mounted.root.rowTexts.prefix(3) == [["row 0"], ["row 1"], ["row 2"]])
  }

  @Test("a changed element runs one body, that of its row, and none if no row is bound to it")
  func oneBody() async throws {
    let mounted = try await MountedView(NumberList(numbers: Array(0..<1000)), size: Self.size)
    let statistics = UpdateStatistics.start()
    mounted.rootView = NumberList(numbers: Array(0..<1000), raised: 3)
    await Settling.settle()
    #expect(statistics.bodies(of: NumberRow.self) == 1)
    #expect(mounted.root.rowTexts[3] == ["row 103"])
    mounted.rootView = NumberList(numbers: Array(0..<1000), raised: 3, alsoRaised: 999)
    await Settling.settle()
    #expect(statistics.bodies(of: NumberRow.self) == 1)
  }

  @Test("UI26 reordered elements move their rows: no widget is made, and no body runs")
  func reordering() async throws {
    let mounted = try await MountedView(NumberList(numbers: Array(0..<10)), size: Self.size)
    let labels = mounted.root.rowLabels
    let statistics = UpdateStatistics.start()
    mounted.rootView = NumberList(numbers: [9] + Array(0..<9))
    await Settling.settle()
    #expect(mounted.root.rowTexts == [["row 9"]] + (0..<9).map { ["row \($0)"] })
    #expect(mounted.root.rowLabels == [labels[9]] + labels[0..<9])
    #expect(statistics.bodies(of: NumberRow.self) == 0)
    #expect(statistics.makes(of: Text.self) == 0)
  }

  @Test("inserted and removed elements make and end their rows alone")
  func insertion() async throws {
    let mounted = try await MountedView(NumberList(numbers: [1, 2, 3]), size: Self.size)
    let statistics = UpdateStatistics.start()
    mounted.rootView = NumberList(numbers: [1, 7, 3])
    await Settling.settle()
    #expect(mounted.root.rowTexts == [["row 1"], ["row 7"], ["row 3"]])
    #expect(statistics.makes(of: Text.self) == 1)
    #expect(statistics.dismantles(of: Text.self) == 1)
    mounted.rootView = NumberList(numbers: [])
    await Settling.settle()
    #expect(mounted.root.rowTexts == [])
    #expect(statistics.dismantles(of: Text.self) == 4)
  }

  @Test("rows are as high as their views need, text wraps, and rows begin at the leading edge")
  func heights() async throws {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let mounted = try await MountedView(
      List {
        Block(30, 20)
        Block(30, 70)
        Text(long)
      }, size: Self.size)
    let frames = mounted.root.blockFrames
    #expect(frames.map(\.size) == [CGSize(width: 30, height: 20), CGSize(width: 30, height: 70)])
    #expect(frames.allSatisfy { $0.minX < 20 })
    let text = try mounted.root.frame(ofText: long)
    #expect(text.width <= 300)
    #expect(text.height > 40)
  }
}

private struct MixedRows: View {
  @State private var isLong = false

  var body: some View {
    VStack {
      Button("switch") { isLong.toggle() }
      List {
        Text("first")
        HStack {
          Text("a")
          Text("b")
        }
        .padding(2)
        if isLong {
          Text("new")
          Text("newer")
        }
        ForEach(["one", "two"], id: \.self) { Text($0) }
        Group { Text("last") }
      }
    }
  }
}

struct NumberRow: View {
  let number: Int

  var body: some View { Text("row \(number)") }
}

private struct NumberList: View {
  let numbers: [Int]
  var raised: Int?
  var alsoRaised: Int?

  var body: some View {
    List(numbers, id: \.self) { number in
      NumberRow(number: number == raised || number == alsoRaised ? number + 100 : number)
    }
  }
}

extension WidgetQuery {
  /// The widgets that GTK has made for rows, in order.
  @MainActor
  var listRows: [FoundWidget] {
    guard let list = all.first(where: \.isListView) else { return [] }
    return list.content.all.filter { gtk_widget_get_parent($0.widget.widgetPointer) == list.widget.widgetPointer }
  }

  /// The texts in each row.
  @MainActor
  var rowTexts: [[String]] {
    listRows.map { $0.content.all.filter { $0.role == .label || $0.role == .heading }.map(\.text) }
  }

  /// The first label of each row.
  @MainActor
  var rowLabels: [Widget] { listRows.compactMap { $0.content.all.first { $0.role == .label }?.widget } }
}

extension FoundWidget {
  /// Whether it is what has the rows of a list or of a table.
  @MainActor
  var isListView: Bool { ["GtkListView", "GtkColumnListView"].contains(widget.typeName) }
}

extension MountedView {
  /// Scrolls the list or table to a row.
  func scrollList(to row: Int) async {
    guard let list = root.all.first(where: \.isListView) else { return }
    gtk_widget_activate_action_variant(
      list.widget.widgetPointer, "list.scroll-to-item", g_variant_new_uint32(guint32(row)))
    await Settling.settle()
  }
}
