import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What symbols do by their effects, frame by frame.
@Suite(.gtk) @MainActor
struct SymbolEffectTests {
  private var square: some View { Image(systemName: "square.fill") }

  /// The shares of the width and of the darkness that a symbol has after some seconds.
  private func shares(
    after seconds: [Double], _ content: @escaping (Int) -> some View
  ) async throws -> [(width: Double, darkness: Double)] {
    var results: [(width: Double, darkness: Double)] = []
    try await ShownSymbol.show(content) { symbol in
      let before = try symbol.look()
      await symbol.go(to: 1)
      var now = 0.0
      for second in seconds {
        await symbol.wait(second - now)
        now = second
        let look = try symbol.look()
        results.append((look.box.width / before.box.width, Double(look.darkness) / Double(before.darkness)))
      }
    }
    return results
  }

  @Test("a symbol bounces once when its value changes, and neither body nor layout is asked for it")
  func bounce() async throws {
    let log = Log()
    try await ShownSymbol.show({ step in
      let _ = log.note("body")
      self.square.symbolEffect(.bounce, value: step)
    }) { symbol in
      let (before, frame) = (try symbol.look(), symbol.frame)
      await symbol.wait(0.5)
      #expect(try symbol.look() == before)
      await symbol.go(to: 1)
      log.entries = []
      await symbol.wait(0.12)
      let large = try symbol.look().box
      // A fifth of the round: 1 + 0.25 · sin 72° · 0.8.
      #expect((1.15...1.22).contains(large.width / before.box.width))
      #expect(abs(large.midX - before.box.midX) <= 1 && abs(large.midY - before.box.midY) <= 1)
      #expect(symbol.frame == frame)
      await symbol.wait(0.6)
      #expect(try symbol.look() == before)
      #expect(log.entries == [])
    }
    let small = try await shares(after: [0.12]) { self.square.symbolEffect(.bounce.down, value: $0) }
    #expect((0.78...0.85).contains(small[0].width))
  }

  @Test("a change during a round adds another one after it")
  func quickChanges() async throws {
    try await ShownSymbol.show({ self.square.symbolEffect(.pulse, value: $0) }) { symbol in
      let before = try symbol.look()
      await symbol.go(to: 1)
      await symbol.wait(0.75)
      let pale = try symbol.look().darkness
      await symbol.go(to: 2)
      #expect(abs(try symbol.look().darkness - pale) < 8)
      await symbol.wait(1.5)
      #expect(abs(try symbol.look().darkness - pale) < 8)
      await symbol.wait(0.9)
      #expect(try symbol.look() == before)
    }
  }

  @Test("an active effect goes on until it is not active, and then to the end of its round")
  func active() async throws {
    try await ShownSymbol.show({ self.square.symbolEffect(.pulse, isActive: $0 == 1) }) { symbol in
      let before = try symbol.look()
      await symbol.wait(0.75)
      #expect(try symbol.look() == before)
      await symbol.go(to: 1)
      await symbol.wait(0.75 + 1.5)
      // 35 % is left of it in the middle of a round.
      #expect((0.33...0.38).contains(Double(try symbol.look().darkness) / Double(before.darkness)))
      await symbol.go(to: 0)
      #expect(try symbol.look() != before)
      await symbol.wait(0.9)
      #expect(try symbol.look() == before)
      await symbol.wait(0.75)
      #expect(try symbol.look() == before)
    }
  }

  @Test("options say how fast, how often and with which rests a symbol moves")
  func options() async throws {
    func darkness(_ options: SymbolEffectOptions, _ seconds: [Double]) async throws -> [Bool] {
      try await shares(after: seconds) { self.square.symbolEffect(.pulse, options: options, value: $0) }
        .map { $0.darkness < 0.6 }
    }
    #expect(try await darkness(.default, [0.75, 1.5, 2.25]) == [true, false, false])
    #expect(try await darkness(.speed(3), [0.25, 0.75]) == [true, false])
    #expect(try await darkness(.repeat(2), [0.75, 2.25, 3.75]) == [true, true, false])
    #expect(try await darkness(.repeat(2).nonRepeating, [0.75, 2.25]) == [true, false])
    #expect(try await darkness(.repeat(0), [0.75]) == [false])
    #expect(try await darkness(.repeating, [0.75, 2.25, 6.75]) == [true, true, true])
    #expect(try await darkness(.repeat(.periodic(2, delay: 1)), [0.75, 1.9, 3.25, 4.6]) == [true, false, true, false])
    #expect(try await darkness(.speed(.nan).speed(-1), [0.75, 1.5]) == [true, false])
  }

