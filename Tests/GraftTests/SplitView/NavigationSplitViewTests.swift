import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Columns side by side: which are shown, how wide they are, and what a narrow window makes of them.
@Suite(.gtk) @MainActor
struct NavigationSplitViewTests {
  private static let size = CGSize(width: 800, height: 300)
  private static let narrow = CGSize(width: 400, height: 300)

  /// The texts that can be seen.
  private func shown(_ mounted: MountedView<some View>) -> [String] {
    mounted.root.findAll(role: .label).filter { gtk_widget_get_mapped($0.widget.widgetPointer) != 0 }.map(\.name)
  }

  private struct Program: View {
    let selection: Source<Int?>
    var visibility: Source<NavigationSplitViewVisibility>?
    var width: CGFloat?

    var body: some View {
      if let visibility {
        NavigationSplitView(columnVisibility: visibility.binding) {
          sidebar
        } detail: {
          Detail(selection: selection)
        }
      } else {
        NavigationSplitView {
          sidebar
        } detail: {
          Detail(selection: selection)
        }
      }
    }

    @ViewBuilder private var sidebar: some View {
      let list = List(selection: selection.binding) { ForEach(1...3, id: \.self) { Text("row \($0)") } }
        .navigationTitle("Rows")
      if let width { list.navigationSplitViewColumnWidth(width) } else { list }
    }
  }

  private struct LongSidebar: View {
    let selection: Source<Int?>

    var body: some View {
      NavigationSplitView {
        List(1...60, id: \.self, selection: selection.binding) { Text("row \($0)") }
      } detail: {
        if let row = selection.value { Detail(selection: selection).id(row) } else { Text("nothing") }
      }
    }
  }

  @Test("the focus stays in a sidebar whose keys scroll it, at whatever the detail shows of the row that they select")
  func keysInSidebar() async throws {
    let selection = Source<Int?>(nil)
    let mounted = try await MountedView(LongSidebar(selection: selection), size: Self.size)
    try await mounted.root.find(role: .label, text: "row 1").click()
    var seen: [Int?] = []
    for key in ["End", "Up", "Home", "Down"] {
      try await mounted.press(key)
      seen.append(selection.value)
    }
    #expect(seen == [60, 59, 1, 2])
    #expect(shown(mounted).contains("detail 2"))
  }

  private struct Detail: View {
    let selection: Source<Int?>
    @State private var count = 0

    var body: some View {
      VStack {
        Text("detail \(selection.value.map { "\($0)" } ?? "none")")
        Button("count \(count)") { count += 1 }
      }
      .navigationTitle("Detail")
    }
  }

  @Test("NV25 columns are side by side, and a selection in the first drives the next; its list is a sidebar's")
  func columns() async throws {
    let selection = Source(Int?.none)
    let mounted = try await MountedView(Program(selection: selection), size: Self.size)
    #expect(shown(mounted).contains("row 1") && shown(mounted).contains("detail none"))
    #expect(try mounted.root.frame(ofText: "row 1").maxX < 220)
    #expect(try mounted.root.frame(ofText: "detail none").minX > 220)
    try await mounted.root.find(role: .label, text: "row 2").click()
    #expect(selection.value == 2 && shown(mounted).contains("detail 2"))
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    #expect(styleClasses(of: list).contains("navigation-sidebar"))
  }

  @Test("NV25 NV27 a border is dragged within bounds, and a fixed column stays as wide as it is")
  func borders() async throws {
    let mounted = try await MountedView(Program(selection: Source(nil)), size: Self.size)
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    #expect(list.frame.width == 220)
    let host = mounted.root.all[0]
    try await host.drag(at: CGPoint(x: 220, y: 150), by: CGSize(width: 60, height: 0))
    #expect(list.frame.width == 280)
    try await host.drag(at: CGPoint(x: 280, y: 150), by: CGSize(width: 300, height: 0))
    #expect(list.frame.width == 400)
    #expect(abs(try mounted.root.frame(ofText: "detail none").midX - 600) <= 1)
    let button = try mounted.root.find(role: .button, name: "count 0")
    for _ in 1...2 { try await button.press("F9") }
    #expect(list.frame.width == 400)
    let fixed = try await MountedView(Program(selection: Source(nil), width: 190), size: Self.size)
    let other = try #require(fixed.root.all.first { $0.widget.typeName == "GtkListView" })
    #expect(other.frame.width == 190)
    try await fixed.root.all[0].drag(at: CGPoint(x: 190, y: 150), by: CGSize(width: 60, height: 0))
    #expect(other.frame.width == 190)
  }

