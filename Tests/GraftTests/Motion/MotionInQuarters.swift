import Foundation
import Graft
import GraftTesting
import TestSupport

/// A suite of views that move for a second, on a clock that the test owns.
@MainActor
protocol MotionInQuarters {}

/// A view that becomes another, before white.
struct ChangingPage<Content: View>: View {
  var isChanged = false
  let content: (Bool) -> Content
  var body: some View {
    ZStack {
      Color.white
      content(isChanged)
    }
  }
}

/// A bar that takes a share of its frame from the left.
struct Bar: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
  }
}

extension MotionInQuarters {
  /// What is shown of a change by a linear animation of a second, at its beginning and after each quarter, on 100 by 100 pixels.
  func quarters<Result>(
    _ content: @escaping (Bool) -> some View, _ look: @escaping (Pixels) -> Result
  ) async throws -> [Result] {
    let clock = TestClock()
    return try await clock.drivingGTK {
      let mounted = try await MountedView(ChangingPage(content: content), size: CGSize(width: 100, height: 100))
      withAnimation(.linear(duration: 1)) { mounted.rootView.isChanged = true }
      await Settling.settle()
      var results = [try look(Pixels(mounted.root))]
      await clock.advance(by: .seconds(0.02))
      for _ in 0..<4 {
        await clock.advance(by: .seconds(0.25))
        results.append(try look(Pixels(mounted.root)))
      }
      return results
    }
  }

  func isNear(_ found: [UInt8], _ expected: [Int], within tolerance: Int = 8) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  /// How far the middle row of pixels is dark from the left.
  func length(_ pixels: Pixels) -> UInt8 { UInt8((0..<100).prefix { pixels[$0, 50][0] < 128 }.count) }

  /// How far the middle row of pixels is white from the left.
  func start(_ pixels: Pixels) -> UInt8 { UInt8((0..<100).prefix { pixels[$0, 50][0] > 128 }.count) }
}
