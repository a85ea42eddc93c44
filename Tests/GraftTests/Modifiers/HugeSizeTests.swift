import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Lengths that no window has, and the X server could not hold.
@Suite(.gtk) @MainActor
struct HugeSizeTests {
  private nonisolated static let lengths: [CGFloat] = [40_000, 3e9, .greatestFiniteMagnitude]

  private func check(_ view: some View) async throws {
    let mounted = try await MountedView(
      VStack {
        view
        Text("beside")
      })
    #expect(mounted.root.texts.contains("beside"))
    mounted.rootView = mounted.rootView
    await Settling.settle()
    await mounted.close()
  }

  /// The kinds of reports since this was asked last.
  private func reports() -> Set<Diagnostic.Kind> { Set(Diagnostics.recorded.map(\.kind)) }

  @Test("EX2 a frame of any length leaves the program alive, and is reported", arguments: lengths)
  func frames(length: CGFloat) async throws {
    try await check(Color.red.frame(width: length, height: 10))
    try await check(Color.red.frame(minWidth: length, maxHeight: length))
    // One that a layout can use is longer than a window can be.
    #expect(reports() == [length == 40_000 ? .invalidSize : .invalidFrame])
  }

  @Test("padding, spacing, offsets and guides of any length leave the program alive", arguments: lengths)
  func distances(length: CGFloat) async throws {
    try await check(Color.red.frame(width: 9, height: 9).padding(.horizontal, length))
    try await check(
      HStack(spacing: length) {
        Text("a")
        Text("b")
      })
    try await check(Text("a").offset(x: length, y: -length))
    try await check(
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in length }
        Text("b").alignmentGuide(.leading) { _ in -length }
      })
    #expect(reports().isSubset(of: [.invalidFrame, .invalidSize]))
  }

  @Test("what is scrolled may be as long as it likes")
  func scrolled() async throws {
    let mounted = try await MountedView(
      ScrollView { Color.red.frame(width: 50, height: 1_000_000) }, size: CGSize(width: 100, height: 100))
    #expect(mounted.root.all.contains { $0.frame.height == 1_000_000 })
    #expect(Diagnostics.recorded == [])
  }

  @Test("a slider with endless bounds warns of nothing, and shows its value")
  func slider() async throws {
    for bounds in [-Double.infinity...Double.infinity, 0...Double.infinity, -Double.greatestFiniteMagnitude...5] {
      let mounted = try await MountedView(Slider(value: .constant(3), in: bounds), size: CGSize(width: 100, height: 40))
      #expect(mounted.root.findAll(role: .slider).count == 1)
    }
  }
}
