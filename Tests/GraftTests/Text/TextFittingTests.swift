import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Letters that become smaller or come nearer, where there is no room for a text.
@Suite(.gtk) @MainActor
struct TextFittingTests {
  private var text: some View { Text("A line that is too long for its room").lineLimit(1) }

  private func size(_ view: some View, _ width: CGFloat?) -> CGSize {
    GtkHostingWidget(rootView: view).sizeThatFits(in: ProposedViewSize(width: width, height: nil))
  }

  @Test("TX13 letters become smaller just as far as they must, and the height is that of the smaller text")
  func smaller() throws {
    let whole = try idealSize(of: text)
    let small = text.minimumScaleFactor(0.5)
    #expect(try idealSize(of: small) == whole)
    #expect(size(small, whole.width) == whole)
    let narrow = (whole.width * 0.75).rounded()
    let fitted = size(small, narrow)
    #expect(fitted.width <= narrow && fitted.width > narrow * 0.95)
    #expect(fitted.height < whole.height && fitted.height > whole.height * 0.65)
    #expect(size(text, narrow).height == whole.height)
    // In its own size it stays the same.
    #expect(size(small, fitted.width) == fitted)
  }

  @Test("TX13 letters become no smaller than was said, and what does not fit then is cut")
  func smallest() throws {
    let whole = try idealSize(of: text)
    let (half, tenth) = (size(text.minimumScaleFactor(0.5), 40), size(text.minimumScaleFactor(0.5), 60))
    #expect(half.height == tenth.height)
    #expect(abs(half.height - whole.height / 2) <= 2)
    #expect(half.width <= 40)
    let parts = (Text("large ").font(.system(size: 30)) + Text("small")).lineLimit(1).minimumScaleFactor(0.5)
    let all = try idealSize(of: parts)
    let fitted = size(parts, all.width * 0.6)
    #expect(fitted.width <= all.width * 0.6 && fitted.height < all.height * 0.7)
  }

  @Test("TX14 letters come nearer before they become smaller or the text is cut, and not in a text that fits")
  func nearer() throws {
    let whole = try idealSize(of: text)
    let tight = text.allowsTightening(true)
    #expect(try idealSize(of: tight) == whole)
    let fitted = size(tight.minimumScaleFactor(0.5), whole.width - 12)
    #expect(fitted.height == whole.height)
    #expect(fitted.width <= whole.width - 12)
    #expect(size(tight.minimumScaleFactor(0.5), whole.width * 0.6).height < whole.height)
  }

  @Test("what is drawn is what was measured: no sign of a cut text is there")
  func drawn() async throws {
    let whole = try idealSize(of: text)
    func ink(_ view: some View) async throws -> Int {
      let width = (whole.width * 0.75).rounded()
      let mounted = try await MountedView(
        view.foregroundStyle(.black).frame(width: width, height: 30).background(Color.white))
      let pixels = try Pixels(mounted.root)
      return (0..<30).count { y in (Int(width) - 12..<Int(width)).contains { pixels[$0, y][0] < 128 } }
    }
    // The dots of a cut text are low; letters are higher.
    #expect(try await ink(text) < 5)
    #expect(try await ink(text.minimumScaleFactor(0.5)) >= 5)
  }

  @Test("smaller letters are in the middle of a frame, as the widget is no larger than they are")
  func middle() async throws {
    let number = Text("128").font(.system(size: 60, weight: .bold)).minimumScaleFactor(0.3).lineLimit(1)
    let mounted = try await MountedView(
      number.foregroundStyle(.black).frame(width: 80, height: 80).background(Color.white))
    let pixels = try Pixels(mounted.root)
    let inked = (0..<80).filter { y in (0..<80).contains { pixels[$0, y][0] < 128 } }
    let (top, bottom) = (try #require(inked.first), try #require(inked.last))
    // In the 80 rows from 0 to 79; digits are at most 2 rows off the middle of their line.
    #expect(abs(top + bottom - 79) <= 4)
    #expect(bottom - top < 50)
  }
}
