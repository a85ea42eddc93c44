import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What views wish their windows to look like.
@Suite(.gtk) @MainActor
struct PreferredColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text("\(scheme)") }
  }

  private var isDark: Bool {
    ObjectReference(retaining: gtk_settings_get_default()!.objectAddress)[
      "gtk-application-prefer-dark-theme"]
  }

  @Test("a wish is followed by the program and its views while the view is there")
  func wish() async throws {
    func content(_ scheme: ColorScheme?, isShown: Bool = true) -> some View {
      VStack {
        Reader()
        if isShown { Text("wishes").preferredColorScheme(scheme) }
      }
    }
    let mounted = try await MountedView(content(.dark))
    #expect(mounted.root.texts == ["dark", "wishes"])
    #expect(isDark)
    for (scheme, text) in [(ColorScheme.light, "light"), (.dark, "dark"), (nil, "light"), (.dark, "dark")] {
      mounted.rootView = content(scheme)
      await Settling.settle()
      #expect(mounted.root.texts.first == text)
    }
    mounted.rootView = content(.dark, isShown: false)
    await Settling.settle()
    #expect(mounted.root.texts == ["light"])
    #expect(!isDark)
  }

  @Test("of nested wishes the outermost counts, of others the first, and a window that closes has none")
  func several() async throws {
    let first = try await MountedView(Reader().preferredColorScheme(.dark).preferredColorScheme(.light))
    #expect(first.root.texts == ["light"])
    let second = try await MountedView(Reader().preferredColorScheme(.dark).preferredColorScheme(nil))
    #expect(second.root.texts == ["light"])
    await first.close()
    #expect(second.root.texts == ["dark"])
    await second.close()
    #expect(!isDark)
  }
}
