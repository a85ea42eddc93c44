import Foundation
import SymbolNames
import Testing

/// Our own drawings.
struct OutlineTests {
  private static func layers(_ name: String) throws -> [SymbolOutline.Layer] {
    try #require(SymbolName(name).outline).layers
  }

  @Test(
    "IM6 symbols that no theme has are drawn",
    arguments: [
      "heart", "bolt.fill", "flame", "leaf", "cart", "gift", "trophy.fill", "crown", "heart.slash.circle.fill",
      "suit.heart", "suit.club.fill", "suit.spade.fill", "suit.diamond",
    ])
  func drawn(name: String) throws { #expect(try !Self.layers(name).isEmpty) }

  @Test("IM6 every drawing in each of its variants lies in its square and encloses something")
  func bounds() throws {
    for name in SymbolOutline.known {
      for variant in ["", ".fill", ".circle", ".square.fill", ".slash", ".slash.circle.fill"] {
        let symbol = SymbolName(name + variant)
        guard let outline = symbol.outline else { continue }
        let points = outline.layers.flatMap(\.steps).flatMap(\.points)
        #expect(points.count > 1, "\(name)")
        // Control points may lie outside where the curve does not.
        #expect(points.allSatisfy { (-4...28).contains($0.x) && (-4...28).contains($0.y) }, "\(name)\(variant)")
        let ends = outline.layers.flatMap(\.steps).compactMap(\.end)
        #expect(ends.allSatisfy { (0...24).contains($0.x) && (0...24).contains($0.y) }, "\(name)\(variant)")
        #expect(outline.layers.allSatisfy { if case .move? = $0.steps.first { true } else { false } }, "\(name)")
      }
    }
    #expect(SymbolOutline.known.count >= 190)
  }

  @Test("a line is drawn around an area, which its filled variant fills too")
  func filled() throws {
    let (hollow, filled) = (try Self.layers("heart"), try Self.layers("heart.fill"))
    #expect(hollow.map(\.lineWidth) == [2])
    #expect(filled.map(\.lineWidth) == [nil, 2])
    #expect(filled[0].steps == hollow[0].steps)
  }

  @Test("what is on an area is cut out of it when it is filled")
  func cut() throws {
    #expect(try Self.layers("dice").map(\.removes) == [Bool](repeating: false, count: 6))
    #expect(try Self.layers("dice.fill").map(\.removes) == [false, false] + [Bool](repeating: true, count: 5))
  }

  @Test("a symbol in a circle is smaller, and cut out of one that is filled")
  func enclosed() throws {
    let (hollow, filled) = (try Self.layers("plus.circle"), try Self.layers("plus.circle.fill"))
    #expect(hollow.map(\.removes) == [false, false])
    #expect(filled.map(\.removes) == [false, false, true])
    let ends = try #require(hollow.last).steps.compactMap(\.end)
    #expect(ends.map(\.y).min().map { abs($0 - 7.36) < 1e-9 } == true)
    #expect(ends.map(\.y).max().map { abs($0 - 16.64) < 1e-9 } == true)
  }

  @Test("a slash lies in front, with a gap beside it")
  func slashed() throws {
    let layers = try Self.layers("heart.slash")
    #expect(layers.map(\.removes) == [false, true, false])
    #expect(layers[1].steps == layers[2].steps)
    #expect(layers[2].steps == [.move(CGPoint(x: 3, y: 3)), .line(CGPoint(x: 21, y: 21))])
  }

  @Test("an area's lines and curves are as they are written, and circles round")
  func read() throws {
    let star = try Self.layers("circle")[0]
    #expect(star.steps.count == 6 && star.steps.last == .close)
    for end in star.steps.compactMap(\.end) { #expect(abs(hypot(end.x - 12, end.y - 12) - 9.5) < 1e-9) }
    #expect(try Self.layers("minus")[0].steps == [.move(CGPoint(x: 4, y: 12)), .line(CGPoint(x: 20, y: 12))])
  }

  @Test("numbers of up to two digits are drawn", arguments: ["0.circle", "9.square.fill", "42.circle", "7"])
  func numbers(name: String) throws { #expect(try !Self.layers(name).isEmpty) }

  @Test("IM6 what stands for a symbol that is not known is no drawing of a symbol")
  func neutral() {
    #expect(SymbolOutline.neutral.layers.count == 2)
    #expect(!SymbolOutline.known.contains { SymbolName($0).outline == .neutral })
  }
}

extension SymbolOutline.Step {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .curve(let end, _, _): end
    case .close: nil
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let end, let first, let second): [end, first, second]
    case .close: []
    }
  }
}
