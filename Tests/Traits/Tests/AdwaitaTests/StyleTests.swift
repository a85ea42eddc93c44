import Foundation
import GraftTestTraits
import GraftTesting
import Observation
import Testing

@testable import GraftAdwaita

/// Light and dark, the accent, and conditions on sizes.
@Suite(.gtk) @MainActor
struct StyleTests {
  fileprivate struct Colors: View {
    let wish: ColorScheme?
    @Environment(\.adwIsDark) private var isDark
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      VStack {
        AdwHeaderBar()
        Text(verbatim: "\(isDark) \(scheme)")
      }
      .preferredColorScheme(wish)
    }
  }

  @MainActor @Observable
  fileprivate final class Model {
    var scheme = AdwColorScheme.forceDark
    var wish: ColorScheme? = .light
  }

  fileprivate struct Program: Scene {
    let model: Model

    var body: some Scene {
      Window("Own", id: "own") { Colors(wish: model.wish) }.adwaita().adwColorScheme(model.scheme)
    }
  }

  @Test("a view that wishes dark windows has libadwaita show them")
  func dark() async throws {
    let mounted = try await MountedView(Colors(wish: nil))
    #expect(mounted.root.texts.contains("false light"))
    mounted.rootView = Colors(wish: .dark)
    await Settling.settle()
    #expect(mounted.root.texts.contains("true dark"))
    mounted.rootView = Colors(wish: nil)
    await Settling.settle()
    #expect(mounted.root.texts.contains("false light"))
  }

  @Test("what the program asks for holds while no view wishes anything")
  func program() async throws {
    let model = Model()
    let window = try await MountedScenes(Program(model: model)).window("Own")
    #expect(window.texts.contains("false light"))
    model.wish = nil
    await Settling.settle()
    #expect(window.texts.contains("true dark"))
    model.scheme = .automatic
    await Settling.settle()
    #expect(window.texts.contains("false light"))
  }

  @Test("the accent colour is libadwaita's")
  func accent() async throws {
    struct Accent: View {
      @Environment(\.adwAccentColor) private var accent

      var body: some View { AdwHeaderBar("\(accent)") }
    }
    #expect(try await MountedView(Accent()).root.texts == ["#3584E4FF"])
  }
}
