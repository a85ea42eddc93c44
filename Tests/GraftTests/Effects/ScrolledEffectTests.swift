import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is painted in scroll content elsewhere than where it is laid out.
@Suite(.gtk) @MainActor
struct ScrolledEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  /// What is seen at the top of scroll content with a view far below it.
  private func top(_ content: some View) async throws -> Pixels { try await Pixels.of(scrolled(content), length: 200) }

  private func scrolled(_ content: some View) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.white.frame(width: 180, height: 5000)
        content
      }
    }
  }

  private var square: some View { red.frame(width: 100, height: 100) }

  @Test("what is moved, turned or scaled into what can be seen is painted")
  func transforms() async throws {
    let moved = square.transformEffect(CGAffineTransform(translationX: 0, y: -4950))
    #expect(try await top(moved)[100, 100] == [255, 0, 0])
    #expect(try await top(moved.opacity(1))[100, 100] == [255, 0, 0])
    #expect(
      try await top(square.rotationEffect(.degrees(180), anchor: UnitPoint(x: 0.5, y: -24)))[100, 150] == [255, 0, 0])
    let scaled = square.scaleEffect(x: 1, y: 51, anchor: .bottom)
    #expect(try await top(scaled)[100, 100] == [255, 0, 0])
  }

  /// GTK's Cairo renderer paints no shadow of what it does not paint itself.
  @Test("so is a shadow, of a view or of one in a group, by a renderer that paints it")
  func shadows() async throws {
    func top(_ content: some View) async throws -> [UInt8]? {
      try await Pixels.withGL(scrolled(content), length: 200)?[100, 100]
    }
    let shadow = square.shadow(color: red, radius: 0, y: -4950)
    guard let plain = try await top(shadow) else { return }
    #expect(plain == [255, 0, 0])
    #expect(try await top(shadow.compositingGroup()) == [255, 0, 0])
    #expect(try await top(square.opacity(0.9).shadow(color: red, radius: 0, y: -4950))?.first == 255)
  }
}
