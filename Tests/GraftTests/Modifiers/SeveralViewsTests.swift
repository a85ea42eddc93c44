import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Modifiers of several views without a stack around them: each view is modified for itself.
@Suite(.gtk) @MainActor
struct SeveralViewsTests {
  enum Modifier: String, CaseIterable {
    case opacity, hidden, background, overlay, border, gesture, geometry, space, offset, position, fixed, ratio
    case priority, guide, index, disabled, style, help, label
  }

  @Test(
    "ID26 the views of a group under one modifier are laid out by the stack around them, each for itself",
    arguments: Modifier.allCases)
  func layout(modifier: Modifier) async throws {
    let mounted = try await MountedView(
      HStack(spacing: 5) {
        Block(10, 10)
        Modified(modifier: modifier) {
          Block(20, 10)
          Block(30, 10)
        }
      }, size: CGSize(width: 70, height: 10))
    // What has a position takes all the room that it is offered: two of them share 50 pixels.
    #expect(mounted.root.blockFrames.map(\.midX) == (modifier == .position ? [5, 35, 65] : [5, 25, 55]))
  }

  @Test("an opacity of no views makes no widget and takes no room, and one for each that comes and goes")
  func comeAndGo() async throws {
    let mounted = try await MountedView(Faded(ids: [], opacity: 0.5))
    #expect(mounted.root.starts == [0, 15])
    let counts = UpdateStatistics.start()
    await show(Faded(ids: [1], opacity: 0.5), in: mounted)
    #expect(mounted.root.starts == [0, 15, 40])
    #expect(counts.calls["Opacity.make"] == 1)
    await show(Faded(ids: [1, 2, 3], opacity: 0.5), in: mounted)
    #expect(mounted.root.starts == [0, 15, 40, 65, 90])
    #expect(counts.calls["Opacity.make"] == 3)
    #expect(counts.calls["Opacity.update"] == 3)
    await show(Faded(ids: [2], opacity: 0.5), in: mounted)
    #expect(counts.calls["Opacity.dismantle"] == 2)
    await show(Faded(ids: [], opacity: 0.5), in: mounted)
    #expect(mounted.root.starts == [0, 15])
    #expect(counts.calls["Opacity.dismantle"] == 3)
  }

