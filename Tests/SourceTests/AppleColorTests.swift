import CGTK
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Colours by the names of UIKit and AppKit.
@MainActor
@Suite(.serialized, .gtk)
struct AppleColorTests {
  private struct Names: View {
    var body: some View {
      HStack(spacing: 0) {
        Color(.systemBackground)
        Color(uiColor: .label)
        Color(nsColor: .controlBackgroundColor)
        Color(.systemGray6)
      }
    }
  }

  @Test("IM18 colours of the theme follow it, with no body evaluated")
  func theme() async throws {
    let mounted = try await MountedView(Names(), size: CGSize(width: 40, height: 10))
    let light = try picture(mounted.root)
    let counts = UpdateStatistics.start()
    let settings = ObjectReference(retaining: gtk_settings_get_default()!.objectAddress)
    settings["gtk-application-prefer-dark-theme"] = true
    await Settling.settle()
    let dark = try picture(mounted.root)
    settings["gtk-application-prefer-dark-theme"] = false
    await Settling.settle()
    #expect(light != dark)
    #expect(try picture(mounted.root) == light)
    #expect(counts.bodies(of: Names.self) == 0)
  }

  @Test("colours go to Core Graphics' numbers and back, if they are the same everywhere")
  func coreGraphics() {
    let half = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(Color(cgColor: half).cgColor == half && Color(half) == Color(red: 1, green: 0.5, blue: 0, opacity: 0.25))
    #expect(Color(cgColor: .white) == .white && Color.primary.cgColor == nil)
    #expect(UIColor(cgColor: half).cgColor == half && UIColor.label.cgColor.alpha == 1)
    #expect(Color(half).resolve(in: EnvironmentValues()).cgColor == half)
    #expect(half.components == [1, 0.5, 0, 0.25] && half.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor.clear.numberOfComponents == 2)
  }

  private func picture(_ query: WidgetQuery) throws -> Data {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try query.writePicture(to: url.path)
    return try Data(contentsOf: url)
  }

  @Test("IM18 names, numbers and functions make colours that are equal when they are the same")
  func numbers() {
    #expect(UIColor.label == NSColor.labelColor)
    #expect(Color(.systemRed) == .red && Color(uiColor: .tintColor) == .accentColor)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.black.withAlphaComponent(0.5) == UIColor(white: 0, alpha: 0.5))
    let pair = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color(pair).resolve(in: EnvironmentValues()).red == 0 && Color(pair).resolve(in: dark).red == 1)
  }

  @Test("what source takes from the SDK without saying so is there")
  func names() async throws {
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC * USEC_PER_SEC == 1_000_000_000_000)
    let mounted = try await MountedView(Text("a"))
    #expect(UIScreen.main.bounds.width > 0 && UIScreen.main.scale == 1)
    #expect(NSScreen.main?.frame == UIScreen.main.bounds)
    #expect(!UIApplication.shared.canOpenURL(URL(string: "no-such-scheme:x")!))
    let widget = try mounted.root.find(role: .label, text: "a").widget
    widget.toolTip = "tip"
    #expect(widget.toolTip == "tip")
    _ = URLSession.shared
  }

  @Test("a literal of a colour is a colour of UIKit, and of no other type by itself")
  func literals() {
    let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    #expect(type(of: literal) == UIColor.self)
    #expect(literal == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75))
    #expect(
      Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) == Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
  }

  /// As drawing programs write out paths.
  private struct WrittenOut: Shape {
    func path(in rect: CGRect) -> Path {
      let color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      let path = UIBezierPath(ovalIn: rect)
      color.setFill()
      path.fill()
      color.setStroke()
      path.stroke()
      return Path(path.cgPath)
    }
  }

  @Test("a path that is drawn with UIKit's functions on the way is the same path")
  func drawnOnTheWay() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(WrittenOut().path(in: rect) == Path(ellipseIn: rect))
  }
}
