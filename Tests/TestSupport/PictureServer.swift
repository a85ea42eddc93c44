import Foundation
import Synchronization

/// A small HTTP server on this machine, which answers what a test says.
public final class PictureServer: Sendable {
  /// What it answers.
  public struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: Data

    /// An answer with a body.
    public init(_ body: Data, status: Int = 200, headers: [String: String] = [:]) {
      (self.body, self.status, self.headers) = (body, status, headers)
    }

    var bytes: Data {
      let lines = ["HTTP/1.1 \(status) Said", "Content-Length: \(body.count)", "Connection: close"]
      return Data((lines + headers.map { "\($0): \($1)" } + ["", ""]).joined(separator: "\r\n").utf8) + body
    }
  }

  private struct State {
    var answers: [String: Answer] = [:]
    var requests: [String] = []
    var open: [String: Int32] = [:]
    var abandoned: [String] = []
  }

  private let socket: Int32
  private let port: UInt16
  private let state = Mutex(State())

  /// A server that knows no path yet.
  public init() throws {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.socket = socket
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread { [self] in serve() }.start()
  }

  /// Takes no more connections.
  public func stop() { shutdown(socket, Int32(SHUT_RDWR)) }

  /// The URL of a path.
  public func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// The paths that were asked for, in order.
  public var requests: [String] { state.withLock(\.requests) }

  /// The paths whose clients went away before there was an answer.
  public var abandoned: [String] { state.withLock(\.abandoned) }

  /// Answers what waits for a path, and what will ask for it. Without an answer a request waits.
  public func answer(_ path: String, with answer: Answer) {
    let waiting = state.withLock {
      $0.answers[path] = answer
      return $0.open.removeValue(forKey: path)
    }
    if let waiting { finish(waiting, answer) }
  }

  private func serve() {
    while true {
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { break }
      Thread { [self] in handle(connection) }.start()
    }
    close(socket)
  }

  private func handle(_ connection: Int32) {
    defer { close(connection) }
    guard let path = requestedPath(connection) else { return }
    let answer = state.withLock {
      $0.requests.append(path)
      if $0.answers[path] == nil { $0.open[path] = connection }
      return $0.answers[path]
    }
    if let answer { finish(connection, answer) }
    waitForEnd(of: connection, path)
  }

  private func requestedPath(_ connection: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while !bytes[..<count].ends(with: Array("\r\n\r\n".utf8)) {
      let more = recv(connection, &bytes[count], bytes.count - count - 1, 0)
      guard more > 0 else { return nil }
      count += more
    }
    return String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ").dropFirst().first.map(String.init)
  }

  /// A client that says no more has gone, whether it was answered or not.
  private func waitForEnd(of connection: Int32, _ path: String) {
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) > 0 {}
    state.withLock {
      guard $0.open[path] == connection else { return }
      $0.open[path] = nil
      $0.abandoned.append(path)
    }
  }

  private func finish(_ connection: Int32, _ answer: Answer) {
    answer.bytes.withUnsafeBytes {
      var sent = 0
      while sent < $0.count {
        let more = send(connection, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
        guard more > 0 else { break }
        sent += more
      }
    }
    shutdown(connection, Int32(SHUT_WR))
  }
}

extension Collection where Element == UInt8 {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
