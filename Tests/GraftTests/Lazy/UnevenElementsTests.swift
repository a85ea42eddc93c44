import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Elements of one `ForEach` that give different numbers of views.
@Suite(.gtk) @MainActor
struct UnevenElementsTests {
  private func stack(_ count: Int, several: @escaping (Int) -> Bool) -> some View {
    ScrollView {
      LazyVStack(spacing: 5) {
        ForEach(0..<count, id: \.self) { number in
          Block(50, 40)
          if several(number) { Block(60, 20) }
        }
      }
    }
  }

  @Test("LZ15 elements of different numbers of views are reported once, with their place, and are shown")
  func uneven() async throws {
    let mounted = try await MountedView(stack(1_000) { $0 % 2 == 1 }, size: viewport)
    #expect(mounted.root.blockFrames.map(\.minY).prefix(6) == [0, 45, 90, 115, 160, 205])
    await mounted.scroll(to: 20_000)
    let report = try #require(Diagnostics.recorded.first)
    #expect(Diagnostics.recorded.map(\.kind) == [.unevenElements])
    #expect(report.path.contains("LazyVStack") && report.viewType.hasPrefix("ForEach"))
    #expect(report.message.contains("as 1 and 2,"))
  }

  @Test("LZ15 elements of as many views each are not reported, nor those of two loops", arguments: [false, true])
  func even(several: Bool) async throws {
    let mounted = try await MountedView(stack(1_000) { _ in several }, size: viewport)
    await mounted.scroll(to: 20_000)
    _ = try await MountedView(
      ScrollView {
        LazyVStack {
          ForEach(0..<10) { _ in Block(50, 40) }
          ForEach(0..<10) { _ in
            Block(50, 40)
            Block(50, 40)
          }
        }
      }, size: viewport)
    #expect(Diagnostics.recorded.isEmpty)
  }
}
