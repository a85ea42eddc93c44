import Foundation
import Paths
import Testing

/// Rectangles with rounded corners.
struct RoundedRectTests {
  @Test("SH11 a radius of 30 in 100×50 is drawn as 25, and an endless one too", arguments: RoundedCornerStyle.both)
  func largeRadius(style: RoundedCornerStyle) {
    let room = rect(0, 0, 100, 50)
    let path = Path(roundedRect: room, cornerRadius: 25, style: style)
    #expect(Path(roundedRect: room, cornerRadius: 30, style: style) == path)
    #expect(Path(roundedRect: room, cornerRadius: .infinity, style: style) == path)
    #expect(path.boundingRect.isClose(to: 0, 0, 100, 50))
  }

  @Test("SH11 a circle as a rounded rectangle has four curves and no lines between them")
  func roundAll() {
    let path = Path(roundedRect: rect(0, 0, 50, 50), cornerRadius: 25, style: .circular)
    #expect(path.ends == [point(25, 0), point(50, 25), point(25, 50), point(0, 25), point(25, 0)])
  }

  @Test("SH11 a corner of 40×10 in 100×50 is drawn as 25×10", arguments: RoundedCornerStyle.both)
  func largeSize(style: RoundedCornerStyle) {
    let room = rect(0, 0, 100, 50)
    let path = Path(roundedRect: room, cornerSize: CGSize(width: 25, height: 10), style: style)
    #expect(Path(roundedRect: room, cornerSize: CGSize(width: 40, height: 10), style: style) == path)
  }

  @Test("SH11 a radius of 0 is a plain rectangle", arguments: RoundedCornerStyle.both)
  func noRadius(style: RoundedCornerStyle) {
    let room = rect(0, 0, 100, 50)
    #expect(Path(roundedRect: room, cornerRadius: 0, style: style) == Path(room))
    #expect(Path(roundedRect: room, cornerRadii: RectangleCornerRadii(), style: style) == Path(room))
  }

  @Test("SH10 a radius below 0, as of a rounded rectangle with a large inset, is a plain rectangle")
  func negativeRadius() {
    #expect(Path(roundedRect: rect(25, 25, 50, 50), cornerRadius: -5) == Path(rect(25, 25, 50, 50)))
  }

  @Test("SH10 a capsule with an inset of 5 in 100×50 has a radius of 20")
  func capsule() {
    let path = Path(roundedRect: rect(5, 5, 90, 40), cornerRadius: 20, style: .circular)
    #expect(path.all.first == .move(to: point(25, 5)))
    // On the circle of radius 20 around (25, 25), 0.1 inside and outside.
    #expect(path.contains(point(25 - 14.07, 25 - 14.07)) && !path.contains(point(25 - 14.22, 25 - 14.22)))
  }

  @Test("SH12 corners without a style are continuous")
  func defaultStyle() {
    let room = rect(0, 0, 200, 100)
    #expect(Path(roundedRect: room, cornerRadius: 20) == Path(roundedRect: room, cornerRadius: 20, style: .continuous))
    var path = Path()
    path.addRoundedRect(in: room, cornerSize: CGSize(width: 20, height: 20))
    #expect(path == Path(roundedRect: room, cornerRadius: 20, style: .continuous))
  }

  @Test("SH13 a circular corner of radius 20 leaves the upper side at x 20, a continuous one at 30.6")
  func leaving() {
    let circular = Path(roundedRect: rect(0, 0, 200, 100), cornerRadius: 20, style: .circular)
    let continuous = Path(roundedRect: rect(0, 0, 200, 100), cornerRadius: 20, style: .continuous)
    #expect(circular.all.first == .move(to: point(20, 0)))
    #expect(continuous.ends[0].isClose(to: point(30.6, 0), within: 0.05))
    #expect(circular.contains(point(22, 0.02)) && !continuous.contains(point(22, 0.02)))
  }

  @Test("SH13 the middle of a continuous corner is where that of a circular one is, and both touch all sides")
  func middle() {
    let path = Path(roundedRect: rect(0, 0, 200, 100), cornerRadius: 20, style: .continuous)
    // 20 − 20 / √2 = 5.858.
    #expect(path.contains(point(5.87, 5.87)) && !path.contains(point(5.84, 5.84)))
    #expect(path.boundingRect.isClose(to: 0, 0, 200, 100))
  }

  @Test("SH13 where there is no room, a continuous corner is a circular one, and near there nearly one")
  func noRoom() {
    let (circular, tight) = (
      Path(roundedRect: rect(0, 0, 50, 50), cornerRadius: 25, style: .circular),
      Path(roundedRect: rect(0, 0, 50, 50), cornerRadius: 24.999, style: .continuous)
    )
    for line in PlainPath(tight, pieces: 16).lines {
      #expect(PlainPath(circular, pieces: 64).distance(from: line.end, closed: true) < 0.02)
    }
    let full = Path(roundedRect: rect(0, 0, 50, 50), cornerRadius: 25, style: .continuous)
    #expect(full.all.count == circular.all.count)
  }

  @Test("SH14 radii of single corners are those of the left to right direction")
  func radii() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 10)
    let path = Path(roundedRect: rect(0, 0, 100, 100), cornerRadii: radii, style: .circular)
    #expect(!path.contains(point(5, 5)) && path.contains(point(6, 6)))
    #expect(!path.contains(point(97.5, 97.5)) && path.contains(point(96.5, 96.5)))
    #expect(path.contains(point(99.9, 0.1)) && path.contains(point(0.1, 99.9)))
  }

  @Test("SH13 a continuous corner takes the room that the other one on its side leaves")
  func unevenRoom() {
    let radii = RectangleCornerRadii(topLeading: 20)
    let path = Path(roundedRect: rect(0, 0, 40, 40), cornerRadii: radii)
    #expect(path.ends[0].isClose(to: point(30.5733, 0), within: 1e-3))
  }
}

extension RoundedCornerStyle {
  fileprivate static let both: [RoundedCornerStyle] = [.circular, .continuous]
}
