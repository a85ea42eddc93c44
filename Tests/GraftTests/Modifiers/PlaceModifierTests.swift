import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Modifiers of place and size, by the frames of real widgets.
@Suite(.gtk) @MainActor
struct PlaceModifierTests {
  private static let size = CGSize(width: 200, height: 100)

  @Test("an offset view is shown beside its room, and its neighbours stay")
  func offset() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Block(20, 10).offset(x: 5, y: 7)
        Block(30, 10)
      }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(80, 52, 20, 10), CGRect(95, 45, 30, 10)])
  }

  @Test("a positioned view has its centre at the point")
  func position() async throws {
    let mounted = try await MountedView(Block(20, 10).position(x: 50, y: 40), size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(40, 35, 20, 10)])
  }

  @Test("a view that keeps a ratio fits into the room, and one with a fixed size ignores it")
  func ratioAndFixedSize() async throws {
    let ratio = try await MountedView(Filler().aspectRatio(1, contentMode: .fit), size: Self.size)
    #expect(ratio.root.blockFrames == [CGRect(50, 0, 100, 100)])
    let text = Array(repeating: "word", count: 20).joined(separator: " ")
    let fixed = try await MountedView(Text(text).fixedSize().frame(width: 50), size: Self.size)
    #expect(try fixed.root.frame(ofText: text).height < 30)
  }

  @Test("a view of a higher priority gets the room before the others")
  func priority() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Filler()
        Filler().frame(minWidth: 0, maxWidth: 150).layoutPriority(1)
      }, size: Self.size)
    #expect(mounted.root.blockFrames.map(\.width) == [50, 150])
  }

  @Test("widgets from right to left begin at the right, and an offset leads to the left")
  func rightToLeft() async throws {
    let mounted = try await MountedView(
      HStack(spacing: 0) {
        Block(20, 10)
        Block(30, 10).offset(x: 5)
        Spacer()
      }.environment(\.layoutDirection, .rightToLeft), size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(180, 45, 20, 10), CGRect(145, 45, 30, 10)])
  }
}
