import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What rows of lazy stacks keep, and how they are laid out.
@Suite(.gtk) @MainActor
struct LazyRowTests {
  private let seen = Seen()

  private struct Counted: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      HStack { Button("\(number): \(count)") { count += 1 }.frame(height: 40) }
    }
  }

  @Test("LZ5 a row that is built and never seen does not appear, and does not disappear")
  func unseen() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          seen.rows(0..<1)
          seen.rows(1..<1_000, height: 100)
        }
      }, size: viewport)
    #expect(seen.appeared == Array(0..<7))
    #expect(Set(seen.bodies) == Set(0..<15))
    await mounted.scroll(to: 50_000)
    #expect(seen.disappeared.sorted() == Array(0..<7))
  }

  @Test("LZ7 state inside of a row is kept while the row is far away")
  func state() async throws {
    let mounted = try await MountedView(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<2_000, id: \.self) { Counted(number: $0) } } }, size: viewport)
    try await mounted.root.find(role: .button, name: "1: 0").click()
    try await mounted.root.find(role: .button, name: "0: 0").click()
    await mounted.scroll(to: 60_000)
    #expect((try? mounted.root.find(role: .button, name: "1: 1")) == nil)
    await mounted.scroll(to: 0)
    _ = try mounted.root.find(role: .button, name: "1: 1")
  }

  private struct Read: View {
    let number: Int
    let seen: Seen
    @Environment(\.lineLimit) private var limit
    var body: some View {
      seen.bodies.append(number)
      return Text("\(number): \(limit ?? 0)").frame(height: 40)
    }
  }

  private struct Reading: View {
    let seen: Seen
    var limit = 1
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10_000, id: \.self) { Read(number: $0, seen: seen) } } }
        .environment(\.lineLimit, limit)
    }
  }

  @Test("LZ8 what rows read that are far away evaluates none of them; they show it as they come back")
  func environment() async throws {
    let mounted = try await MountedView(Reading(seen: seen), size: viewport)
    await mounted.scroll(to: 40_000)
    seen.begin()
    mounted.rootView.limit = 2
    await Settling.settle()
    #expect(seen.bodies.sorted() == Array(1_000..<1_015))
    await mounted.scroll(to: 0)
    _ = try mounted.root.frame(ofText: "0: 2")
  }

  private struct Inside<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  @Test("LZ9 what is between a scroll view and a lazy stack leaves it lazy", arguments: 0..<8)
  func surroundings(number: Int) async throws {
    let stack = LazyVStack(spacing: 0) { seen.rows(0..<10_000) }
    let view: AnyView =
      switch number {
      case 0: AnyView(stack.padding(0))
      case 1: AnyView(stack.background(Color.red))
      case 2: AnyView(stack.frame(maxWidth: .infinity))
      case 3: AnyView(Group { stack })
      case 4: AnyView(VStack { if number == 4 { stack } })
      case 5: AnyView(HStack(spacing: 0) { stack })
      case 6: AnyView(Inside(content: stack))
      default: AnyView(stack.overlay(Color.clear).opacity(0.5))
      }
    _ = try await MountedView(ScrollView { view }, size: viewport)
    #expect(seen.bodies == Array(0..<15))
  }

  @Test("LZ10 of a stack that comes later nothing is built before its top comes within one viewport")
  func later() async throws {
    let other = Seen()
    let mounted = try await MountedView(
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 200)
          LazyVStack(spacing: 0) { seen.rows(0..<1_000) }
          LazyVStack(spacing: 0) { other.rows(0..<1_000) }
        }
      }, size: viewport)
    #expect(seen.appeared == Array(0..<10))
    #expect(other.bodies == [] && other.appeared == [])
    // As long as the first one, which is seen.
    #expect(mounted.scrolledLength == 80_200)
    await mounted.scroll(to: 38_990)
    #expect(other.bodies == [])
    await mounted.scroll(to: 39_010)
    #expect(other.bodies == [0] && other.appeared == [])
    await mounted.scroll(to: 39_800)
    #expect(other.appeared.sorted() == Array(0..<5))
    await mounted.scroll(to: 100_000)
    #expect(other.appeared.suffix(15).sorted() == Array(985..<1_000))
    #expect(mounted.offset == 79_600)
  }

  @Test("DT14 (part) rows of a lazy stack that come as the last one appears are there after it, one page at a time")
  func growing() async throws {
    let count = Source(50)
    let mounted = try await MountedView(Growing(count: count), size: viewport)
    #expect(count.value == 50)
    await mounted.scroll(to: 1_400)
    #expect(count.value == 100)
    #expect(mounted.offset == 1_400)
    #expect(try mounted.top(of: 40) == 200)
    await mounted.scroll(to: 3_400)
    #expect(count.value == 150 && mounted.scrolledLength == 6_000)
    #expect(try mounted.top(of: 90) == 200)
  }

  private struct Growing: View {
    let count: Source<Int>
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Array(0..<count.value), id: \.self) { number in
            Text("\(number)").frame(height: 40, alignment: .top).onAppear {
              if number == count.value - 1 { count.value += 50 }
            }
          }
        }
      }
    }
  }

  private struct Field: View {
    let number: Int
    @FocusState.Binding var focus: Int?
    @State private var text = ""
    var body: some View {
      TextField("field \(number)", text: $text).focused($focus, equals: number).frame(height: 40)
    }
  }

  private struct Fields: View {
    let wish: Source<Int?>
    @FocusState private var focus: Int?
    private let numbers = Array(0..<1_000)
    var body: some View {
      VStack(spacing: 0) {
        Text("focus \(focus ?? -1)").frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Field(number: $0, focus: $focus) } }
        }
      }
      .onChange(of: wish.value) { focus = wish.value }
    }
  }

  @Test(
    "LZ53 the focus goes to no field that is not built; to one that was scrolled to, which keeps it and its keys while it is far away"
  )
  func focus() async throws {
    let wish = Source<Int?>(nil)
    let mounted = try await MountedView(Fields(wish: wish), size: viewport)
    wish.value = 2
    await Settling.settle()
    _ = try mounted.root.frame(ofText: "focus 2")
    wish.value = 500
    await Settling.settle()
    _ = try mounted.root.frame(ofText: "focus 2")
    await mounted.scroll(to: 20_000)
    for key in ["a", "b"] { try await mounted.press(key) }
    wish.value = 501
    await Settling.settle()
    _ = try mounted.root.frame(ofText: "focus 501")
    try await mounted.press("c")
    #expect(try mounted.root.find(role: .textField, name: "field 501").text == "c")
    await mounted.scroll(to: 0)
    #expect(try mounted.root.find(role: .textField, name: "field 2").text == "ab")
  }

  /// As long as is said, whatever that is.
  private struct Tall: Layout {
    let height: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test(
    "DT20 (part) a row of a lazy stack that is no length or a negative one long is reported, and those around it are seen",
    arguments: [CGFloat.infinity, -.infinity, .nan, -20])
  func impossible(height: CGFloat) async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Array(0..<100), id: \.self) { number in
            if number == 2 { Tall(height: height) { Color.red } } else { Block(30, 40) }
          }
        }
      }, size: viewport)
    #expect(mounted.root.blockFrames.map(\.minY).prefix(4) == [0, 40, 80, 120])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSize])
    await mounted.scroll(to: 100_000)
    #expect(mounted.root.blockFrames.map(\.maxY).max() == 600)
  }

  @Test("LZ11 shelves that are scrolled sideways are lazy in what is")
  func shelves() async throws {
    let shelves = Seen()
    _ = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1_000, id: \.self) { SeenRow(number: $0, seen: seen).frame(width: 100, height: 200) }
              }
            }
            .onAppear { shelves.appeared.append(shelf) }
          }
        }
      }, size: viewport)
    #expect(shelves.appeared == [0, 1, 2])
    #expect(seen.appeared.sorted() == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
  }

  @Test("LZ13 several views of an element are rows with the spacing of the stack between them")
  func twoViews() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 5) {
          ForEach(0..<1_000, id: \.self) { _ in
            Block(50, 40)
            Block(60, 60)
          }
        }
      }, size: CGSize(width: 400, height: 660))
    let tops: [CGFloat] = [0, 45, 110, 155, 220, 265, 330, 375, 440, 485, 550, 595]
    #expect(mounted.root.blockFrames.map(\.minY) == tops)
  }

  private struct Chosen: View {
    var shown: Set<Int>
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<1_000, id: \.self) { number in
            if shown.contains(number) { Counted(number: number) }
          }
        }
      }
    }
  }

  @Test(
    "LZ14 an element without a view has no row and no spacing, and a row that comes leaves those beside it as they are")
  func noView() async throws {
    let mounted = try await MountedView(Chosen(shown: [1, 3]), size: viewport)
    func top(_ name: String) throws -> CGFloat { try mounted.root.find(role: .button, name: name).frame.minY }
    #expect(try top("3: 0") - top("1: 0") == 50)
    let button = try mounted.root.find(role: .button, name: "3: 0")
    try await button.click()
    mounted.rootView.shown = [1, 2, 3]
    await Settling.settle()
    #expect(try top("3: 1") - top("1: 0") == 100)
    #expect(try mounted.root.find(role: .button, name: "3: 1").widget == button.widget)
    #expect(Diagnostics.recorded.map(\.kind) == [.unevenElements])
  }

  @Test("LZ17 another estimate moves no row that is seen")
  func newEstimate() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          seen.rows(0..<100)
          seen.rows(100..<1_000, height: 80)
        }
      }, size: viewport)
    await mounted.scroll(to: 3_970)
    #expect(mounted.scrolledLength > 40_000)
    #expect(try mounted.root.frame(ofText: "99").midY == 10)
    await mounted.scroll(to: mounted.offset - 100)
    #expect(try mounted.root.frame(ofText: "99").midY == 110)
  }

  @Test("LZ19 in a narrower window the topmost row stays where it is, although none above it is measured")
  func narrower() async throws {
    let text = Array(repeating: "word", count: 12).joined(separator: " ")
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("\($0) \(text)").padding(4) }
        }
      }, size: viewport)
    await mounted.scroll(to: 10_010)
    let first = try #require(mounted.root.all.first { $0.role == .label && $0.frame.maxY > 0 })
    let top = first.frame.minY
    await mounted.resize(to: CGSize(width: 150, height: 600))
    let again = try #require(mounted.root.all.first { $0.text == first.text && $0.role == .label })
    #expect(abs(again.frame.minY - top) <= 1)
  }

  @Test("LZ24 without a width a lazy stack is as wide as its first row, whatever comes later")
  func idealWidth() async throws {
    let mounted = try await MountedView(
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading, spacing: 0) {
          Block(60, 20)
          Block(90, 20)
        }
      }, size: viewport)
    let stack = try #require(mounted.root.all.first { $0.widget.typeName == "GraftLazyContainer" })
    #expect(stack.frame.width == 60)
  }

  @Test("LZ25 rows that are narrower than the stack lie by its alignment")
  func alignment() async throws {
    func start(_ alignment: HorizontalAlignment) async throws -> CGFloat {
      let mounted = try await MountedView(
        ScrollView { LazyVStack(alignment: alignment) { Block(60, 20) } }, size: viewport)
      return mounted.root.blockFrames[0].minX
    }
    #expect(try await start(.center) == 170)
    #expect(try await start(.leading) == 0)
    #expect(try await start(.trailing) == 340)
  }

  @Test("LZ25 so do they where reading starts at the right")
  func rightToLeft() async throws {
    let mounted = try await MountedView(
      ScrollView { LazyVStack(alignment: .leading) { Block(60, 20) } }.environment(\.layoutDirection, .rightToLeft),
      size: viewport)
    #expect(mounted.root.blockFrames == [CGRect(340, 0, 60, 20)])
  }

  @Test("LZ26 a row is offered the width and gets its ideal height")
  func heights() async throws {
    let text = Array(repeating: "word", count: 100).joined(separator: " ")
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red
          Spacer()
          Block(10, 10)
          Text(text)
        }
      }, size: viewport)
    #expect(mounted.root.blockFrames[0].minY == 18)
    #expect(try mounted.root.frame(ofText: text).width <= 400)
    #expect(try mounted.root.frame(ofText: text).height > 40)
  }

  @Test("LZ27 rows are 8 apart where nothing is said")
  func defaultSpacing() async throws {
    let mounted = try await MountedView(
      ScrollView {
        LazyVStack {
          Block(10, 10)
          Block(10, 10)
        }
      }, size: viewport)
    #expect(mounted.root.blockFrames.map(\.minY) == [0, 18])
  }
}
