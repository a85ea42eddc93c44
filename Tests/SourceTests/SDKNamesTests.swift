import Combine
import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// Names that source takes from UIKit and AppKit besides views.
@MainActor
@Suite(.serialized, .gtk)
struct SDKNamesTests {
  @Test("a picture may be of nothing or of a symbol, and there is none of a name that nobody knows")
  func images() async throws {
    try PrivateDisplay.start()
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    #expect(UIImage(systemName: "no.such.symbol.at.all") == nil)
    let star = try #require(UIImage(systemName: "star"))
    let trash = try #require(NSImage(systemSymbolName: "trash", accessibilityDescription: "bin"))
    #expect(star.size == CGSize(width: 16, height: 16))
    let mounted = try await MountedView(
      VStack {
        Image(uiImage: UIImage())
        Image(uiImage: star)
        Image(nsImage: trash)
      })
    #expect(mounted.root.imageFrames.map(\.width).contains(0))
    #expect(mounted.root.findAll(role: .image).map(\.name).contains("bin"))
  }

  @Test("colours tell their numbers, and one that the program does not have is nil")
  func colors() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect(red == 1 && green == 0.5 && blue == 0.25 && alpha == 0.5)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 1).getHue(
      &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(hue == 0.5 && saturation == 1 && brightness == 0.5)
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test("fonts have their sizes, and are fonts of texts")
  func fonts() async throws {
    #expect(UIFont.systemFont(ofSize: 20, weight: .semibold).pointSize == 20)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 22)
    #expect(NSFont.boldSystemFont(ofSize: NSFont.systemFontSize).withSize(30).pointSize == 30)
    #expect(UIFont(name: "DejaVu Sans", size: 12)?.fontName == "DejaVu Sans")
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .caption1)) == .caption)
    #expect(Font(UIFont.italicSystemFont(ofSize: 12).withSize(14)) == .system(size: 14).italic())
    let mounted = try await MountedView(
      Text("text").font(Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .medium))))
    #expect(mounted.root.texts == ["text"])
  }

  private struct Phone: App {
    var body: some Scene {
      WindowGroup("Phone") {
        VStack {
          Button("content") {}
        }
      }
    }
  }

  @Test("a program is told of its beginning, of being active, and of its end, by the names of both kits")
  func notifications() async throws {
    let log = Log()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
      NSApplication.didBecomeActiveNotification,
    ]
    let subscriptions = names.map { name in
      NotificationCenter.default.publisher(for: name).sink { log.note($0.name.rawValue.dropLast(12)) }
    }
    let program = try await MountedScenes(app: Phone())
    try await program.window("Phone").find(role: .button, name: "content").press("a")
    #expect(
      log.take() == [
        "UIApplicationDidFinishLaunching", "UIApplicationWillEnterForeground", "UIApplicationDidBecomeActive",
        "NSApplicationDidBecomeActive",
      ])
    #expect(UIApplication.shared.applicationState == .active && NSApp.isActive)
    await program.close()
    #expect(
      log.take() == [
        "UIApplicationWillResignActive", "UIApplicationDidEnterBackground", "UIApplicationWillTerminate",
      ])
    #expect(UIApplication.shared.applicationState == .background)
    subscriptions.forEach { $0.cancel() }
  }

  @Test("the pointer looks as the cursor says that was pushed last")
  func cursors() async throws {
    let mounted = try await MountedView(
      Text("over").onHover { isOver in if isOver { NSCursor.pointingHand.push() } else { NSCursor.pop() } })
    #expect(NSCursor.current === NSCursor.arrow)
    NSCursor.pointingHand.push()
    NSCursor.iBeam.push()
    #expect(NSCursor.current === NSCursor.iBeam)
    NSCursor.pop()
    #expect(NSCursor.current === NSCursor.pointingHand)
    NSCursor.pointingHand.pop()
    #expect(NSCursor.current === NSCursor.arrow)
    #expect(mounted.root.texts == ["over"])
  }

  @Test("what is known of a machine and what is felt on a phone has its names")
  func device() {
    #expect(UIDevice.current.userInterfaceIdiom == .mac && UIDevice.current.userInterfaceIdiom != .pad)
    #expect(!UIDevice.current.orientation.isLandscape && UIDevice.current.systemName == "Linux")
    let impact = UIImpactFeedbackGenerator(style: .heavy)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).leading == 2)
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  @Test("a colour of AppKit's is one in light surroundings and another in dark ones, by the name that matches best")
  func dynamicColors() {
    let color = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.aqua, .vibrantDark]) == .vibrantDark ? .white : NSColor(white: 0.5, alpha: 1)
    }
    func red(_ scheme: ColorScheme) -> Float {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return Color(nsColor: color).resolve(in: environment).red
    }
    #expect(red(.dark) == 1 && abs(red(.light) - 0.5) < 0.01)
    #expect(Color(.white) == Color(UIColor.white))
  }

  @Test("user defaults are set and read as values of keys")
  func values() {
    let key = "SDKNamesTests.values"
    UserDefaults.standard.setValue(3, forKey: key)
    #expect(UserDefaults.standard.value(forKey: key) as? Int == 3)
    UserDefaults.standard.setValue(nil, forKey: key)
    #expect(UserDefaults.standard.value(forKey: key) == nil)
  }
}
