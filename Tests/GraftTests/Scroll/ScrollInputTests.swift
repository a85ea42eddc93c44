import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What keys and the wheel scroll.
@Suite(.gtk) @MainActor
struct ScrollInputTests {
  @Test("SC31 pages, steps and the ends are reached by keys from a control in the content")
  func keys() async throws {
    let content = ScrollView {
      VStack(spacing: 0) {
        Button("go") {}
        Block(100, 5000)
      }
    }
    let mounted = try await MountedView(content, size: viewport)
    let window = try #require(mounted.root.all.first)
    try await window.press("Tab")
    func offset(after key: String, _ modifiers: XInput.Modifiers = []) async throws -> Double {
      try await window.press(key, modifiers: modifiers)
      return mounted.offset
    }
    #expect(try await offset(after: "Page_Down") == 540)
    #expect(try await offset(after: "Down", .control) == 600)
    #expect(try await offset(after: "Up", .control) == 540)
    #expect(try await offset(after: "Page_Up") == 0)
    #expect(try await offset(after: "End") == mounted.scrolledLength - 600)
    #expect(try await offset(after: "Home") == 0)
  }

  private struct Nested: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Block(3000, 200) }
          Block(100, 3000)
        }
      }
    }
  }

  @Test("SC33 a plain wheel scrolls what is around a sideways scroll view, and with Shift that view itself")
  func nested() async throws {
    let mounted = try await MountedView(Nested(), size: viewport)
    let outer = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    try await outer.scroll(at: CGPoint(x: 50, y: 50), down: 1)
    let moved = mounted.root.blockFrames[0]
    #expect(moved.minX == 0 && moved.minY < 0)
    try await outer.scroll(at: CGPoint(x: 50, y: 20), down: 1, modifiers: .shift)
    #expect(mounted.root.blockFrames[0].minX < 0 && mounted.root.blockFrames[0].minY == moved.minY)
  }

  @Test("SC33 a list in a page takes the wheel until it is at its end")
  func listInPage() async throws {
    let content = ScrollView {
      VStack(spacing: 0) {
        List(0..<10) { Text("\($0)").frame(height: 40) }.frame(height: 200)
        Block(100, 3000)
      }
    }
    let mounted = try await MountedView(content, size: viewport)
    let page = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
    try await page.scroll(at: CGPoint(x: 50, y: 50), down: 1)
    #expect(mounted.offset == 0)
    var notches = 0
    while mounted.offset == 0, notches < 50 {
      try await page.scroll(at: CGPoint(x: 50, y: 50), down: 1)
      notches += 1
    }
    #expect(mounted.offset > 0)
    let last = try mounted.root.frame(ofText: "9")
    #expect(last.maxY <= mounted.root.blockFrames[0].minY)
  }
}
