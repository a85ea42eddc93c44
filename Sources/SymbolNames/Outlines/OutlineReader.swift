import Foundation

/// Reads the short form in which drawings are written: a letter, then numbers with blanks between.
///
/// As in SVG: `M x y` moves, `L x y` is a line, and `H x`, `V y` lines along an axis; `C x y x y x y` is a curve and
/// `Z` closes. Besides: `A x y r from to` is an arc around a point between two angles in degrees, which grow clockwise;
/// `O x y r` a circle, and `R x y width height radius` a rectangle. Numbers that follow without a letter repeat the last.
struct OutlineReader {
  private var steps: [SymbolOutline.Step] = []
  private var position = CGPoint.zero

  static func steps(_ text: Substring) -> [SymbolOutline.Step] {
    var reader = OutlineReader()
    var letter: Character = "M"
    var numbers: [Double] = []
    for word in text.pieces(between: " ") {
      if let number = Double(word) { numbers.append(number) } else { (letter, numbers) = (word.first ?? "M", []) }
      if numbers.count == count(letter) {
        reader.read(letter, numbers)
        numbers = []
      }
    }
    return reader.steps
  }

  /// How many numbers follow a letter.
  private static func count(_ letter: Character) -> Int {
    switch letter {
    case "M", "L": 2
    case "H", "V": 1
    case "C": 6
    case "O": 3
    case "A", "R": 5
    default: 0
    }
  }

  private mutating func read(_ letter: Character, _ numbers: [Double]) {
    switch letter {
    case "M": add(.move(Self.point(numbers, 0)), ending: Self.point(numbers, 0))
    case "L": line(to: Self.point(numbers, 0))
    case "H": line(to: CGPoint(x: numbers[0], y: position.y))
    case "V": line(to: CGPoint(x: position.x, y: numbers[0]))
    case "C": curve(to: Self.point(numbers, 4), Self.point(numbers, 0), Self.point(numbers, 2))
    case "A": arc(Self.point(numbers, 0), numbers[2], from: numbers[3], to: numbers[4], joins: true)
    case "O": circle(Self.point(numbers, 0), numbers[2])
    case "R": rectangle(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), numbers[4])
    default: steps.append(.close)
    }
  }

  private static func point(_ numbers: [Double], _ index: Int) -> CGPoint {
    CGPoint(x: numbers[index], y: numbers[index + 1])
  }

  private mutating func add(_ step: SymbolOutline.Step, ending end: CGPoint) {
    steps.append(step)
    position = end
  }

  private mutating func line(to end: CGPoint) { add(.line(end), ending: end) }

  private mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    add(.curve(end, first, second), ending: end)
  }

  private mutating func circle(_ center: CGPoint, _ radius: Double) {
    arc(center, radius, from: 0, to: 360, joins: false)
    steps.append(.close)
  }

  private mutating func rectangle(_ rect: CGRect, _ radius: Double) {
    let inner = rect.insetBy(dx: radius, dy: radius)
    let corners = [
      (inner.maxX, inner.minY), (inner.maxX, inner.maxY), (inner.minX, inner.maxY), (inner.minX, inner.minY),
    ]
    for (index, corner) in corners.enumerated() {
      let start = Double(index) * 90 - 90
      arc(CGPoint(x: corner.0, y: corner.1), radius, from: start, to: start + 90, joins: index > 0)
    }
    steps.append(.close)
  }

  /// An arc in pieces of at most a quarter, joined by a line to what is there.
  private mutating func arc(_ center: CGPoint, _ radius: Double, from: Double, to: Double, joins: Bool) {
    let start = Self.point(center, radius, from)
    let continues = joins && !steps.isEmpty && steps.last != .close
    if continues { line(to: start) } else { add(.move(start), ending: start) }
    let pieces = max(1, Int((abs(to - from) / 90).rounded(.up)))
    for piece in 0..<pieces {
      let turn = (to - from) / Double(pieces)
      quarter(center, radius, from: from + Double(piece) * turn, turn: turn)
    }
  }

  /// A curve that follows a circle so closely that nobody sees the difference.
  private mutating func quarter(_ center: CGPoint, _ radius: Double, from: Double, turn: Double) {
    let handle = radius * 4 / 3 * tan(turn * .pi / 720)
    let (start, end) = (from * .pi / 180, (from + turn) * .pi / 180)
    let (first, last) = (Self.point(center, radius, from), Self.point(center, radius, from + turn))
    curve(
      to: last, CGPoint(x: first.x - handle * sin(start), y: first.y + handle * cos(start)),
      CGPoint(x: last.x + handle * sin(end), y: last.y - handle * cos(end)))
  }

  private static func point(_ center: CGPoint, _ radius: Double, _ degrees: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(degrees * .pi / 180), y: center.y + radius * sin(degrees * .pi / 180))
  }
}
