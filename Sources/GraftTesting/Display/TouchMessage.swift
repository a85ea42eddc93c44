/// A message to the driver: its length, its kind, and what it says.
struct TouchMessage {
  enum Kind: UInt32 {
    case version = 0, sync, touch = 6
  }

  private var content: [UInt8] = []

  init(_ kind: Kind) { append(kind.rawValue) }

  /// The first two of 64 values are the place, and a bit of each says that it is there; the 64 after them are not.
  init(_ event: TouchScreen.Event, finger: UInt32, x: Double, y: Double) {
    self.init(.touch)
    for number in [finger, event.rawValue, 0] { append(number) }
    append(UInt64(0b11).littleEndian)
    append(UInt32(0))
    for value in [x, y] + [Double](repeating: 0, count: 126) { append(value.bitPattern) }
  }

  mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number) { content += $0 }
  }

  var bytes: [UInt8] {
    withUnsafeBytes(of: UInt32(content.count + 4)) { $0 + content }
  }
}
