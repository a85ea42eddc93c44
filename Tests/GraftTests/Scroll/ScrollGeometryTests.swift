import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What is told of how scroll views are scrolled.
@Suite(.gtk) @MainActor
struct ScrollGeometryTests {
  /// Notes what is told.
  @MainActor
  private final class Told<Value> {
    var values: [Value] = []
    var transforms = 0
  }

  private var rows: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<1000) { _ in Block(30, 40) } }.frame(maxWidth: .infinity) }
  }

  @Test("SC27 the action runs when its value is another, with the old and the new one")
  func action() async throws {
    let told = Told<[Bool]>()
    let content = rows.onScrollGeometryChange(for: Bool.self) { geometry in
      told.transforms += 1
      return geometry.contentOffset.y > 100
    } action: { old, new in
      told.values.append([old, new])
    }
    let mounted = try await MountedView(content, size: viewport)
    (told.values, told.transforms) = ([], 0)
    await mounted.scroll(to: 50)
    #expect(told.values == [] && told.transforms == 1)
    await mounted.scroll(to: 2000)
    #expect(told.values == [[false, true]] && told.transforms == 2)
    await mounted.scroll(to: 2010)
    await mounted.scroll(to: 0)
    #expect(told.values == [[false, true], [true, false]])
  }

  @Test("SC28 the geometry has the offset, and the sizes of content and container; lazy content has its estimate")
  func geometry() async throws {
    let told = Told<ScrollGeometry>()
    func telling(_ content: some View) -> some View {
      content.onScrollGeometryChange(for: ScrollGeometry.self) {
        $0
      } action: { _, new in
        told.values.append(new)
      }
    }
    let mounted = try await MountedView(telling(rows), size: viewport)
    await mounted.scroll(to: 2010)
    let last = try #require(told.values.last)
    #expect(last.contentOffset == CGPoint(x: 0, y: 2010) && last.contentSize == CGSize(width: 400, height: 40_000))
    #expect(last.containerSize == CGSize(width: 400, height: 600) && last.contentInsets == EdgeInsets())
    #expect(last.bounds == CGRect(0, 2010, 400, 600) && last.visibleRect == CGRect(0, 2010, 400, 600))
    let lazy = ScrollView { LazyVStack(spacing: 0) { Seen().rows(0..<1000) } }
    _ = try await MountedView(telling(lazy), size: viewport)
    #expect(told.values.last?.contentSize == CGSize(width: 400, height: 40_000))
  }

  @Test("the insets of the geometry are the margins of the content, by which its offset at rest is below zero")
  func margins() async throws {
    let told = Told<ScrollGeometry>()
    let content = rows.contentMargins(.vertical, 20, for: .scrollContent).onScrollGeometryChange(
      for: ScrollGeometry.self
    ) {
      $0
    } action: {
      told.values.append($1)
    }
    _ = try await MountedView(content, size: viewport)
    let last = try #require(told.values.last)
    #expect(last.contentInsets.top == 20 && last.contentOffset.y == -20)
    #expect(last.contentSize.height == 40_000 && last.visibleRect == CGRect(0, 0, 400, 560))
  }

  @Test(
    "SC30 a scroll view says which targets are seen by a share, in order, and not while they are the same",
    arguments: [true, false])
  func targets(isLazy: Bool) async throws {
    let told = Told<[Int]>()
    let numbers = Array(0..<100)
    let rows = ForEach(numbers, id: \.self) { _ in Block(30, 40) }
    let content = ScrollView {
      if isLazy {
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.75) { told.values.append($0) }
    let mounted = try await MountedView(content, size: viewport)
    #expect(told.values.last == Array(0..<15))
    told.values = []
    await mounted.scroll(to: 10)
    #expect(told.values == [])
    await mounted.scroll(to: 11)
    #expect(told.values == [Array(1..<15)])
    await mounted.scroll(to: 30)
    #expect(told.values == [Array(1..<15), Array(1..<16)])
    await mounted.scroll(to: 2000)
    #expect(told.values.last == Array(50..<65))
  }

  @Test("SC30 (part) targets that are told are those of scrollPosition as well, and not those of a scroll view inside")
  func sharedTargets() async throws {
    let (told, inner) = (Told<[Int]>(), Told<[Int]>())
    let position = Source<Int?>(nil)
    let cards = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(1_000..<1_020, id: \.self) { _ in Block(100, 40) } }.scrollTargetLayout()
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { inner.values.append($0) }
    let content = ScrollView {
      VStack(spacing: 0) {
        ForEach(Array(0..<100), id: \.self) { if $0 == 3 { cards.frame(height: 40) } else { Block(30, 40) } }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: position.binding)
    .onScrollTargetVisibilityChange(idType: Int.self) { told.values.append($0) }
    let mounted = try await MountedView(content, size: viewport)
    #expect(told.values.last == Array(0..<15))
    #expect(inner.values.last == [1_000, 1_001, 1_002, 1_003])
    await mounted.scroll(to: 400)
    #expect(told.values.last == Array(10..<25))
    #expect(position.value == 10)
  }

  @Test("SC30 (part) a row says when half of it has come into sight, and when no longer", arguments: [true, false])
  func visibility(isLazy: Bool) async throws {
    let told = Told<Bool>()
    let marked = ForEach(0..<100) { number in
      Block(30, 40).onScrollVisibilityChange(threshold: 0.5) { if number == 20 { told.values.append($0) } }
    }
    let content = ScrollView {
      if isLazy { LazyVStack(spacing: 0) { marked } } else { VStack(spacing: 0) { marked } }
    }
    // Row 20 is from 800 to 840.
    let mounted = try await MountedView(content, size: viewport)
    await mounted.scroll(to: 219)
    #expect(told.values == [])
    await mounted.scroll(to: 220)
    #expect(told.values == [true])
    await mounted.scroll(to: 820)
    #expect(told.values == [true])
    await mounted.scroll(to: 821)
    #expect(told.values == [true, false])
  }
}
