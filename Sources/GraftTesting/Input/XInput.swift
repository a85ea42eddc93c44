import CGTK
import Foundation
import GTKSupport

/// What kept input from being sent.
public enum XInputError: Error, CustomStringConvertible {
  /// The program that sends input is not installed.
  case notInstalled
  /// The program failed.
  case failed(String)
  /// The widget has no window on an X server.
  case noWindow(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notInstalled: "xdotool is not installed; on Debian: apt-get install xdotool"
    case .failed(let command): "xdotool failed: \(command)"
    case .noWindow(let type): "the \(type) is in no window on an X server"
    }
  }
}

/// Pointer and keyboard input through the X server, as a user's would come.
///
/// Sent by `xdotool` while the main loop goes on; a call returns when the events have arrived. About 20 milliseconds a
/// call.
@MainActor
public enum XInput {
  /// Clicks the middle of a widget with the first button.
  public static func click(on widget: Widget) async throws {
    let window = try XWindow(of: widget)
    let middle = window.middle(of: widget)
    try await send(["mousemove", "--window", window.name, "\(Int(middle.x))", "\(Int(middle.y))", "click", "1"])
  }

  /// Types a text into whatever has the focus of the widget's window.
  public static func type(_ text: String, into widget: Widget) async throws {
    let window = try XWindow(of: widget)
    try await send(["windowfocus", window.name, "type", "--delay", "0", "--", text])
  }

  /// Presses and releases a key by its X name, such as `Return` or `ctrl+a`.
  public static func press(_ key: String, in widget: Widget) async throws {
    let window = try XWindow(of: widget)
    try await send(["windowfocus", window.name, "key", "--delay", "0", key])
  }

  private static func send(_ arguments: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    process.standardError = FileHandle.nullDevice
    let status = try await finish(process)
    if status == 127 { throw XInputError.notInstalled }
    guard status == 0 else { throw XInputError.failed(arguments.joined(separator: " ")) }
    // The server has queued the events before it answers us: after a round trip they are here.
    graft_sync_display(gdk_display_get_default())
    await Settling.idle()
  }

  private static func finish(_ process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}

/// The X window of a widget.
@MainActor
private struct XWindow {
  let name: String
  private let native: OpaquePointer

  init(of widget: Widget) throws {
    guard let native = gtk_widget_get_native(widget.widgetPointer) else {
      throw XInputError.noWindow(widget.typeName)
    }
    let identifier = graft_x_window(native)
    guard identifier != 0 else { throw XInputError.noWindow(widget.typeName) }
    self.native = native
    name = String(identifier)
  }

  /// The middle of a widget in the coordinates of the window.
  func middle(of widget: Widget) -> CGPoint {
    var offset = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native, &offset.x, &offset.y)
    let frame = FoundWidget(widget).frame
    return CGPoint(x: frame.midX + offset.x, y: frame.midY + offset.y)
  }
}
