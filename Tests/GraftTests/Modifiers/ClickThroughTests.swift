import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What cannot be seen, in front of a button that is clicked by the pointer.
@Suite(.gtk) @MainActor
struct ClickThroughTests {
  /// How often the button behind was clicked, and what is in front of it.
  private func clicks(through front: some View) async throws -> [String] {
    let clicks = Clicks()
    let button = Button("behind") { clicks.names.append("behind") }
    for content in [
      AnyView(
        ZStack {
          button; front
        }), AnyView(button.overlay { front }),
    ] {
      let mounted = try await MountedView(content, size: CGSize(width: 200, height: 100))
      try await mounted.root.find(role: .button, name: "behind").click()
    }
    return clicks.names
  }

  @Test("EX1 a clear colour lets clicks through, in a stack and in an overlay, and one that is seen does not")
  func colors() async throws {
    #expect(try await clicks(through: Color.clear) == ["behind", "behind"])
    #expect(try await clicks(through: Color.red.opacity(0)) == ["behind", "behind"])
    #expect(try await clicks(through: Rectangle(of: .clear)) == ["behind", "behind"])
    #expect(try await clicks(through: Color.red.opacity(0.01)) == [])
  }

  @Test("a view of no opacity lets clicks through with all that is in it, and one that is seen does not")
  func opacity() async throws {
    let front = VStack { Button("in front") {}.frame(width: 200, height: 100) }
    #expect(try await clicks(through: front.opacity(0)) == ["behind", "behind"])
    #expect(try await clicks(through: Color.red.opacity(0).opacity(1)) == ["behind", "behind"])
    #expect(try await clicks(through: Color.red.frame(width: 200, height: 100).opacity(0.5)) == [])
  }

  @Test("a geometry reader of nothing or of a clear colour lets clicks through")
  func geometry() async throws {
    #expect(try await clicks(through: GeometryReader { _ in EmptyView() }) == ["behind", "behind"])
    #expect(try await clicks(through: GeometryReader { _ in Color.clear }) == ["behind", "behind"])
  }

  @Test("a clear background or overlay of a view in front lets clicks through")
  func layers() async throws {
    let empty = VStack { Text("a") }.frame(width: 200, height: 100, alignment: .topLeading)
    #expect(try await clicks(through: empty.background(Color.clear)) == ["behind", "behind"])
    #expect(try await clicks(through: empty.overlay(Color.clear)) == ["behind", "behind"])
    #expect(
      try await clicks(through: empty.background { GeometryReader { _ in Color.clear } }) == ["behind", "behind"])
  }

  @Test("a view that comes into sight takes the clicks, and lets them through again when it goes")
  func change() async throws {
    let clicks = Clicks()
    func content(_ isSeen: Bool) -> some View {
      ZStack {
        Button("behind") { clicks.names.append("behind") }
        Color.red.opacity(isSeen ? 1 : 0)
        Button("in front") { clicks.names.append("in front") }.opacity(isSeen ? 1 : 0)
      }
    }
    let mounted = try await MountedView(content(false), size: CGSize(width: 200, height: 100))
    for isSeen in [true, false] {
      try await mounted.root.find(role: .button, name: "behind").click()
      mounted.rootView = content(isSeen)
      await Settling.settle()
    }
    try await mounted.root.find(role: .button, name: "behind").click()
    #expect(clicks.names == ["behind", "in front", "behind"])
  }
}

@MainActor
private final class Clicks {
  var names: [String] = []
}

/// A colour of a size.
private struct Rectangle: View {
  let color: Color

  init(of color: Color) { self.color = color }

  var body: some View { color.frame(width: 200, height: 100) }
}
