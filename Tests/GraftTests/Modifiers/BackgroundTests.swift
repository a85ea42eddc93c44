import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Layers behind and in front of views.
@Suite(.gtk) @MainActor
struct BackgroundTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let size = CGSize(width: 60, height: 60)

  private static func isRed(_ view: some View, _ x: Int, _ y: Int) async throws -> Bool {
    let mounted = try await MountedView(ZStack { view }, size: size)
    return try Pixels(mounted.root)[x, y] == [255, 0, 0]
  }

  @Test("UI32 a background colours the padding that comes before it, and not that after it")
  func orderMatters() async throws {
    // A block of 20 pixels in the middle of 60, with 10 pixels of padding.
    let block = Color.clear.frame(width: 20, height: 20)
    #expect(try await Self.isRed(block.padding(10).background(Self.red), 15, 30))
    #expect(try await !Self.isRed(block.background(Self.red).padding(10), 15, 30))
    #expect(try await Self.isRed(block.background(Self.red).padding(10), 25, 30))
  }

  @Test("UI33 a background takes any view, is offered the size of what it is behind, and never changes it")
  func backgroundIsOfferedSize() async throws {
    #expect(try idealSize(of: Block(20, 10).background(Block(50, 50))) == CGSize(width: 20, height: 10))
    let mounted = try await MountedView(
      ZStack {
        Block(20, 10).background { Filler() }
      }, size: Self.size)
    #expect(mounted.root.blockFrames == [CGRect(20, 25, 20, 10), CGRect(20, 25, 20, 10)])
  }

  @Test("UI41 (part) colours by their names are backgrounds")
  func namedColors() async throws {
    let mounted = try await MountedView(
      VStack(spacing: 0) {
        Color.clear.background(.green)
        Color.clear.background(Color.red)
      }, size: Self.size)
    let pixels = try Pixels(mounted.root)
    #expect(pixels[30, 10] == [0x33, 0xd1, 0x7a])
    #expect(pixels[30, 50] == [0xe0, 0x1b, 0x24])
  }

  @Test("an overlay lies in front, where its alignment says, and does not change the size")
  func overlay() async throws {
    #expect(try idealSize(of: Block(20, 10).overlay(Block(50, 50))) == CGSize(width: 20, height: 10))
    let mounted = try await MountedView(
      Color.blue.overlay(alignment: .bottomTrailing) { Self.red.frame(width: 10, height: 10) }, size: Self.size)
    let pixels = try Pixels(mounted.root)
    #expect(pixels[55, 55] == [255, 0, 0])
    #expect(pixels[45, 45] == [0x35, 0x84, 0xe4])
  }

  @Test("a border is drawn inside of the edges, and what is in it can be clicked")
  func border() async throws {
    let log = Log()
    let mounted = try await MountedView(
      Color.white.overlay { Button("inside") { log.note("clicked") } }.border(Self.red, width: 3), size: Self.size)
    let pixels = try Pixels(mounted.root)
    for (x, y) in [(2, 30), (57, 30), (30, 2), (30, 57), (0, 0), (59, 59)] { #expect(pixels[x, y] == [255, 0, 0]) }
    for (x, y) in [(3, 3), (56, 3), (3, 56), (56, 56)] { #expect(pixels[x, y] == [255, 255, 255]) }
    try await mounted.root.find(role: .button).click()
    #expect(log.entries == ["clicked"])
  }
}
