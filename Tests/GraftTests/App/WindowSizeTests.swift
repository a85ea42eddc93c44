import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import StoredValues
import TestSupport
import Testing

/// How large the windows of scenes open, and how far they can be resized.
@Suite(.gtk) @MainActor
struct WindowSizeTests {
  private struct Ideal: Scene {
    var body: some Scene {
      WindowGroup("Ideal") {
        Color.red.frame(
          minWidth: 200, idealWidth: 420, maxWidth: .infinity, minHeight: 40, idealHeight: 150, maxHeight: .infinity)
      }
    }
  }

  private struct Rows: Scene {
    let count: Int

    var body: some Scene {
      WindowGroup("Rows") {
        VStack(spacing: 0) {
          Color.red.frame(width: 420, height: 50)
          List { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
        }
      }
    }
  }

  private struct Scrolled: Scene {
    let length: CGFloat

    var body: some Scene {
      WindowGroup("Scrolled") { ScrollView { Color.red.frame(width: 420, height: length) } }
    }
  }

  private struct Columns: Scene {
    let count: Int

    var body: some Scene {
      WindowGroup("Columns") {
        if count == 3 {
          NavigationSplitView {
            Text("sidebar")
          } content: {
            Text("content")
          } detail: {
            Text("detail")
          }
        } else {
          NavigationSplitView(columnVisibility: .constant(count == 1 ? .detailOnly : .all)) {
            Text("sidebar")
          } detail: {
            Text("detail")
          }
        }
      }
    }
  }

  private struct Huge: Scene {
    var body: some Scene {
      WindowGroup("Huge") { Color.red.frame(minWidth: 10, idealWidth: 9000, minHeight: 10, idealHeight: 9000) }
    }
  }

  @Test("WI1 a window opens at the ideal size of its content, and not at the least")
  func idealSize() async throws {
    try await ShownScenes.with(Ideal()) {
      let size = try ShownScenes.size(of: "Ideal")
      #expect(size == [420, 150])
    }
  }

  @Test("WI1 (part) a list counts as its rows, from 240 to 480 pixels", arguments: [(2, 290), (200, 530)])
  func lists(count: Int, height: Int32) async throws {
    try await ShownScenes.with(Rows(count: count)) {
      let size = try ShownScenes.size(of: "Rows")
      #expect(size == [420, height])
    }
  }

  @Test(
    "WI1 (part) what scrolls counts as its content, from 240 to 480 pixels",
    arguments: [(20, 240), (333, 333), (900, 480)])
  func scrolled(length: CGFloat, height: Int32) async throws {
    try await ShownScenes.with(Scrolled(length: length)) {
      let size = try ShownScenes.size(of: "Scrolled")
      #expect(size == [420, height])
    }
  }

  private struct Filling: Scene {
    enum Content { case reader, stack, bounded, saying, high, low }

    let content: Content

    var body: some Scene {
      WindowGroup("Filling") { view.frame(width: 300) }
    }

    @ViewBuilder private var view: some View {
      switch content {
      case .reader: GeometryReader { _ in Color.red }
      case .stack:
        VStack(spacing: 0) {
          Color.red.frame(height: 70)
          Color.blue
        }
      case .bounded: Color.red.frame(minHeight: 20, maxHeight: 500)
      case .saying: Color.red.frame(minHeight: 20, idealHeight: 30)
      case .high: Color.red.frame(minHeight: 300, maxHeight: .infinity)
      case .low: Color.red.frame(height: 30)
      }
    }
  }

  @Test(
    "WI1 (part) content that takes any height is as high as what scrolls, unless it says how high it likes to be",
    arguments: [(.reader, 240), (.stack, 240), (.bounded, 20), (.saying, 30), (.high, 300), (.low, 30)]
      as [(Filling.Content, Int32)])
  private func filling(content: Filling.Content, height: Int32) async throws {
    try await ShownScenes.with(Filling(content: content)) {
      let size = try ShownScenes.size(of: "Filling")
      #expect(size.last == height)
    }
  }

  @Test("WI1 (part) a window opens with its columns beside each other", arguments: [(1, 600), (2, 600), (3, 800)])
  func columns(count: Int, width: Int32) async throws {
    try await ShownScenes.with(Columns(count: count)) {
      let size = try ShownScenes.size(of: "Columns")
      #expect(size.first == width)
    }
  }