  @Test("views under an opacity keep their widgets and their state when they move, and so does the opacity of each")
  func move() async throws {
    let mounted = try await MountedView(Counters(ids: [1, 2, 3], opacity: 0.5))
    try await mounted.root.find(role: .button, name: "1: 0").click()
    let before = mounted.root.buttons
    let counts = UpdateStatistics.start()
    await show(Counters(ids: [3, 1, 2], opacity: 0.5), in: mounted)
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["3: 0", "1: 1", "2: 0"])
    #expect(mounted.root.buttons == [before[2], before[0], before[1]])
    await show(Counters(ids: [1, 4, 3], opacity: 0.5), in: mounted)
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["1: 1", "4: 0", "3: 0"])
    #expect(mounted.root.buttons[0] == before[0] && mounted.root.buttons[2] == before[2])
    #expect(counts.calls["Opacity.make"] == 1)
    #expect(counts.calls["Opacity.update"] == 1)
    #expect(counts.calls["Opacity.dismantle"] == 1)
  }

  @Test("another opacity updates one widget for each view, and other views none")
  func change() async throws {
    let mounted = try await MountedView(Counters(ids: [1, 2, 3], opacity: 0.5))
    let counts = UpdateStatistics.start()
    await show(Counters(ids: [1, 2, 3], opacity: 0.25), in: mounted)
    #expect(counts.calls["Opacity.update"] == 3)
    #expect(mounted.root.opacities == [0.25, 0.25, 0.25])
    try await mounted.root.find(role: .button, name: "2: 0").click()
    #expect(counts.calls["Opacity.update"] == 3)
    #expect(counts.makes(of: ButtonWidget<Text>.self) == 0)
  }

  @Test("each of several views has an overlay of its own, whose state goes with the view and ends with it")
  func overlayState() async throws {
    let mounted = try await MountedView(Badged(ids: [1, 2]))
    try await mounted.root.findAll(role: .button)[0].click()
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["1", "0"])
    await show(Badged(ids: [2, 1]), in: mounted)
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["0", "1"])
    #expect(mounted.root.findAll(role: .button).map(\.frame.minX) == [0, 105])
    await show(Badged(ids: [2]), in: mounted)
    await show(Badged(ids: [2, 1]), in: mounted)
    #expect(mounted.root.findAll(role: .button).map(\.name) == ["0", "0"])
  }

  @Test("a background of several views colours each, and not the room between")
  func background() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 10) {
        Group {
          Color.clear.frame(width: 20, height: 20)
          Color.clear.frame(width: 20, height: 20)
        }
        .background(Color(red: 1, green: 0, blue: 0))
      })
    let pixels = try Pixels(mounted.root)
    #expect(pixels[10, 10] == [255, 0, 0])
    #expect(pixels[25, 10] != [255, 0, 0])
    #expect(pixels[40, 10] == [255, 0, 0])
  }

  @Test("a gesture of several views is followed where one of them is, and not between them")
  func gesture() async throws {
    let log = Log()
    let mounted = try await MountedView(
      HStack(spacing: 40) {
        Group {
          Color.red.frame(width: 40, height: 40)
          Color.blue.frame(width: 40, height: 40)
        }
        .onTapGesture { log.note("tap") }
      })
    let host = try #require(mounted.controller?.widget)
    for x in [20, 60, 100] as [CGFloat] {
      try await XInput.click(on: host, at: CGPoint(x: x, y: 20))
      await Settling.settle()
    }
    #expect(log.entries == ["tap", "tap"])
  }

  @Test("what is laid out between several views and their opacity follows a change that leaves all of one size")
  func layoutBetween() async throws {
    let mounted = try await MountedView(Padded(padding: 1))
    #expect(mounted.root.blockFrames == [CGRect(1, 0, 10, 10), CGRect(51, 0, 20, 10)])
    await show(Padded(padding: 3), in: mounted)
    #expect(mounted.root.blockFrames == [CGRect(3, 0, 10, 10), CGRect(53, 0, 20, 10)])
  }

  @Test("a guide of a view says where it is through an opacity and a gesture")
  func guides() async throws {
    let mounted = try await MountedView(
      VStack(alignment: .leading, spacing: 0) {
        Block(20, 10)
        Block(30, 10).alignmentGuide(.leading) { _ in 5 }.opacity(0.5)
        Block(40, 10).alignmentGuide(.leading) { _ in 15 }.onTapGesture {}
      })
    #expect(mounted.root.blockFrames == [CGRect(15, 0, 20, 10), CGRect(10, 10, 30, 10), CGRect(0, 20, 40, 10)])
  }

  @Test("a priority in a stack is that of the view inside of an opacity and a background")
  func priority() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Filler()
        Filler().layoutPriority(1).background(Color.red).opacity(0.5)
      }, size: CGSize(width: 100, height: 10))
    #expect(mounted.root.blockFrames.map(\.width) == [0, 100])
  }

  @Test("help and names of a view reach its widgets through an opacity")
  func attributes() async throws {
    let mounted = try await MountedView(
      Group {
        Button("a") {}
        Button("b") {}
      }
      .opacity(0.5).help("help").accessibilityIdentifier("name"))
    let buttons = mounted.root.findAll(role: .button)
    #expect(buttons.map(\.identifier) == ["name", "name"])
    #expect(buttons.map(\.help) == ["help", "help"])
    #expect(mounted.root.all.filter { $0.identifier == "name" }.count == 2)
  }

  @Test("a row of a list that sleeps and comes back has its opacity and its overlay with its state again")
  func sleepingRows() async throws {
    let mounted = try await MountedView(
      List(0..<2000) { id in
        Group {
          Block(100, 40)
          Block(100, 40)
        }
        .opacity(0.5)
        .overlay { Count(id: id) }
      }, size: CGSize(width: 300, height: 200))
    let buttons = mounted.root.findAll(role: .button)
    for index in [2, 0] { try await buttons[index].click() }
    await mounted.scrollList(to: 1900)
    #expect(!mounted.root.findAll(role: .button).map(\.name).contains("1: 1"))
    await mounted.scrollList(to: 0)
    #expect(mounted.root.findAll(role: .button).map(\.name).prefix(5) == ["0: 1", "0: 0", "1: 1", "1: 0", "2: 0"])
    #expect(mounted.root.opacities.prefix(4) == [0.5, 0.5, 0.5, 0.5])
  }

  @Test("RP18 what is under an opacity in a row is dismantled before the opacity is when the row is put to sleep")
  func sleepingLeaves() async throws {
    let log = Log()
    let mounted = try await MountedView(
      List(0..<2000) { id in
        VStack {
          Count(id: id)
          // The first row has the focus, and so its widget stays.
          if id == 5 { Leaving(log: log) }
        }
        .opacity(0.5)
      }, size: CGSize(width: 300, height: 200))
    await mounted.scrollList(to: 1900)
    #expect(log.take() == ["dismantled under an opacity"])
    await mounted.scrollList(to: 0)
    await mounted.scrollList(to: 1900)
    #expect(log.take() == ["dismantled under an opacity"])
  }

  private func show<Content: View>(_ view: Content, in mounted: MountedView<Content>) async {
    mounted.rootView = view
    await Settling.settle()
  }
}

