import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing
import ViewGraph

/// Section MO: what texts and images are painted with on its way, frame by frame on a clock that the test owns.
@Suite(.gtk) @MainActor
struct TextColorMotionTests {
  private static let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))

  private struct Page<Content: View>: View {
    var isChanged = false
    var string = "███"
    let content: (Bool, String) -> Content
    var body: some View {
      ZStack {
        Color.white
        content(isChanged, string).font(.system(size: 20, design: .monospaced))
      }
    }
  }

  private func page<Content: View>(
    _ content: @escaping (Bool, String) -> Content
  ) async throws -> MountedView<Page<Content>> {
    try await MountedView(Page(content: content), size: CGSize(width: 100, height: 100))
  }

  /// The colour in the middle at the start, half way and at the end of a linear animation of a second.
  private func middles(_ content: @escaping (Bool) -> some View) async throws -> [[UInt8]] {
    let clock = TestClock()
    return try await clock.drivingGTK {
      let mounted = try await page { isChanged, _ in content(isChanged) }
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      var colors = [try Pixels(mounted.root)[50, 50]]
      await clock.advance(by: .seconds(0.02))
      for _ in 0..<2 {
        await clock.advance(by: .seconds(0.5))
        colors.append(try Pixels(mounted.root)[50, 50])
      }
      return colors
    }
  }

  private func isNear(_ found: [[UInt8]], _ expected: [[Int]]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { zip($0, $1).allSatisfy { abs(Int($0) - $1) <= 8 } }
  }

  private static let way = [[255, 0, 0], [0xBC, 0, 0xBC], [0, 0, 255]]

  @Test("MO50 the colour of a text moves in light, whether the text says it or a view around")
  func texts() async throws {
    let (red, blue) = (Self.red, Self.blue)
    let own = try await middles { Text(verbatim: "███").foregroundStyle($0 ? blue : red) }
    #expect(isNear(own, Self.way), "\(own)")
    let around = try await middles { isChanged in VStack { Text("███") }.foregroundStyle(isChanged ? blue : red) }
    #expect(isNear(around, Self.way), "\(around)")
    let level = try await middles { Text("███").foregroundStyle(Color(white: 0).opacity($0 ? 0 : 1)) }
    #expect(isNear(level, [[0, 0, 0], [128, 128, 128], [255, 255, 255]]), "\(level)")
  }

  @Test("MO50 the colour of an image moves as that of a text")
  func images() async throws {
    let (red, blue) = (Self.red, Self.blue)
    let symbol = Image(systemName: "square.fill").resizable().frame(width: 80, height: 80)
    let shown = try await middles { symbol.foregroundStyle($0 ? blue : red) }
    #expect(isNear(shown, Self.way), "\(shown)")
  }

  @Test("MO51 the gradient of a text moves colour by colour")
  func gradients() async throws {
    let (red, blue) = (Self.red, Self.blue)
    let shown = try await middles { isChanged in
      let color = isChanged ? blue : red
      return Text("███").foregroundStyle(
        LinearGradient(colors: [color, color], startPoint: .top, endPoint: .bottom))
    }
    #expect(isNear(shown, Self.way), "\(shown)")
  }

  @Test("a text takes a style of another kind at once, and the motion of the former ends")
  func otherKind() async throws {
    let (red, blue) = (Self.red, Self.blue)
    let green = Color(red: 0, green: 1, blue: 0)
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await page { isChanged, string in
        let plain = AnyShapeStyle(isChanged ? blue : red)
        let gradient = LinearGradient(colors: [green, green], startPoint: .top, endPoint: .bottom)
        return Text(verbatim: "███").foregroundStyle(string == "gradient" ? AnyShapeStyle(gradient) : plain)
      }
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.5))
      withAnimation(.linear(duration: 1)) { mounted.rootView.string = "gradient" }
      await Settling.settle()
      for _ in 0..<3 {
        #expect(isNear([try Pixels(mounted.root)[50, 50]], [[0, 255, 0]]))
        await clock.advance(by: .seconds(0.4))
      }
    }
  }

  @Test("MO4 a text that changes while its colour moves is the new one, and nothing is evaluated or updated in a frame")
  func otherText() async throws {
    let (red, blue) = (Self.red, Self.blue)
    let clock = TestClock()
    try await clock.drivingGTK {
      let mounted = try await page { isChanged, string in
        Text(verbatim: string).foregroundStyle(isChanged ? blue : red)
      }
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      await clock.advance(by: .seconds(0.02))
      await clock.advance(by: .seconds(0.25))
      mounted.rootView.string = "█████"
      await Settling.settle()
      let counts = UpdateStatistics.start()
      defer { UpdateStatistics.stop() }
      await clock.advance(by: .seconds(0.25))
      #expect(mounted.root.texts == ["█████"])
      #expect(isNear([try Pixels(mounted.root)[50, 50]], [Self.way[1]]))
      await clock.advance(by: .seconds(0.5))
      #expect(mounted.root.texts == ["█████"])
      #expect(isNear([try Pixels(mounted.root)[50, 50]], [Self.way[2]]))
      #expect(counts.calls == [:])
    }
  }
}
