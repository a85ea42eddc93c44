import CGTK
import Foundation
import GTKSupport
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What users need of what is shown, as their settings say.
@Suite(.gtk) @MainActor
struct AccessibilitySettingsTests {
  private struct Reader: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityVoiceOverEnabled) private var isReadAloud

    var body: some View {
      VStack {
        Text(reducesMotion ? "still" : "moving")
        Text("\(contrast)")
        Text(isReadAloud ? "read aloud" : "silent")
      }
    }
  }

  private var settings: ObjectReference { ObjectReference(retaining: gtk_settings_get_default().objectAddress) }

  @Test("AX17 reduced motion follows the desktop's setting for animation while the program runs")
  func reducedMotion() async throws {
    let settings = settings
    let before: Bool = settings["gtk-enable-animations"]
    defer { settings["gtk-enable-animations"] = before }
    settings["gtk-enable-animations"] = true
    let mounted = try await MountedView(Reader())
    #expect(mounted.root.texts.first == "moving")
    settings["gtk-enable-animations"] = false
    await Settling.settle()
    #expect(mounted.root.texts.first == "still")
    settings["gtk-enable-animations"] = true
    await Settling.settle()
    #expect(mounted.root.texts.first == "moving")
  }

  @Test("AX17 the contrast is increased in a theme of high contrast, light or dark")
  func contrast() async throws {
    let settings = settings
    let before: String = settings["gtk-theme-name"]
    defer { settings["gtk-theme-name"] = before }
    let mounted = try await MountedView(Reader())
    #expect(mounted.root.texts[1] == "standard")
    for (theme, contrast) in [("Default-hc", "increased"), ("Default", "standard"), ("Default-hc-dark", "increased")] {
      settings["gtk-theme-name"] = theme
      await Settling.settle()
      #expect(mounted.root.texts[1] == contrast)
    }
  }

  private struct Fixed: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityInvertColors) private var inverts

    var body: some View { Text("\([differentiates, reducesTransparency, inverts])") }
  }

  @Test("AX17 what no desktop says of colours and transparency is false, also in a theme of high contrast")
  func fixed() async throws {
    let settings = settings
    let before: String = settings["gtk-theme-name"]
    defer { settings["gtk-theme-name"] = before }
    let mounted = try await MountedView(Fixed())
    #expect(mounted.root.texts == ["[false, false, false]"])
    settings["gtk-theme-name"] = "Default-hc"
    await Settling.settle()
    #expect(mounted.root.texts == ["[false, false, false]"])
  }

  private nonisolated static let screenReaderSettings = "org.gnome.desktop.a11y.applications"

  /// Whether the desktop has a setting for a screen reader.
  private nonisolated static var hasScreenReaderSetting: Bool {
    guard let source = g_settings_schema_source_get_default(),
      let schema = g_settings_schema_source_lookup(source, screenReaderSettings, 1)
    else { return false }
    g_settings_schema_unref(schema)
    return true
  }

  @Test(
    "AX17 a view knows whether a screen reader is on, where the desktop has a setting for that, and follows it",
    .enabled(if: hasScreenReaderSetting))
  func screenReaderSetting() async throws {
    let mounted = try await MountedView(Reader())
    #expect(mounted.root.texts.last == "silent")
    // The settings of the test's own process, which has them in memory.
    let made = try #require(g_settings_new(Self.screenReaderSettings))
    let screenReader = ObjectReference(taking: made.objectAddress)
    defer { g_settings_reset(screenReader.object.cast(), "screen-reader-enabled") }
    g_settings_set_boolean(screenReader.object.cast(), "screen-reader-enabled", 1)
    await Turn.until { mounted.root.texts.last == "read aloud" }
    #expect(mounted.root.texts.last == "read aloud")
    g_settings_set_boolean(screenReader.object.cast(), "screen-reader-enabled", 0)
    await Turn.until { mounted.root.texts.last == "silent" }
    #expect(mounted.root.texts.last == "silent")
  }
}
