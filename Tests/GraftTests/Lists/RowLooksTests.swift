import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What views say of the rows that they are: backgrounds, insets and lines.
@Suite(.gtk) @MainActor
struct RowLooksTests {
  private static let size = CGSize(width: 300, height: 400)

  /// The colour at the leading edge of each row, in the middle of its height.
  private func edges(_ mounted: MountedView<some View>) throws -> [[UInt8]] {
    let pixels = try Pixels(mounted.root)
    return mounted.root.listRows.map { pixels[Int($0.frame.minX) + 1, Int($0.frame.midY)] }
  }

  private static let (red, blue, green): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [0, 0, 255], [0, 255, 0])

  @Test("LS2 what is said around a ForEach, a group or a section is that of each row in it, and the nearest wins")
  func around() async throws {
    let (red, blue) = (color(1, 0, 0), color(0, 0, 1))
    let mounted = try await MountedView(
      List {
        ForEach(0..<2) { Text("row \($0)") }.listRowBackground(red)
        Group {
          Text("in group")
          Text("own").listRowBackground(blue)
        }
        .listRowBackground(red)
        Section("head") { Text("in section") }.listRowBackground(blue)
        HStack { Text("inside").listRowBackground(red) }
      }, size: Self.size)
    let found = try edges(mounted)
    #expect(mounted.root.rowLines == ["row 0", "row 1", "in group", "own", "head", "in section", "inside"])
    #expect(found.map { $0 == Self.red } == [true, true, true, false, false, false, false])
    #expect(found.map { $0 == Self.blue } == [false, false, false, true, false, true, false])
  }

  private struct Leaf: Identifiable {
    let id: String
    var children: [Leaf]?
  }

  private struct Shifted: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(x: phase.value) }
  }

  private struct Alone: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("what a view says of its row counts where a badge, an arrow, a sheet or a transition is around it")
  func inside() async throws {
    let red = color(1, 0, 0)
    let mounted = try await MountedView(
      List {
        Text("badged").listRowBackground(red).badge("new")
        ForEach(["element"], id: \.self) { Text($0).listRowBackground(red).badge("new") }
        OutlineGroup([Leaf(id: "tree")], children: \.children) { Text($0.id).listRowBackground(red) }
        DisclosureGroup {
          Text("in group")
        } label: {
          Text("header").listRowBackground(red)
        }
        ForEach(["opening"], id: \.self) { Text($0).listRowBackground(red).sheet(isPresented: .constant(false)) {} }
        ForEach(["moving"], id: \.self) { Text($0).listRowBackground(red).transition(Shifted()) }
        Alone { Text("arranged").listRowBackground(red) }
      }, size: Self.size)
    let found = try edges(mounted)
    #expect(
      mounted.root.rowLines == ["badged new", "element new", "tree", "header", "opening", "moving", "arranged"])
    #expect(found.map { $0 == Self.red } == [true, true, true, true, true, true, false])
  }

  private struct Changing: View {
    @State private var step = 0
    @State private var selected: Int?

    var body: some View {
      VStack {
        Button("next") { step += 1 }
        List(selection: $selected) {
          Text("row").tag(1).listRowBackground(step == 1 ? nil : step == 0 ? color(1, 0, 0) : color(0, 1, 0))
          Text("plain").tag(2)
        }
      }
    }
  }

  @Test(
    "LS50 a background fills the row without changing its height, follows its value, and lets clicks through to the row"
  )
  func background() async throws {
    let mounted = try await MountedView(Changing(), size: Self.size)
    let label = try mounted.root.find(role: .label, text: "row").widget
    let heights = mounted.root.listRows.map(\.frame.height)
    #expect(heights[0] == heights[1])
    #expect(try edges(mounted)[0] == Self.red)
    try await mounted.root.find(role: .button, name: "next").click()
    #expect(try edges(mounted)[0] == edges(mounted)[1])
    try await mounted.root.find(role: .button, name: "next").click()
    #expect(try edges(mounted)[0] == Self.green)
    #expect(try mounted.root.find(role: .label, text: "row").widget == label)
    #expect(mounted.root.listRows.map(\.frame.height) == heights)
    try await mounted.root.listRows[0].click(at: CGPoint(x: 4, y: 4))
    #expect(mounted.root.selectedRowTexts == ["row"])
  }

  @Test("LS49 insets put the view at the edges of its row, nil is the style's own, and the background fills the row")
  func insets() async throws {
    let mounted = try await MountedView(
      List {
        Text("none").listRowInsets(EdgeInsets())
        Text("own").listRowInsets(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 5))
        Text("default").listRowInsets(nil)
        Text("backed").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          .listRowBackground(color(1, 0, 0))
        Text("plain")
        Text("one edge").listRowInsets(.leading, 50)
      }, size: Self.size)
    func offset(_ index: Int) throws -> CGPoint {
      let row = mounted.root.listRows[index]
      let label = try mounted.root.find(role: .label, text: mounted.root.rowLines[index])
      return CGPoint(x: label.frame.minX - row.frame.minX, y: label.frame.minY - row.frame.minY)
    }
    #expect(try offset(0) == .zero)
    #expect(try offset(1) == CGPoint(x: 30, y: 20))
    #expect(try offset(2) == offset(4))
    #expect(try offset(3).x == 40)
    #expect(try offset(5) == CGPoint(x: 50, y: offset(4).y))
    #expect(try edges(mounted)[3] == Self.red)
  }

  @Test("LS51 a hidden line is that above or below the row, costs no height, and a tint is its colour")
  func lines() async throws {
    let mounted = try await MountedView(
      List {
        Text("a")
        Text("b").listRowSeparator(.hidden)
        Text("c")
        Text("d").listRowSeparator(.hidden, edges: .top)
        Text("e").listRowSeparatorTint(color(1, 0, 0))
        Text("f")
      }, size: Self.size)
    let (pixels, rows) = (try Pixels(mounted.root), mounted.root.listRows)
    let lines = rows.map { pixels[20, Int($0.frame.maxY) - 1] }
    let plain = rows.map { pixels[20, Int($0.frame.maxY) - 3] }
    #expect(zip(lines, plain).map { $0 != $1 } == [false, false, false, true, true, true])
    #expect(lines[4] == Self.red)
    #expect(Set(rows.map(\.frame.height)).count == 1)
  }

  @Test("LS51 (part) a hidden line of a section is that above its first row or below its last")
  func sectionLines() async throws {
    let mounted = try await MountedView(
      List {
        Text("a")
        Section { Text("b") }.listSectionSeparator(.hidden, edges: .top)
        Section {
          Text("c")
          Text("d")
        }
        .listSectionSeparator(.hidden, edges: .bottom)
        Text("e")
      }, size: Self.size)
    let (pixels, rows) = (try Pixels(mounted.root), mounted.root.listRows)
    let lines = rows.map { pixels[20, Int($0.frame.maxY) - 1] != pixels[20, Int($0.frame.maxY) - 3] }
    #expect(lines == [false, true, true, false, true])
  }

  @Test("LS51 (part) a tint of a section's lines is the colour above its first row or below its last")
  func sectionTint() async throws {
    let mounted = try await MountedView(
      List {
        Text("a")
        Section { Text("b") }.listSectionSeparatorTint(color(1, 0, 0), edges: .top)
        Section {
          Text("c")
          Text("d")
        }
        .listSectionSeparatorTint(color(0, 0, 1), edges: .bottom)
        Text("e")
      }, size: Self.size)
    let (pixels, rows) = (try Pixels(mounted.root), mounted.root.listRows)
    let lines = rows.map { pixels[20, Int($0.frame.maxY) - 1] }
    #expect(lines.map { $0 == Self.red } == [true, false, false, false, false])
    #expect(lines.map { $0 == Self.blue } == [false, false, false, true, false])
  }

  private struct Ends: View {
    let name: String

    var body: some View {
      HStack {
        Text("\(name) begins")
        Spacer()
        Text("\(name) ends")
      }
    }
  }

  @Test("LS49 (part) insets of two edges leave the others to the style, and a nearer one of an edge wins")
  func horizontalInsets() async throws {
    let mounted = try await MountedView(
      List {
        Group {
          Ends(name: "wide")
          Ends(name: "nearer").listRowInsets(.trailing, 5)
        }
        .listRowInsets(.horizontal, 40)
        Ends(name: "plain")
      }, size: Self.size)
    let begins = try ["wide", "nearer"].map { try mounted.root.frame(ofText: "\($0) begins").minX }
    let ends = try ["wide", "nearer"].map { try mounted.root.frame(ofText: "\($0) ends").maxX }
    #expect(begins == [40, 40])
    #expect(ends == [260, 295])
    #expect(Set(mounted.root.listRows.map(\.frame.height)).count == 1)
  }

  @Test("LS69 margins are around a section: at both sides of each row, above the first and below the last")
  func sectionMargins() async throws {
    let margins = Source<CGFloat?>(30)
    struct Sections: View {
      let margins: Source<CGFloat?>

      var body: some View {
        List {
          Text("before")
          Section("head") {
            Text("a")
            Text("b")
          }
          .listSectionMargins(.horizontal, margins.value).listSectionMargins(.vertical, margins.value)
          Text("after")
        }
      }
    }
    func frames(_ mounted: MountedView<some View>) -> [CGRect] { mounted.root.listRows.map(\.frame) }
    let mounted = try await MountedView(Sections(margins: margins), size: Self.size)
    let near = frames(mounted)
    #expect(near.map(\.minX) == [0, 30, 30, 30, 0] && near.map(\.width) == [300, 240, 240, 240, 300])
    #expect(near[1].minY - near[0].maxY == 30 && near[2].minY == near[1].maxY && near[3].minY == near[2].maxY)
    #expect(near[4].minY - near[3].maxY == 30)
    margins.value = nil
    await Settling.settle()
    #expect(frames(mounted).map(\.minX) == [0, 0, 0, 0, 0])
  }

  @Test("LS69 (part) rows are not less high than is said where their section has margins")
  func sectionMarginsAndHeights() async throws {
    let mounted = try await MountedView(
      List {
        Section { Text("a") }.listSectionMargins(.vertical, 30)
        Section {
          Text("b")
          Text("c")
        }
        .listSectionMargins(.bottom, 20)
      }
      .environment(\.defaultMinListRowHeight, 70), size: Self.size)
    let frames = mounted.root.listRows.map(\.frame)
    #expect(frames.map(\.height) == [70, 70, 70])
    #expect(frames[0].minY == 30 && frames[1].minY - frames[0].maxY == 30 && frames[2].minY == frames[1].maxY)
  }

  @Test("LS49 (part) rows of a form have insets and backgrounds as those of lists")
  func form() async throws {
    let mounted = try await MountedView(
      Form {
        Section("head") {
          Text("own").listRowInsets(EdgeInsets(top: 10, leading: 50, bottom: 0, trailing: 0))
          Text("plain")
          Text("backed").listRowBackground(color(1, 0, 0))
        }
      }, size: Self.size)
    let rows = mounted.root.findAll(role: .listItem).filter { styleClasses(of: $0).contains("graft-row") }
    let labels = try ["own", "plain", "backed"].map { try mounted.root.find(role: .label, text: $0) }
    #expect(labels[0].frame.minX - labels[1].frame.minX == 38)
    #expect(labels[2].frame.minX == labels[1].frame.minX)
    let pixels = try Pixels(mounted.root)
    #expect(pixels[Int(rows[2].frame.minX) + 3, Int(rows[2].frame.midY)] == Self.red)
    #expect(rows[1].frame.height == rows[2].frame.height)
  }
}

private func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
  Color(red: red, green: green, blue: blue)
}
