import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import StoredValues
import TestSupport
import Testing

/// Sizes that programs work out for windows before these open.
@Suite(.gtk) @MainActor
struct WindowPlacementTests {
  private typealias Make = @MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  private struct Placed: Scene {
    let file: AppStorageFile
    let make: Make

    var body: some Scene {
      WindowGroup("Opener", id: "opener") { Opener() }
      Window("Placed", id: "placed") {
        Color.red.frame(
          minWidth: 200, idealWidth: 420, maxWidth: .infinity, minHeight: 40, idealHeight: 150, maxHeight: .infinity)
      }
      .defaultSize(width: 400, height: 300)
      .defaultWindowPlacement(make)
      .windowIdealPlacement { _, _ in WindowPlacement(.topLeading, width: 1, height: 1) }
      .environment(\.sceneFile, file)
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("open") { openWindow(id: "placed") } }
  }

  private func open(_ make: @escaping Make, _ body: () async throws -> Void) async throws {
    let storage = try StorageFolder()
    try await ShownScenes.with(Placed(file: storage.open(), make: make)) {
      try await ShownScenes.press("open", in: "Opener")
      try await body()
    }
  }

  private func size() throws -> [Int32] {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(try ShownScenes.window("Placed").cast(), &width, &height)
    return [width, height]
  }

  private static let placements: [(WindowPlacement, [Int32])] = [
    (WindowPlacement(), [400, 300]), (WindowPlacement(.none), [400, 300]),
    (WindowPlacement(.utilityPanel), [400, 300]),
    (WindowPlacement(.center), [400, 300]),
    (WindowPlacement(width: 250), [250, 300]), (WindowPlacement(.bottom, height: 260), [400, 260]),
    (WindowPlacement(CGPoint(x: 3, y: 4), size: CGSize(width: 320, height: 240)), [320, 240]),
    (WindowPlacement(x: 3, y: 4, width: 350, height: 220), [350, 220]),
  ]

  @Test("WI2 a placement says the size of a window, and what it leaves open is as without it", arguments: 0..<8)
  func placements(_ index: Int) async throws {
    let (placement, expected) = Self.placements[index]
    try await open({ _, _ in placement }) {
      let opened = try size()
      #expect(opened == expected)
    }
  }

  @Test("WI2 the size with which a window was closed counts for more than its placement")
  func reopened() async throws {
    try await open({ _, _ in WindowPlacement(width: 250) }) {
      gtk_window_set_default_size(try ShownScenes.window("Placed").cast(), 500, 350)
      try await ShownScenes.close("Placed")
      try await ShownScenes.press("open", in: "Opener")
      let opened = try size()
      #expect(opened == [500, 350])
    }
  }

  /// What a placement was told.
  @MainActor
  private final class Asked {
    var sizes: [CGSize] = []
    var windows: [[String?]] = []
    var display = CGRect.zero
  }

  private func monitorSize() throws -> CGSize {
    let window = try ShownScenes.window("Placed")
    let monitors = gdk_display_get_monitors(gtk_widget_get_display(window.widgetPointer))
    let monitor = try #require(g_list_model_get_item(monitors, 0))
    defer { g_object_unref(monitor) }
    var area = GdkRectangle()
    gdk_monitor_get_geometry(monitor.cast(), &area)
    return CGSize(width: Int(area.width), height: Int(area.height))
  }

  @Test("WI2 a placement is asked for once, and knows the content's sizes, the monitor and the windows that are open")
  func context() async throws {
    let asked = Asked()
    let make: Make = { content, context in
      let proposals = [ProposedViewSize.unspecified, .init(width: 300, height: nil), .init(width: nil, height: 500)]
      asked.sizes = proposals.map { content.sizeThatFits($0) }
      asked.windows.append(context.windows.map(\.id))
      asked.display = context.defaultDisplay.visibleRect
      return WindowPlacement(size: content.sizeThatFits(ProposedViewSize(width: 300, height: 500)))
    }
    try await open(make) {
      let opened = try size()
      #expect(opened == [300, 500])
      let content = try ShownScenes.size(of: "Placed")
      let (width, height) = (420 + CGFloat(300 - content[0]), 150 + CGFloat(500 - content[1]))
      #expect(height > 170 && asked.windows == [["opener"]])
      let sizes = [(width, height), (300, height), (width, 500)].map { CGSize(width: $0, height: $1) }
      #expect(asked.sizes == sizes)
      #expect(try asked.display.size == monitorSize())
    }
  }
}
