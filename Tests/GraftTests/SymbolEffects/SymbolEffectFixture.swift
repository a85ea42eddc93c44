import CGTK
import Foundation
import Graft
import GraftTesting

/// A black symbol in the middle of a white square of 160 pixels, on a clock that the test owns.
@MainActor
struct ShownSymbol<Content: View> {
  private struct Page: View {
    var step = 0
    let content: (Int) -> Content
    var body: some View {
      content(step).font(.system(size: 40)).foregroundStyle(Color.black)
        .frame(width: 160, height: 160).background(Color.white)
    }
  }

  /// What is seen of the symbol.
  struct Look: Equatable {
    /// Around all that is not white.
    var box: CGRect
    /// How dark its darkest pixel is, from 0 to 255.
    var darkness: Int
  }

  let clock: TestClock
  private let mounted: MountedView<Page>

  /// Shows what there is for the step 0, and calls a function with it; its frames go by a clock that drives GTK.
  static func show(
    isAnimated: Bool = true, @ViewBuilder _ content: @escaping (Int) -> Content,
    _ body: @MainActor (ShownSymbol) async throws -> Void
  ) async throws {
    let (clock, before) = (TestClock(), TimelineTime.now)
    TimelineTime.now = { Date(timeIntervalSinceReferenceDate: 1000 + clock.now.sinceStart / .seconds(1)) }
    defer { TimelineTime.now = before }
    try await clock.drivingGTK {
      ObjectReference(retaining: gtk_settings_get_default().objectAddress)["gtk-enable-animations"] = isAnimated
      let mounted = try await MountedView(Page(content: content), size: CGSize(width: 160, height: 160))
      try await body(ShownSymbol(clock: clock, mounted: mounted))
    }
  }

  /// Shows another step, and the frame after it.
  func go(to step: Int) async {
    mounted.rootView.step = step
    await Settling.settle()
    await wait(0.016)
  }

  func wait(_ seconds: Double) async { await clock.advance(by: .seconds(seconds)) }

  /// Where layout has placed the symbol.
  var frame: CGRect { mounted.root.imageFrames.first ?? .null }

  func pixels() throws -> Pixels { try Pixels(mounted.root) }

  func look() throws -> Look {
    let pixels = try pixels()
    var look = Look(box: .null, darkness: 0)
    for y in 0..<160 {
      for x in 0..<160 where pixels[x, y][1] < 215 {
        look.box = look.box.union(CGRect(x: x, y: y, width: 1, height: 1))
        look.darkness = max(look.darkness, 255 - Int(pixels[x, y][1]))
      }
    }
    return look
  }
}
