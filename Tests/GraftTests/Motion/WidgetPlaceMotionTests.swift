import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section MO: widgets, texts and drawings that get another place, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct WidgetPlaceMotionTests {
  private struct Page: View {
    var isChanged = false
    let log: Log

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: isChanged ? 100 : 20)
        Counted(log: log)
        Button("go") { log.note("clicked") }
        Text("text")
        Block(isChanged ? 120 : 40, 20)
      }
    }
  }

  /// A widget that tells when it is measured.
  private struct Counted: GtkWidgetRepresentable {
    let log: Log

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }
    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}

    func sizeThatFits(_ proposal: ProposedViewSize, gtkWidget: Widget, context: Context) -> CGSize? {
      log.note("measured")
      return CGSize(width: 30, height: 20)
    }
  }

  private func tops(_ mounted: MountedView<Page>) throws -> [CGFloat] {
    [
      try mounted.root.find(role: .button, name: "go").frame.minY, try mounted.root.frame(ofText: "text").minY,
      mounted.root.blockFrames.last?.minY ?? -1,
    ]
  }

  @Test("MO3 MO4 widgets and texts move to their places, one with its size, and nothing is measured meanwhile")
  func widgets() async throws {
    let (log, clock) = (Log(), TestClock())
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(log: log), size: CGSize(width: 200, height: 300))
      let first = try tops(mounted)
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      #expect(try tops(mounted) == first)
      _ = log.take()
      var moved: [CGFloat] = []
      var widths: [CGFloat] = []
      for _ in 0..<4 {
        await clock.advance(by: .seconds(0.25))
        moved.append(try tops(mounted)[0] - first[0])
        #expect(try tops(mounted).map { $0 - moved[moved.count - 1] } == first)
        widths.append(mounted.root.blockFrames.last?.width ?? -1)
      }
      // The content is in the middle of its window: half of what is added is above.
      #expect(moved == [10, 20, 30, 40])
      #expect(log.take() == [])
      #expect(widths[3] == 120)
    }
  }

  /// Texts in the middle, the leading edge and the trailing one of boxes of 100, the last of which moves by 100.
  private struct Longer: View {
    var isChanged = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(isChanged ? "1600" : "8").frame(width: 100, height: 20)
        Text(isChanged ? "1601" : "9").frame(width: 100, height: 20, alignment: .leading)
        Text(isChanged ? "1602" : "7").frame(width: 100, height: 20, alignment: .trailing)
        Text(isChanged ? "1603" : "6").frame(width: 100, height: 20).padding(.leading, isChanged ? 100 : 0)
      }
      .frame(width: 200, height: 80, alignment: .leading)
    }
  }

  @Test("MO3 a text that becomes longer is at once where it belongs, and its middle moves with its place")
  func longerText() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Longer(), size: CGSize(width: 200, height: 80))
      let edge = try mounted.root.frame(ofText: "9").minX
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      for quarter in 0...4 {
        if quarter > 0 { await clock.advance(by: .seconds(0.25)) }
        let frames = try (0...3).map { try mounted.root.frame(ofText: "160\($0)") }
        // Places are on whole pixels.
        #expect(abs(frames[0].midX - edge - 50) <= 1)
        #expect(frames[1].minX == edge)
        #expect(abs(frames[2].maxX - edge - 100) <= 1)
        #expect(abs(frames[3].midX - edge - (50 + 25 * CGFloat(quarter))) <= 1.5)
      }
    }
  }

  @Test("MO3 a drawing is painted in the frames between")
  func drawing() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Bar(), size: CGSize(width: 100, height: 20))
      withAnimation(.linear(duration: 1)) { mounted.rootView.length = 100 }
      await Settling.settle()
      var lengths: [Int] = []
      for _ in 0..<4 {
        await clock.advance(by: .seconds(0.25))
        let pixels = try Pixels(mounted.root)
        lengths.append((0..<100).count { pixels[$0, 10] == [255, 0, 0] })
      }
      #expect(lengths == [25, 50, 75, 100])
    }
  }

  @Test("FX32 at rest what has moved between pixels is painted as if it had not")
  func rest() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let still = try await MountedView(Bar(length: 30.4), size: CGSize(width: 100, height: 20))
      let mounted = try await MountedView(Bar(), size: CGSize(width: 100, height: 20))
      withAnimation(.linear(duration: 1)) { mounted.rootView.length = 30.4 }
      await Settling.settle()
      await clock.advance(by: .seconds(0.25))
      let (end, half) = (try Pixels(still.root), try Pixels(mounted.root))
      #expect((0..<100).contains { half[$0, 10] != end[$0, 10] })
      await clock.advance(by: .seconds(1))
      let last = try Pixels(mounted.root)
      #expect((0..<100).allSatisfy { last[$0, 10] == end[$0, 10] })
    }
  }

  private struct Bar: View {
    var length: CGFloat = 0

    var body: some View {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: length)
        Color.white
      }
    }
  }

  @Test("MO7 a window that the user resizes moves nothing")
  func resized() async throws {
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await MountedView(Page(log: Log()), size: CGSize(width: 200, height: 300))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      await clock.advance(by: .seconds(2))
      let before = try tops(mounted)
      await mounted.resize(to: CGSize(width: 200, height: 400))
      #expect(try tops(mounted).map { $0 - 50 } == before)
    }
  }
}