  @Test("WI1 (part) no window is larger than nine tenths of the monitor")
  func monitor() async throws {
    try await ShownScenes.with(Huge()) {
      let window = try ShownScenes.window("Huge")
      let monitors = gdk_display_get_monitors(gtk_widget_get_display(window.widgetPointer))
      let monitor = try #require(g_list_model_get_item(monitors, 0))
      defer { g_object_unref(monitor) }
      var area = GdkRectangle()
      gdk_monitor_get_geometry(monitor.cast(), &area)
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window.cast(), &width, &height)
      #expect([width, height] == [area.width * 9 / 10, area.height * 9 / 10])
    }
  }

  private struct Sized: Scene {
    let file: AppStorageFile

    var body: some Scene {
      WindowGroup("Sized") { Color.red }.defaultSize(width: 400, height: 300).environment(\.sceneFile, file)
    }
  }

  private func sizeOfWindow() throws -> [Int32] {
    var (width, height): (Int32, Int32) = (0, 0)
    gtk_window_get_default_size(try ShownScenes.window("Sized").cast(), &width, &height)
    return [width, height]
  }

  @Test("WI2 a first window has the default size, and one that the user has resized has that size the next time")
  func defaultSize() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("graft-sizes-\(UUID()).json")
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + end) } }
    let file = AppStorageFile(url: url)
    for _ in 1...2 {
      try await ShownScenes.with(Sized(file: file)) {
        let size = try sizeOfWindow()
        #expect(size == [400, 300])
      }
    }
    try await ShownScenes.with(Sized(file: file)) {
      // As GTK does where the user drags an edge.
      gtk_window_set_default_size(try ShownScenes.window("Sized").cast(), 500, 350)
      await Settling.settle()
      #expect(try sizeOfWindow() == [500, 350])
    }
    file.save()
    try await ShownScenes.with(Sized(file: AppStorageFile(url: url))) {
      let size = try sizeOfWindow()
      #expect(size == [500, 350])
    }
  }

  private struct Opening: Scene {
    let file: AppStorageFile

    var body: some Scene {
      WindowGroup("Opener") { Opener() }
      Window("Sized", id: "sized") { Color.red }.defaultSize(width: 400, height: 300).environment(\.sceneFile, file)
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View { Button("open") { openWindow(id: "sized") } }
  }

  @Test("WI2 a window that is opened again has the size with which it was closed")
  func reopened() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("graft-sizes-\(UUID()).json")
    defer { for end in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + end) } }
    try await ShownScenes.with(Opening(file: AppStorageFile(url: url))) {
      for size: [Int32] in [[400, 300], [500, 350], [450, 250]] {
        try await ShownScenes.press("open", in: "Opener")
        let opened = try sizeOfWindow()
        #expect(opened == size)
        let next: [Int32] = size == [400, 300] ? [500, 350] : [450, 250]
        gtk_window_set_default_size(try ShownScenes.window("Sized").cast(), next[0], next[1])
        try await ShownScenes.close("Sized")
      }
    }
  }

  private struct Resizable: Scene {
    let resizability: WindowResizability
    let isFixed: Bool

    var body: some Scene {
      WindowGroup("Resizable") {
        Color.red.frame(minWidth: 300, maxWidth: isFixed ? 300 : .infinity, minHeight: 120, maxHeight: 120)
      }
      .windowResizability(resizability)
    }
  }

  @Test("WI3 (part) a window cannot be smaller than its content needs")
  func leastSize() async throws {
    try await ShownScenes.with(Resizable(resizability: .automatic, isFixed: false)) {
      let window = try ShownScenes.window("Resizable")
      #expect(gtk_window_get_resizable(window.cast()) != 0)
      gtk_window_set_default_size(window.cast(), 10, 10)
      await Settling.settle()
      let size = try ShownScenes.size(of: "Resizable")
      #expect(size == [300, 120])
    }
  }

  @Test(
    "WI3 (part) with contentSize a window for content of one size cannot be resized, and by itself it can",
    arguments: [(WindowResizability.contentSize, true), (.contentMinSize, false), (.automatic, false)])
  func fixedSize(resizability: WindowResizability, isFixed: Bool) async throws {
    try await ShownScenes.with(Resizable(resizability: resizability, isFixed: true)) {
      let window = try ShownScenes.window("Resizable")
      #expect((gtk_window_get_resizable(window.cast()) == 0) == isFixed)
    }
  }
}