/// Views under one modifier.
private struct Modified<Content: View>: View {
  let modifier: SeveralViewsTests.Modifier
  @ViewBuilder let content: Content

  var body: some View {
    switch modifier {
    case .opacity: content.opacity(0.5)
    case .hidden: content.hidden()
    case .background: content.background(Color.red)
    case .overlay: content.overlay { Color.red }
    case .border: content.border(Color.red)
    case .gesture: content.onTapGesture {}
    case .geometry: content.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    case .space: content.coordinateSpace(name: "space")
    default: laidOut
    }
  }

  @ViewBuilder private var laidOut: some View {
    switch modifier {
    case .offset: content.offset(y: 1)
    case .position: content.position(x: 20, y: 5)
    case .fixed: content.fixedSize()
    case .ratio: content.aspectRatio(contentMode: .fit)
    case .priority: content.layoutPriority(1)
    case .guide: content.alignmentGuide(.top) { $0[.bottom] }
    case .index: content.zIndex(1)
    case .disabled: content.disabled(true)
    case .style: content.foregroundStyle(.red)
    case .help: content.help("help")
    default: content.accessibilityLabel("label")
    }
  }
}

/// Blocks under an opacity between two others.
private struct Faded: View {
  let ids: [Int]
  let opacity: Double

  var body: some View {
    HStack(spacing: 5) {
      Block(10, 10)
      ForEach(ids, id: \.self) { _ in Block(20, 10) }.opacity(opacity)
      Block(10, 10)
    }
  }
}

private struct Count: View {
  let id: Int
  @State private var count = 0

  var body: some View { Button("\(id): \(count)") { count += 1 } }
}

private struct Counters: View {
  let ids: [Int]
  let opacity: Double

  var body: some View {
    HStack(spacing: 5) {
      ForEach(ids, id: \.self) { Count(id: $0) }.opacity(opacity)
    }
  }
}

/// Blocks, each with a counter in front of it.
private struct Badged: View {
  let ids: [Int]

  var body: some View {
    HStack(spacing: 5) {
      ForEach(ids, id: \.self) { Named(id: $0) }.overlay(alignment: .leading) { Badge() }
    }
  }
}

private struct Named: View {
  let id: Int

  var body: some View { Block(100, 40) }
}

private struct Badge: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

/// Two blocks with a padding and a frame between them and their opacity.
private struct Padded: View {
  let padding: CGFloat

  var body: some View {
    HStack(spacing: 0) {
      Group {
        Block(10, 10)
        Block(20, 10)
      }
      .padding(.leading, padding).frame(width: 50, alignment: .leading).opacity(0.5)
    }
  }
}

extension WidgetQuery {
  @MainActor
  fileprivate var buttons: [Widget] { findAll(role: .button).map(\.widget) }

  /// Where blocks begin, from the first.
  @MainActor
  fileprivate var starts: [CGFloat] {
    let frames = blockFrames
    return frames.map { $0.minX - frames[0].minX }
  }

  /// The opacities of the widgets that are seen through, in the order of the tree.
  @MainActor
  fileprivate var opacities: [Double] {
    all.compactMap { shownOpacity(of: $0.widget.widgetPointer) }
  }
}

extension FoundWidget {
  @MainActor
  fileprivate var help: String? {
    gtk_widget_get_tooltip_text(widget.widgetPointer).map { String(cString: $0) }
  }
}

/// A widget that notes where it is when it is dismantled.
private struct Leaving: GtkWidgetRepresentable {
  let log: Log

  func makeCoordinator() -> Log { log }

  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkLabel") }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

  static func dismantleGtkWidget(_ gtkWidget: Widget, coordinator: Log) {
    let parent = gtk_widget_get_parent(gtkWidget.widgetPointer)
    let isFaded = parent.flatMap { shownOpacity(of: $0) } != nil
    coordinator.note(isFaded ? "dismantled under an opacity" : "dismantled alone")
  }
}

/// The opacity with which the leaves in a widget are drawn, if it is the island of one.
@MainActor
private func shownOpacity(of widget: UnsafeMutablePointer<GtkWidget>) -> Double? {
  (IslandWidget.filter(of: widget) as? OpacityFilter)?.opacity
}
