import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Text that is offered less room than it needs.
@Suite(.gtk) @MainActor
struct TextFitTests {
  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    try PrivateDisplay.start()
    return GtkHostingWidget(rootView: view).sizeThatFits(in: ProposedViewSize(width: width, height: height))
  }

  /// What is shown of a text in a room, with the text at its upper leading corner.
  private func picture(_ text: some View, _ room: CGSize) async throws -> [[UInt8]] {
    let mounted = try await MountedView(
      text.frame(width: room.width, height: room.height, alignment: .topLeading), size: room)
    let pixels = try Pixels(mounted.root)
    return (0..<Int(room.height)).flatMap { y in (0..<Int(room.width)).map { x in pixels[x, y] } }
  }

  /// Whether two texts of two lines look the same. Newer GTKs draw lines between the rows of pixels, and round by what a
  /// line is drawn with: there, what is in each column of each line is compared, to half a pixel.
  private func looksSame(_ left: some View, _ right: some View, _ room: CGSize) async throws -> Bool {
    if gtk_get_minor_version() == 8 { return try await picture(left, room) == picture(right, room) }
    let (left, right) = (try await ink(of: left, room), try await ink(of: right, room))
    #expect(left.contains { $0 > 200 })
    return zip(left, right).allSatisfy { abs($0 - $1) <= 120 }
  }

  /// How much of each column of each of two lines is not the background.
  private func ink(of text: some View, _ room: CGSize) async throws -> [Int] {
    let pixels = try await picture(text, room)
    let (width, height) = (Int(room.width), Int(room.height))
    let background = Int(pixels[width - 1][0])
    return (0..<2).flatMap { line in
      (0..<width).map { x in
        (height / 2 * line..<height / 2 * (line + 1)).reduce(0) { $0 + background - Int(pixels[width * $1 + x][0]) }
      }
    }
  }

  @Test("TX9 a text that is offered less height has the lines that fit, one at least")
  func lessHeight() throws {
    let text = Text("one\ntwo\nthree\nfour")
    let heights = try ["one", "one\ntwo", "one\ntwo\nthree"].map { try size(Text($0), nil, nil).height }
    #expect(try size(text, nil, heights[1] + 5).height == heights[1])
    #expect(try size(text, nil, heights[2]).height == heights[2])
    #expect(try size(text, nil, 0).height == heights[0])
    #expect(try size(text, nil, 1_000) == size(text, nil, nil))
    #expect(try size(text.lineLimit(3), nil, heights[1] + 5).height == heights[1])
    let wrapping = Text("several words that need some lines")
    #expect(try size(wrapping, 80, heights[1] + 5).height == heights[1])
    let whole = wrapping.fixedSize(horizontal: false, vertical: true)
    #expect(try size(whole.frame(height: heights[1]), 80, nil).height == heights[1])
    #expect(try size(whole, 80, heights[1]).height == size(wrapping, 80, nil).height)
  }

  @Test("the last line that is shown ends with an ellipsis, where another paragraph follows too")
  func lastLineIsCut() async throws {
    let line = try size(Text("one"), nil, nil).height
    let room = CGSize(width: 120, height: line * 2)
    #expect(try await looksSame(Text("one\ntwo\nthree"), Text("one\ntwo…"), room))
    #expect(try await looksSame(Text("one\ntwo\nthree").lineLimit(2), Text("one\ntwo…"), room))
    #expect(try await !looksSame(Text("one\ntwo"), Text("one\ntwo…"), room))
  }

  @Test("the lines that are shown keep their looks, in the cut one as well")
  func looksOfCutLines() async throws {
    let line = try size(Text("one"), nil, nil).height
    let room = CGSize(width: 120, height: line * 2)
    let bold = Text("two\nthree").bold()
    #expect(try await looksSame(Text("one\n") + bold, Text("one\n") + Text("two…").bold(), room))
    #expect(try await !looksSame(Text("one\n") + bold, Text("one\ntwo…"), room))
  }

  @Test("TX8 a text that is offered less width than a word breaks the word, and needs no more than it is offered")
  func wordIsBroken() async throws {
    let word = Text("incomprehensibilities")
    let whole = try size(word, nil, nil)
    for width in [20, 37.5, 60] as [CGFloat] {
      let broken = try size(word, width, nil)
      #expect(broken.width <= width)
      #expect(broken.height >= whole.height * (whole.width / width).rounded(.down))
    }
    let mounted = try await MountedView(word.frame(width: 60, height: 200), size: CGSize(width: 60, height: 200))
    #expect(try mounted.root.find(role: .label).frame.width <= 60)
  }

  @Test("a text's smallest size is a character's width and one line, also of a long one")
  func smallest() throws {
    let line = try size(Text("a"), nil, nil)
    let least = try size(Text("several words that need some lines\nand more"), 0, 0)
    #expect(least.height == line.height)
    #expect(least.width > 0 && least.width <= 2 * line.height)
    #expect(try size(Text(""), 0, 0).width == 0)
  }

  @Test("of two texts the one of the higher layout priority is whole, and the other is cut")
  func priority() async throws {
    let first = "the first of two"
    let ideal = try size(Text(first), nil, nil)
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Text(first).layoutPriority(1)
        Text("the second one")
      }
      .frame(width: ideal.width + 30, height: ideal.height), size: CGSize(width: ideal.width + 30, height: 100))
    #expect(try mounted.root.frame(ofText: first).size == ideal)
    let second = try mounted.root.frame(ofText: "the second one")
    #expect(second.width <= 30 && second.height == ideal.height)
  }

  @Test("TX7 a text is as wide as its widest line, whatever it is offered")
  func hugs() throws {
    let text = Text("some words\nin two lines")
    #expect(try size(text, 1_000, nil) == size(text, nil, nil))
    let wrapped = try size(Text("aaaa bbbb cccc"), size(Text("aaaa bbbb c"), nil, nil).width, nil)
    #expect(try wrapped.width == size(Text("aaaa bbbb"), nil, nil).width)
  }

  @Test("TX12 a line is cut at its end, its beginning or in its middle, and not where it fits")
  func truncationModes() async throws {
    let line = try size(Text("one"), nil, nil).height
    let text = Text("a text of some length").lineLimit(1)
    let room = CGSize(width: 80, height: line)
    let pictures = try await [
      picture(text, room), picture(text.truncationMode(.tail), room), picture(text.truncationMode(.head), room),
      picture(text.truncationMode(.middle), room),
    ]
    #expect(pictures[0] == pictures[1])
    #expect(Set(pictures).count == 3)
    let wide = CGSize(width: 400, height: line)
    #expect(try await picture(text.truncationMode(.head), wide) == picture(text, wide))
  }

  @Test("the last baseline is that of the last line that is shown")
  func lastBaseline() async throws {
    let height = try size(Text("one\ntwo"), nil, nil).height
    let mounted = try await MountedView(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("one\ntwo\nthree").frame(height: height)
        Text("single")
      })
    let (long, single) = (try mounted.root.frame(ofText: "one\ntwo\nthree"), try mounted.root.frame(ofText: "single"))
    #expect(long.height == height)
    #expect(abs(long.maxY - single.maxY) <= 1)
  }

  @Test("HC10 what GTK scrolls, and the rows of a list, show all the text")
  func scrolled() async throws {
    let words = String(repeating: "several words ", count: 8)
    let line = try size(Text("one"), nil, nil).height
    let host = GtkHostingWidget(rootView: Text(words))
    let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(box.cast(), host.widgetPointer)
    let scroller = Widget(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(scroller.cast(), box.widgetPointer)
    let window = gtk_window_new().cast(to: GtkWindow.self)
    gtk_window_set_default_size(window, 150, 60)
    gtk_window_set_child(window, scroller.widgetPointer)
    gtk_window_present(window)
    await Settling.settle()
    #expect(gtk_widget_get_height(host.widgetPointer) >= Int32(line * 4))
    gtk_window_destroy(window)
    let mounted = try await MountedView(List { Text(words) }, size: CGSize(width: 150, height: 200))
    #expect(try mounted.root.frame(ofText: words).height >= line * 4)
  }

  @Test("a text that changes and keeps its size is drawn anew, and nothing is laid out")
  func sameSize() async throws {
    let (passes, words) = (Passes(), Words())
    let mounted = try await MountedView(
      Counted(passes: passes) { Said(words: words) }, size: CGSize(width: 200, height: 100))
    let before = passes.count
    words.text = "222"
    await Settling.settle()
    #expect(mounted.root.texts == ["222"])
    #expect(passes.count == before)
    words.text = "2222"
    await Settling.settle()
    #expect(passes.count > before)
  }

  @Test("a text is a label by its role, is called what it says, and names the button around it")
  func accessibility() async throws {
    let mounted = try await MountedView(
      VStack {
        Text("alone")
        Button {
        } label: {
          HStack {
            Text("in a")
            Text("button")
          }
        }
      })
    let text = try mounted.root.find(role: .label, name: "alone")
    #expect(text.text == "alone")
    #expect(try mounted.root.find(role: .button).name == "in a button")
    mounted.rootView = VStack {
      Text("changed")
      Button {
      } label: {
        HStack {
          Text("another")
          Text("button")
        }
      }
    }
    await Settling.settle()
    #expect(text.name == "changed")
    #expect(try mounted.root.find(role: .button).name == "another button")
  }

  @Test("TX15 lines are aligned to a side of the widest", arguments: TextAlignment.allCases)
  func alignment(_ alignment: TextAlignment) async throws {
    let mounted = try await MountedView(
      Text("█\n██████").multilineTextAlignment(alignment).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    let frame = try mounted.root.find(role: .label).frame
    let pixels = try Pixels(mounted.root)
    let middle = Int(frame.minY + frame.height / 4)
    let marked = (Int(frame.minX)..<Int(frame.maxX)).filter { pixels[$0, middle] == [255, 0, 0] }
    let (left, right) = (
      try #require(marked.first) - Int(frame.minX), Int(frame.maxX) - 1 - (try #require(marked.last))
    )
    switch alignment {
    case .leading: #expect(left <= 1 && right > 20)
    case .center: #expect(abs(left - right) <= 2 && left > 10)
    case .trailing: #expect(right <= 1 && left > 20)
    }
  }
}

@MainActor
private final class Passes {
  var count = 0
}

private final class Words: ObservableObject {
  @Published var text = "111"
}

private struct Said: View {
  @ObservedObject var words: Words

  var body: some View { Text(words.text).monospaced() }
}

/// Counts how often its views are placed.
private struct Counted: Layout {
  let passes: Passes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    MainActor.assumeIsolated { passes.count += 1 }
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
