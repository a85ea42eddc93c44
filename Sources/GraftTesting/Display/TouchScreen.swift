import Foundation

/// The connection to the touch screen of a server: to its input driver for tests, whose messages inputtestdrv(4) describes.
@MainActor
final class TouchScreen {
  /// That of the private display.
  static var current: TouchScreen?
  static let (width, height) = (1280, 1024)
  /// One more than the greatest place along either side.
  private static let extent = 65536.0

  /// What a finger does, as the X protocol numbers it.
  enum Event: UInt32 {
    case begin = 18, update, end
  }

  private let connection: Int32
  /// Whether a finger has ever touched it.
  private(set) var isTouched = false

  /// Connects to the driver's socket and agrees on the version of the messages.
  init?(socket path: String) {
    connection = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard connect(to: path) else { return nil }
    var version = TouchMessage(.version)
    version.append(UInt16(1))
    version.append(UInt16(0))
    guard send(version), receive(12) else { return nil }
  }

  isolated deinit { close(connection) }

  /// Tells what a finger does at a point of the screen. Returns when the server has told its clients.
  func tell(_ event: Event, finger: UInt32, at point: CGPoint) throws(XInputError) {
    isTouched = true
    let (x, y) = (point.x / Double(Self.width), point.y / Double(Self.height))
    let message = TouchMessage(event, finger: finger, x: x * Self.extent, y: y * Self.extent)
    guard send(message), send(TouchMessage(.sync)), receive(8) else {
      throw .failed("the X server's touch screen does not answer")
    }
  }

  private func connect(to path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      // One that is too long is no longer that of a socket.
      room.copyBytes(from: path.utf8.prefix(room.count - 1))
    }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Foundation.connect(connection, $0, length) == 0 }
    }
  }

  private func send(_ message: TouchMessage) -> Bool {
    let bytes = message.bytes
    return Foundation.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Waits for an answer of so many bytes, which says nothing but that it is one.
  private func receive(_ count: Int) -> Bool {
    var answer = [UInt8](repeating: 0, count: count)
    return ChildProgram.isReadable(connection) && recv(connection, &answer, count, Int32(MSG_WAITALL)) == count
  }
}
