import Foundation
import GraftTestTraits
import Testing

@testable import ViewGraph

/// The columns of lazy grids.
@Suite(.runtime) @MainActor
struct GridTracksTests {
  private func starts(_ items: [GridItem], in offered: CGFloat) -> [CGFloat] {
    GridTracks(items, in: offered).tracks.map { ($0.start * 100).rounded() / 100 }
  }

  private func lengths(_ items: [GridItem], in offered: CGFloat) -> [CGFloat] {
    GridTracks(items, in: offered).tracks.map { ($0.length * 100).rounded() / 100 }
  }

  @Test("LZ34 what an item does not take of its share is left for those after it")
  func shares() {
    let items = [GridItem(.flexible(maximum: 20)), GridItem(.flexible()), GridItem(.flexible())]
    #expect(lengths(items, in: 316) == [20, 140, 140])
  }

  @Test("LZ35 a fixed item, and an adaptive one that divides what remains")
  func fixedAndAdaptive() {
    let items = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    #expect(starts(items, in: 200) == [0, 78, 143])
    #expect(lengths(items, in: 200) == [70, 57, 57])
  }

  @Test("LZ36 flexible items share what is left, wherever fixed ones stand")
  func flexible() {
    #expect(lengths(Array(repeating: GridItem(.flexible()), count: 3), in: 300) == [94.67, 94.67, 94.67])
    #expect(starts(Array(repeating: GridItem(.flexible()), count: 3), in: 300) == [0, 102.67, 205.33])
    #expect(lengths([GridItem(.fixed(100)), GridItem(.flexible())], in: 300) == [100, 192])
    #expect(lengths([GridItem(.flexible()), GridItem(.fixed(100))], in: 300) == [192, 100])
  }

  @Test("LZ37 the order of items matters where one is bounded")
  func order() {
    let bounded = GridItem(.flexible(minimum: 50, maximum: 80), spacing: 10)
    #expect(lengths([bounded, GridItem(.flexible(), spacing: 10)], in: 300) == [80, 210])
    #expect(lengths([GridItem(.flexible(), spacing: 10), GridItem(.flexible(maximum: 80))], in: 300) == [145, 80])
  }

  @Test("LZ38 an adaptive item has as many equal cells as find room, and a maximum adds none")
  func adaptive() {
    #expect(lengths([GridItem(.adaptive(minimum: 50, maximum: 100))], in: 300) == [53.6, 53.6, 53.6, 53.6, 53.6])
    #expect(lengths([GridItem(.adaptive(minimum: 80))], in: 400) == [94, 94, 94, 94])
    #expect(lengths([GridItem(.adaptive(minimum: 80, maximum: 90))], in: 400) == [90, 90, 90, 90])
    #expect(GridTracks([GridItem(.adaptive(minimum: 80, maximum: 90))], in: 400).length == 384)
  }

  @Test("LZ39 two adaptive items share first, and divide their shares then")
  func twoAdaptive() {
    let items = [GridItem(.adaptive(minimum: 50)), GridItem(.adaptive(minimum: 40))]
    #expect(lengths(items, in: 300) == [69, 69, 43.33, 43.33, 43.33])
    #expect(starts(items, in: 300) == [0, 77, 154, 205.33, 256.67])
  }

  @Test("LZ40 an adaptive item has a cell at least, which is not widened to its minimum")
  func narrow() {
    #expect(lengths([GridItem(.adaptive(minimum: 500))], in: 400) == [400])
    let items = [
      GridItem(.flexible(minimum: 100)), GridItem(.fixed(100)), GridItem(.adaptive(minimum: 100)),
      GridItem(.fixed(100)),
    ]
    #expect(lengths(items, in: 300) == [100, 100, 0, 100])
    #expect(GridTracks(items, in: 300).length == 324)
  }

  @Test("LZ42 what needs more than is offered is divided once more for that")
  func secondDivision() {
    let first = [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]
    #expect(GridTracks(first, in: 200).length == 224)
    #expect(lengths(first, in: 200) == [108, 120])
    let second = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    #expect(GridTracks(second, in: 300).length == 334)
    #expect(lengths(second, in: 300) == [163, 180])
  }

  @Test("LZ43 the spacing of an item is the distance to the next, and that of the last counts only inside of it")
  func spacings() {
    let items = [20, 4, 100].map { GridItem(.fixed(50), spacing: $0) }
    #expect(starts(items, in: 400) == [0, 70, 124])
    #expect(GridTracks(items, in: 400).length == 174)
    #expect(starts([GridItem(.adaptive(minimum: 100), spacing: 50)], in: 400) == [0, 150, 300])
  }

  @Test("LZ44 an item is flexible from 10 on, without a spacing or an alignment of its own")
  func defaults() {
    let item = GridItem()
    #expect(item.size == .flexible(minimum: 10, maximum: .infinity))
    #expect(item.spacing == nil && item.alignment == nil)
    #expect(GridItem.Size.adaptive(minimum: 5) == .adaptive(minimum: 5, maximum: .infinity))
  }

  @Test("lengths that make no sense count as none, and nothing is divided by zero")
  func invalid() {
    let items = [
      GridItem(.fixed(-5)), GridItem(.flexible(minimum: .nan, maximum: -1)),
      GridItem(.adaptive(minimum: 0), spacing: 0),
      GridItem(.fixed(.infinity), spacing: -3),
    ]
    let tracks = GridTracks(items, in: 100)
    #expect(tracks.tracks.allSatisfy { $0.length >= 0 && $0.length.isFinite })
    #expect(tracks.length.isFinite)
    #expect(items.map(\.isValid) == [false, false, true, false])
    #expect(GridTracks([], in: 100).tracks == [])
    #expect(lengths([GridItem(.flexible(minimum: 30)), GridItem(.adaptive(minimum: 20))], in: .infinity) == [30, 0])
    #expect(lengths([GridItem()], in: .nan) == [10])
  }
}
