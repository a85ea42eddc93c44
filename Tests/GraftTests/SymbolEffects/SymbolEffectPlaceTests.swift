import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which symbols effects move, and how symbols give way to others.
@Suite(.gtk) @MainActor
struct SymbolEffectPlaceTests {
  private func isMoved(isAnimated: Bool = true, _ content: @escaping (Int) -> some View) async throws -> Bool {
    var isMoved = false
    try await ShownSymbol.show(isAnimated: isAnimated, content) { symbol in
      let before = try symbol.look()
      await symbol.go(to: 1)
      await symbol.wait(0.12)
      isMoved = try symbol.look() != before
      await symbol.wait(1)
      #expect(try symbol.look() == before)
    }
    return isMoved
  }

  @Test("effects move all symbols below them, and nothing else")
  func below() async throws {
    let symbol = Image(systemName: "square.fill")
    #expect(try await isMoved { VStack { symbol }.symbolEffect(.bounce, value: $0) })
    #expect(try await isMoved { Label("", systemImage: "square.fill").symbolEffect(.bounce, value: $0) })
    #expect(try await !isMoved { Text("a").symbolEffect(.bounce, value: $0) })
    let room = CGRect(x: 0, y: 0, width: 20, height: 20)
    let drawn = Image(size: room.size) { $0.fill(Path(room), with: .color(.black)) }
    #expect(try await !isMoved { drawn.symbolEffect(.bounce, value: $0) })
    #expect(try await !isMoved { symbol.symbolEffectsRemoved().symbolEffect(.bounce, value: $0) })
    #expect(try await isMoved { symbol.symbolEffectsRemoved(false).symbolEffect(.bounce, value: $0) })
  }

  @Test("effects of several views move a symbol together")
  func together() async throws {
    try await ShownSymbol.show({ step in
      Image(systemName: "square.fill").symbolEffect(.scale.up, isActive: step > 0)
        .symbolEffect(.pulse, isActive: step > 0)
    }) { symbol in
      let before = try symbol.look()
      await symbol.go(to: 1)
      await symbol.wait(0.75)
      let look = try symbol.look()
      #expect(abs(look.box.width / before.box.width - 1.25) < 0.03 && look.darkness < 100)
    }
  }

  @Test("where the user has turned animations off symbols stand still, and states are there at once")
  func animationsOff() async throws {
    let symbol = Image(systemName: "square.fill")
    #expect(try await !isMoved(isAnimated: false) { symbol.symbolEffect(.bounce, value: $0) })
    try await ShownSymbol.show(
      isAnimated: false, { symbol.symbolEffect(.disappear, isActive: $0 == 1) }
    ) { symbol in
      await symbol.go(to: 1)
      let look = try symbol.look()
      #expect(look.darkness == 0)
    }
  }

  private func replacement(
    _ transition: ContentTransition, in transaction: Transaction = Transaction(), names: [String]
  ) async throws -> [ShownSymbol<AnyView>.Look] {
    var looks: [ShownSymbol<AnyView>.Look] = []
    try await ShownSymbol.show({
      AnyView(Image(systemName: names[$0]).contentTransition(transition).transaction { $0 = transaction })
    }) { symbol in
      looks.append(try symbol.look())
      await symbol.go(to: 1)
      for _ in 1...4 {
        looks.append(try symbol.look())
        await symbol.wait(0.1)
      }
      await symbol.wait(0.1)
      looks.append(try symbol.look())
    }
    return looks
  }

  @Test("a symbol gives way to another one by itself, also in an update that is not animated")
  func replaced() async throws {
    let names = ["square.fill", "circle.fill"]
    let looks = try await replacement(.symbolEffect(.replace), names: names)
    #expect(looks[1].box == looks[0].box)
    #expect(looks[2].box.width < looks[0].box.width && looks[3].box.width < looks[2].box.width)
    #expect(looks[4].box.width > looks[3].box.width && looks[5].darkness == 255)
    let up = try await replacement(.symbolEffect(.replace.upUp), names: names)
    #expect(up[2].box.width > up[0].box.width)
    let off = try await replacement(.symbolEffect(.replace.offUp), names: names)
    #expect(off[1].darkness == 0 && off[4].box.width > off[2].box.width)
    var atOnce = Transaction()
    atOnce.disablesAnimations = true
    let still = try await replacement(.symbolEffect, in: atOnce, names: names)
    #expect(still[1] == looks[5])
    let faded = try await replacement(.opacity, names: names)
    #expect(faded[1] == looks[5])
  }

  @Test("a view that goes as a symbol does becomes smaller and fades")
  func transition() async throws {
    try await ShownSymbol.show({ step in
      ZStack {
        if step == 0 { Image(systemName: "square.fill").transition(.symbolEffect(.disappear)) }
      }
      .animation(.linear(duration: 1), value: step)
    }) { symbol in
      let before = try symbol.look()
      await symbol.go(to: 1)
      await symbol.wait(0.5)
      let half = try symbol.look()
      #expect(abs(half.box.width / before.box.width - 0.75) < 0.05 && abs(half.darkness - 128) < 10)
      await symbol.wait(0.6)
      #expect(try symbol.look().darkness == 0)
    }
  }
}
