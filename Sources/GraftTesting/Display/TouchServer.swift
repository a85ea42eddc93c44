import Foundation

/// An Xorg without a screen or a keyboard, whose touch screen takes what fingers do from a socket.
@MainActor
enum TouchServer {
  /// Starts a server and takes hold of its touch screen. Of its files none is left when it has.
  static func start() throws(PrivateDisplayError) -> VirtualServer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graft-touch-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard write(configuration(socket: folder.path + "/socket"), into: folder) else { throw .noAnswer }
    // Without OpenGL, for which nothing here asks and which takes longer to load than all else.
    let server = try VirtualServer.start(
      ["Xorg", "-config", folder.path + "/configuration", "-logfile", folder.path + "/log", "-extension", "GLX"],
      otherwise: .noTouchScreen, unanswered: .noTouchScreen)
    guard let screen = TouchScreen(socket: folder.path + "/socket") else {
      server.end()
      throw .noTouchScreen
    }
    TouchScreen.current = screen
    return server
  }

  private static func write(_ configuration: String, into folder: URL) -> Bool {
    let files = FileManager.default
    let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    return (try? files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: owner)) != nil
      && files.createFile(
        atPath: folder.appendingPathComponent("configuration").path, contents: Data(configuration.utf8))
  }

  /// Nothing but this: no devices of the machine, no console, and the one size and rate that Xvfb has as well.
  private static func configuration(socket: String) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "false"
      Option "AutoAddGPU" "false"
      Option "DontVTSwitch" "true"
    EndSection
    Section "Device"
      Identifier "card"
      Driver "dummy"
      VideoRam 16384
    EndSection
    Section "Monitor"
      Identifier "monitor"
      HorizSync 64
      VertRefresh 60
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "card"
      Monitor "monitor"
      DefaultDepth 24
      SubSection "Display"
        Modes "\(TouchScreen.width)x\(TouchScreen.height)"
        Virtual \(TouchScreen.width) \(TouchScreen.height)
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "touch"
      Driver "inputtest"
      Option "DeviceType" "Touch"
      Option "TouchCount" "10"
      Option "SocketPath" "\(socket)"
    EndSection
    Section "ServerLayout"
      Identifier "layout"
      Screen "screen"
      InputDevice "touch"
    EndSection

    """
  }
}