  @Test("NV27 a column is as wide as is best for it, and is dragged as far as the least and the most")
  func columnWidth() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        List { Text("row") }.navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 250)
      } detail: {
        Text("detail")
      }, size: Self.size)
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    #expect(list.frame.width == 200)
    try await mounted.root.all[0].drag(at: CGPoint(x: 200, y: 150), by: CGSize(width: 100, height: 0))
    #expect(list.frame.width == 250)
    try await mounted.root.all[0].drag(at: CGPoint(x: 250, y: 150), by: CGSize(width: -60, height: 0))
    #expect(list.frame.width == 190)
    try await mounted.root.all[0].drag(at: CGPoint(x: 190, y: 150), by: CGSize(width: -70, height: 0))
    #expect(list.frame.width == 150)
  }

  @Test("NV27 columns become narrower, each by its share of what it may lose, before the last has less than 300 pixels")
  func narrowing() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        Filler()
      } content: {
        Filler()
      } detail: {
        Filler()
      }, size: Self.size)
    #expect(mounted.root.blockFrames.map(\.width) == [220, 280, 300])
    await mounted.resize(to: CGSize(width: 700, height: 300))
    #expect(mounted.root.blockFrames.map(\.width) == [179, 221, 300])
    await mounted.resize(to: CGSize(width: 610, height: 300))
    #expect(mounted.root.blockFrames.map(\.width) == [150, 180, 280])
    await mounted.resize(to: Self.size)
    #expect(mounted.root.blockFrames.map(\.width) == [220, 280, 300])
  }

  @Test("NV27 with just room for the least of the columns, panes and an inspector in the last one are side by side")
  func leastWidth() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        Filler()
      } detail: {
        HSplitView {
          Filler().frame(minWidth: 100, maxWidth: .infinity)
          Filler().frame(minWidth: 150, maxWidth: .infinity)
        }
        .inspector(isPresented: .constant(true)) { Filler().inspectorColumnWidth(200) }
      }, size: CGSize(width: 799, height: 300))
    // The panes share 799 - 220 - 9 - 200, where the border of the inspector is 9 wide.
    #expect(mounted.root.blockFrames.map(\.width) == [220, 185, 185, 200])
    await mounted.resize(to: CGSize(width: 609, height: 300))
    // The least are 150 for the sidebar, 100 and 150 for the panes, and 9 and 200 for the inspector: 609.
    #expect(mounted.root.blockFrames.map(\.minX) == [0, 150, 250, 409])
    #expect(mounted.root.blockFrames.map(\.width) == [150, 100, 150, 200])
  }

  @Test("NV27 what is as wide as its column does not keep the window from getting narrower")
  func relativeContent() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        Color.clear.navigationSplitViewColumnWidth(150)
      } detail: {
        Filler().containerRelativeFrame(.horizontal)
      }, size: Self.size)
    #expect(mounted.root.blockFrames.map(\.width) == [650])
    await mounted.resize(to: CGSize(width: 650, height: 300))
    #expect(mounted.root.blockFrames.map(\.width) == [500])
  }

  private final class Offers {
    var widths: [CGFloat?] = []
  }

  /// Takes what it is offered, but at least so many pixels, and notes the widths that it is measured for.
  private struct Noted: Layout {
    let offers: Offers
    var least: CGFloat = 450

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      offers.widths.append(proposal.width)
      return CGSize(width: max(proposal.width ?? least, least), height: proposal.height ?? 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test(
    "the last column is measured for its least width only where it would have less", arguments: [CGFloat(640), 700])
  func measuredLeast(width: CGFloat) async throws {
    let offers = Offers()
    let columns = NavigationSplitView {
      Filler()
    } detail: {
      Noted(offers: offers) {}
    }
    let mounted = try await MountedView(columns.frame(width: width, height: 300), size: Self.size)
    // 640 - 220 are too little, and 700 - 220 enough. Of 640 the sidebar gives 30.
    #expect(mounted.root.blockFrames.map(\.width) == [width == 640 ? 190 : 220])
    #expect(offers.widths.contains(width - 220))
    #expect(offers.widths.contains(0) == (width == 640))
  }

  @Test("the last column is measured beside the others as they are placed, also in a split view that is a narrow part")
  func measuredInNarrowPart() async throws {
    let offers = Offers()
    let columns = NavigationSplitView {
      Filler()
    } detail: {
      Noted(offers: offers, least: 300) {}
    }
    let mounted = try await MountedView(columns.frame(width: 560, height: 300), size: Self.size)
    // 560 - 220 are enough: nothing is to be known of what the least of 150 would leave.
    #expect(mounted.root.blockFrames.map(\.width) == [220])
    #expect(offers.widths.contains(340) && !offers.widths.contains(410))
  }

  @Test("NV27 the border of a column that has given way is dragged from where it is")
  func narrowedBorder() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        Filler()
      } detail: {
        Filler().frame(minWidth: 450)
      }, size: CGSize(width: 640, height: 300))
    #expect(mounted.root.blockFrames.map(\.width) == [190, 450])
    try await mounted.root.all[0].drag(at: CGPoint(x: 190, y: 150), by: CGSize(width: -20, height: 0))
    #expect(mounted.root.blockFrames.map(\.width) == [170, 470])
  }

  @Test("NV26 a button and F9 hide and show the sidebar, which keeps its state, and write once")
  func visibility() async throws {
    let (selection, visibility) = (Source(Int?.some(2)), Source(NavigationSplitViewVisibility.all))
    let mounted = try await MountedView(Program(selection: selection, visibility: visibility), size: Self.size)
    let list = try #require(mounted.root.all.first { $0.widget.typeName == "GtkListView" })
    try await mounted.root.find(role: .button, name: "count 0").click()
    try await mounted.root.find(role: .button, name: "Sidebar").click()
    #expect(visibility.value == .detailOnly)
    #expect(gtk_widget_get_mapped(list.widget.widgetPointer) == 0)
    #expect(abs(try mounted.root.frame(ofText: "detail 2").midX - 400) <= 1)
    try await mounted.root.find(role: .button, name: "count 1").press("F9")
    #expect(visibility.value == .all && shown(mounted).contains("row 1"))
    #expect(mounted.root.all.contains { $0.widget == list.widget })
  }

  @Test("NV26 the button can be taken away")
  func removedToggle() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        Text("side").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("detail")
      },
      size: Self.size)
    #expect(mounted.root.findAll(role: .button, name: "Sidebar").count == 0)
  }

  @Test(
    "NV28 a narrow window shows one column; a choice leads to the next, back clears it, and nothing loses its state")
  func compact() async throws {
    let selection = Source(Int?.none)
    let mounted = try await MountedView(Program(selection: selection), size: Self.narrow)
    #expect(shown(mounted).contains("row 1") && !shown(mounted).contains("detail none"))
    try await mounted.root.find(role: .label, text: "row 2").click()
    #expect(selection.value == 2)
    #expect(shown(mounted).contains("detail 2") && !shown(mounted).contains("row 1"))
    try await mounted.root.find(role: .button, name: "count 0").click()
    try await mounted.root.find(role: .button, name: "Back").click()
    #expect(selection.value == nil && shown(mounted).contains("row 1"))
    try await mounted.root.find(role: .label, text: "row 2").click()
    #expect(shown(mounted).contains("detail 2") && mounted.root.findAll(role: .button, name: "count 1").count == 1)
    await mounted.resize(to: Self.size)
    #expect(shown(mounted).contains("row 1") && shown(mounted).contains("detail 2"))
    #expect(mounted.root.findAll(role: .button, name: "count 1").count == 1)
  }

  @Test("NV28 the preferred column is the one that a narrow window shows")
  func preferred() async throws {
    let column = Source(NavigationSplitViewColumn.detail)
    let mounted = try await MountedView(
      NavigationSplitView(preferredCompactColumn: column.binding) {
        Text("side")
      } detail: {
        Text("detail")
      },
      size: Self.narrow)
    #expect(shown(mounted) == ["detail"])
    try await mounted.root.find(role: .button, name: "Back").click()
    #expect(shown(mounted) == ["side"] && column.value == .sidebar)
  }

  @Test("NV29 links of the sidebar set the root of the next column, or the selection of a list of their values")
  func links() async throws {
    let mounted = try await MountedView(
      NavigationSplitView {
        VStack {
          NavigationLink("one") { Text("page one") }
          NavigationLink("two") { Text("page two") }
          NavigationLink("three", value: 3)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      } detail: {
        Text("detail")
      }, size: Self.size)
    #expect(shown(mounted).contains("detail"))
    try await mounted.root.find(role: .button, name: "one").click()
    #expect(shown(mounted).contains("page one") && !shown(mounted).contains("detail"))
    try await mounted.root.find(role: .button, name: "two").click()
    #expect(shown(mounted).contains("page two") && !shown(mounted).contains("page one"))
    try await mounted.root.find(role: .button, name: "three").click()
    #expect(shown(mounted).contains("page 3") && !shown(mounted).contains("page two"))
    try await mounted.root.find(role: .button, name: "one").click()
    #expect(shown(mounted).contains("page one") && !shown(mounted).contains("page 3"))
    let selection = Source(Int?.none)
    let other = try await MountedView(
      NavigationSplitView {
        List(selection: selection.binding) { NavigationLink("five", value: 5) }
      } detail: {
        Detail(selection: selection)
      }, size: Self.size)
    try await other.root.find(role: .button, name: "five").click()
    #expect(selection.value == 5 && shown(other).contains("detail 5"))
  }

  @Test("NV25 the title is the detail's, and where that says none the one of the content")
  func titles() async throws {
    let isNamed = Source(false)
    let mounted = try await MountedView(Titles(isNamed: isNamed), size: Self.size)
    let window = try #require(gtk_widget_get_root(mounted.root.all[0].widget.widgetPointer))
    func title() -> String? { gtk_window_get_title(window.cast()).map { String(cString: $0) } }
    #expect(title() == "Content" && shown(mounted).contains("detail of Content"))
    isNamed.value = true
    await Settling.settle()
    #expect(title() == "Detail")
    isNamed.value = false
    await Settling.settle()
    #expect(title() == "Content")
  }

  @Test("NV25 where no column says a title the one around them and its second line stay as the detail changes")
  func titleAround() async throws {
    let isOther = Source(false)
    let scene = WindowGroup("Own") { TitledAround(isOther: isOther) }.defaultSize(width: 800, height: 300)
    try await ShownScenes.with(scene) {
      let window = WidgetQuery(root: try ShownScenes.window("Around"))
      #expect(window.texts.contains("first detail") && window.texts.contains("3 unread"))
      isOther.value = true
      await Settling.settle()
      #expect(window.texts.contains("other detail") && window.texts.contains("3 unread"))
      #expect(ShownScenes.titles == ["Around"])
    }
  }

  private struct TitledAround: View {
    let isOther: Source<Bool>

    var body: some View {
      NavigationSplitView {
        Text("side")
      } detail: {
        if isOther.value { Text("other detail").toolbar { Button("Reply") {} } } else { Text("first detail") }
      }
      .navigationTitle("Around").navigationSubtitle("3 unread")
    }
  }

  private struct Titles: View {
    let isNamed: Source<Bool>

    var body: some View {
      NavigationSplitView {
        Text("side").navigationTitle("Sidebar")
      } content: {
        Text("middle").navigationTitle("Content")
      } detail: {
        if isNamed.value { Text("detail").navigationTitle("Detail") } else { Text("detail of Content") }
      }
    }
  }

  private struct Linked: View {
    @State private var tag: Int? = 1

    var body: some View {
      NavigationView {
        List {
          NavigationLink(destination: Text("page 0"), tag: 0, selection: $tag) { Text("zero") }
          NavigationLink(destination: Text("page 1"), tag: 1, selection: $tag) { Text("one") }
          NavigationLink("two") { Text("page 2") }
        }
        Text("none")
      }
    }
  }

  @Test("NV29 the row of a link is selected while its view is in the next column, and an arrow follows the next link")
  func selectedLink() async throws {
    let mounted = try await MountedView(Linked(), size: Self.size)
    #expect(mounted.root.selectedRowTexts == ["one"] && shown(mounted).contains("page 1"))
    try await mounted.root.find(role: .button, name: "two").click()
    #expect(mounted.root.selectedRowTexts == ["two"] && shown(mounted).contains("page 2"))
    try await mounted.root.find(role: .button, name: "zero").click()
    #expect(mounted.root.selectedRowTexts == ["zero"] && shown(mounted).contains("page 0"))
    try await mounted.root.all[0].press("Down")
    #expect(mounted.root.selectedRowTexts == ["one"] && shown(mounted).contains("page 1"))
  }

  @Test("NV29 the value of a link selects its row, in a list that takes such values")
  func valueOfLink() async throws {
    let selection = Source<Int?>(1)
    let mounted = try await MountedView(
      NavigationSplitView {
        List(selection: selection.binding) {
          NavigationLink("zero", value: 0)
          NavigationLink("one", value: 1)
          ForEach(["two"], id: \.self) { NavigationLink($0, value: 2) }
        }
      } detail: {
        Detail(selection: selection)
      }, size: Self.size)
    #expect(mounted.root.selectedRowTexts == ["one"])
    try await mounted.root.find(role: .button, name: "two").click()
    #expect(selection.value == 2 && mounted.root.selectedRowTexts == ["two"])
    selection.value = 0
    await Settling.settle()
    #expect(mounted.root.selectedRowTexts == ["zero"] && shown(mounted).contains("detail 0"))
  }

  private struct Kept: View {
    @State private var selection: Int?
    @State private var path: [String] = []

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          Text("row a").tag(1)
          Text("row b").tag(2)
        }
      } detail: {
        NavigationStack(path: $path) {
          VStack {
            Text("root \(selection ?? 0)")
            NavigationLink("push", value: "x")
          }
          .navigationDestination(for: String.self) { name in
            VStack {
              Text("page \(name) \(selection ?? 0)")
              Button("reset") { path = [] }
            }
          }
        }
      }
    }
  }

  @Test("NV29 the path of a stack in the detail is kept while the selection changes, until the program resets it")
  func keptPath() async throws {
    let mounted = try await MountedView(Kept(), size: Self.size)
    try await mounted.root.find(role: .label, text: "row a").click()
    #expect(shown(mounted).contains("root 1"))
    try await mounted.root.find(role: .button, name: "push").click()
    #expect(shown(mounted).contains("page x 1"))
    try await mounted.root.find(role: .label, text: "row b").click()
    #expect(shown(mounted).contains("page x 2") && !shown(mounted).contains("root 2"))
    try await mounted.root.find(role: .button, name: "reset").click()
    #expect(shown(mounted).contains("root 2") && !shown(mounted).contains("page x 2"))
  }

  @Test("NV17 several views of the older container are columns, one view or the style for it a stack")
  func older() async throws {
    struct Older: View {
      var body: some View {
        NavigationView {
          NavigationLink("link") { Text("page") }
          Text("detail")
        }
      }
    }
    let columns = try await MountedView(Older(), size: Self.size)
    #expect(shown(columns).contains("detail"))
    try await columns.root.find(role: .button, name: "link").click()
    #expect(shown(columns).contains("page") && shown(columns).contains("link") && !shown(columns).contains("detail"))
    let stack = try await MountedView(
      NavigationView { NavigationLink("link") { Text("page") } }, size: Self.size)
    try await stack.root.find(role: .button, name: "link").click()
    #expect(shown(stack).contains("page") && !shown(stack).contains("link"))
    let styled = try await MountedView(Older().navigationViewStyle(.stack), size: Self.size)
    #expect(styled.root.findAll(role: .button, name: "Sidebar").count == 0)
  }
}
