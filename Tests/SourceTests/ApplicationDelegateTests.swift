import Combine
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Programs with an object that is told of their beginning and end, as written for other desktops.
@Suite(.gtk) @MainActor
struct ApplicationDelegateTests {
  fileprivate static var told: [String] = []

  fileprivate final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var name = "published"

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      ApplicationDelegateTests.told.append("begins")
      return true
    }

    func applicationWillTerminate(_ application: UIApplication) { ApplicationDelegateTests.told.append("ends") }
  }

  fileprivate struct Content: View {
    @EnvironmentObject private var delegate: Delegate

    var body: some View {
      let _ = ApplicationDelegateTests.told.append("body")
      Text(delegate.name).onDisappear { ApplicationDelegateTests.told.append("disappears") }
    }
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate

    var body: some Scene {
      WindowGroup("Phone") { Content() }
    }
  }

  @Test("WI20 a delegate is told once before the first body and once after all has gone, and is in the environment")
  func phone() async throws {
    Self.told = []
    let program = try await MountedScenes(app: Program())
    #expect(try program.window("Phone").texts.contains("published"))
    await program.close()
    #expect(Self.told == ["begins", "body", "disappears", "ends"])
  }

  @Observable fileprivate final class DesktopDelegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      ApplicationDelegateTests.told.append(notification.name.rawValue)
    }
  }

  private struct DesktopProgram: App {
    @NSApplicationDelegateAdaptor private var delegate: DesktopDelegate

    var body: some Scene {
      WindowGroup("Desktop") { DesktopContent() }
    }
  }

  fileprivate struct DesktopContent: View {
    @Environment(DesktopDelegate.self) private var delegate: DesktopDelegate?

    var body: some View {
      Text(delegate == nil ? "no delegate" : "a delegate")
      Button("quit") { NSApplication.shared.terminate(nil) }
    }
  }

  @Test("WI20 so is one of AppKit's names; terminating closes the windows")
  func desktop() async throws {
    Self.told = []
    let program = try await MountedScenes(app: DesktopProgram())
    #expect(try program.window("Desktop").texts.contains("a delegate"))
    #expect(Self.told == ["NSApplicationDidFinishLaunchingNotification"])
    try await program.window("Desktop").find(role: .button, name: "quit").click()
    #expect(program.windows.isEmpty)
  }
}