  @Test("options without measure, and a direction that is none, stop nothing")
  func unusualOptions() async throws {
    let options = SymbolEffectOptions.speed(1e308).speed(10).repeat(.max).repeat(.periodic(.max, delay: .infinity))
    try await ShownSymbol.show({
      self.square.symbolEffect(.wiggle.custom(angle: .degrees(.nan)), options: options, value: $0)
        .symbolEffect(.pulse, options: .repeat(-1), isActive: $0 == 1)
    }) { symbol in
      let before = try symbol.look()
      for step in 1...3 {
        await symbol.go(to: step)
        await symbol.wait(0.1)
      }
      let after = try symbol.look()
      #expect(after.box.height == before.box.height && after.darkness == before.darkness)
    }
  }

  @Test("a symbol is larger while that is active, and hidden while it disappears or has yet to appear")
  func states() async throws {
    let large = try await shares(after: [0.1, 1]) { self.square.symbolEffect(.scale.up, isActive: $0 == 1) }
    #expect(large[0].width > 1.02 && large[0].width < 1.24 && abs(large[1].width - 1.25) < 0.03)
    let gone = try await shares(after: [0.15, 1]) { self.square.symbolEffect(.disappear, isActive: $0 == 1) }
    #expect(gone[0].darkness > 0.1 && gone[0].darkness < 0.9 && gone[1].darkness == 0)
    try await ShownSymbol.show({ self.square.symbolEffect(.appear, isActive: $0 == 0) }) { symbol in
      let hidden = try symbol.look()
      await symbol.go(to: 1)
      await symbol.wait(1)
      let seen = try symbol.look()
      #expect(hidden.darkness == 0 && seen.darkness == 255)
    }
  }

  @Test("a symbol turns around itself, swings and is shaken")
  func turns() async throws {
    let turned = try await shares(after: [0.15, 0.3, 1.3]) { self.square.symbolEffect(.rotate, value: $0) }
    // An eighth of a turn, then a quarter.
    #expect(turned[0].width > 1.2 && abs(turned[1].width - 1) < 0.08 && turned[2].width == 1)
    let swung = try await shares(after: [0.06, 0.8]) { self.square.symbolEffect(.wiggle, value: $0) }
    #expect(swung[0].width > 1.05 && swung[1].width == 1)
    try await ShownSymbol.show({ self.square.symbolEffect(.wiggle.left, value: $0) }) { symbol in
      let before = try symbol.look()
      await symbol.go(to: 1)
      await symbol.wait(0.06)
      let moved = try symbol.look()
      // An eighth of the side, less what has faded.
      #expect((-8 ... -5).contains(moved.box.minX - before.box.minX) && moved.box.minY == before.box.minY)
      await symbol.wait(0.8)
      #expect(try symbol.look() == before)
    }
    let breathing = try await shares(after: [1.25]) { self.square.symbolEffect(.breathe.plain, isActive: $0 == 1) }
    #expect(abs(breathing[0].width - 1.12) < 0.03 && breathing[0].darkness == 1)
  }

  @Test("light goes over a symbol from its leading edge, and what is not lit is pale or hidden")
  func light() async throws {
    func lit(_ effect: VariableColorSymbolEffect, at second: Double) async throws -> [UInt8] {
      var row: [UInt8] = []
      try await ShownSymbol.show({ self.square.symbolEffect(effect, isActive: $0 == 1) }) { symbol in
        let box = try symbol.look().box
        await symbol.go(to: 1)
        await symbol.wait(second)
        let pixels = try symbol.pixels()
        row = [0.1, 0.45, 0.9].map { pixels[Int(box.minX + box.width * $0), 80][1] }
      }
      return row
    }
    let half = try await lit(.variableColor.reversing, at: 0.45)
    #expect(half[0] == 0 && half[1] == 0 && (160...170).contains(half[2]))
    #expect(try await lit(.variableColor.hideInactiveLayers, at: 0.9) == [0, 0, 255])
    let part = try await lit(.variableColor.iterative, at: 0.75)
    #expect(part[0] > 150 && part[1] == 0 && part[2] > 150)
  }
}
