import Foundation
import GraftAdwaita
import GraftTestTraits
import GraftTesting
import Testing

/// Header bars, and what has them at its edges.
@Suite(.gtk) @MainActor
struct BarTests {
  struct Page: View {
    @State private var count = 0

    var body: some View {
      AdwToolbarView {
        Text("content").frame(maxWidth: .infinity, maxHeight: .infinity)
      } topBars: {
        AdwHeaderBar("Count \(count)") {
          Button("Add") { count += 1 }
        } end: {
          Button("Take") { count -= 1 }
        }
      } bottomBars: {
        Text("below")
      }
    }
  }

  @Test("a header bar follows the state of its view, which its own views write")
  func follows() async throws {
    let mounted = try await MountedView(Page(), size: CGSize(width: 400, height: 200))
    try await mounted.root.find(role: .button, name: "Add").click()
    #expect(mounted.root.texts.contains("Count 1"))
    try await mounted.root.find(role: .button, name: "Take").click()
    #expect(mounted.root.texts.contains("Count 0"))
  }

  @Test("bars are above and below the content, which has the room between them")
  func places() async throws {
    let mounted = try await MountedView(Page(), size: CGSize(width: 400, height: 300))
    let bar = try #require(mounted.root.all.first { $0.widget.typeName == "AdwHeaderBar" }).frame
    let (content, below) = (
      try mounted.root.find(role: .label, text: "content").frame,
      try mounted.root.find(role: .label, text: "below").frame
    )
    #expect(bar.maxY <= content.minY && content.maxY <= below.minY)
    #expect(bar.minY == 0 && bar.width >= 400 && below.maxY == 300)
  }

  @Test("a bar without a title shows that of the window")
  func windowTitle() async throws {
    let scene = Window("Own", id: "own") { AdwHeaderBar() }.adwaita(headerBar: .content)
    let program = try await MountedScenes(scene)
    #expect(try program.window("Own").texts == ["Own"])
  }

  @Test("a window of libadwaita's has a bar of Graft's with a view's toolbar unless its content has the bars")
  func ownBar() async throws {
    let scene = Window("Own", id: "own") {
      Text("content").toolbar { Button("Act") {} }
    }.adwaita()
    let window = try await MountedScenes(scene).window("Own")
    #expect(window.all[0].widget.typeName == "AdwApplicationWindow")
    #expect(
      try window.find(role: .button, name: "Act").frame.maxY <= window.find(role: .label, text: "content").frame.minY)
  }

  @Test("a banner is there while it is revealed, and shows its texts as they are")
  func banner() async throws {
    let mounted = try await MountedView(
      AdwBanner("<b>Bold</b>", isRevealed: true), size: CGSize(width: 300, height: 100))
    let banner = try mounted.root.widget("AdwBanner", "GtkInfoBar")
    #expect(mounted.root.texts.contains("<b>Bold</b>"))
    mounted.rootView = AdwBanner("<b>Bold</b>", isRevealed: false)
    await Settling.settle()
    #expect(banner["revealed"] == false)
  }
}
