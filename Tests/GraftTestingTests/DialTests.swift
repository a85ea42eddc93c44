import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// The widget that draws itself of the page *Starting from GTK*.
@Suite(.gtk) @MainActor
struct DialTests {
  @Test("the widget is drawn anew when its property has another value")
  func drawing() async throws {
    let mounted = try await MountedView(DialView(angle: 0))
    let first = try picture(mounted.root)
    mounted.rootView = DialView(angle: 90)
    await Settling.settle()
    #expect(try picture(mounted.root) != first)
    mounted.rootView = DialView(angle: 0)
    await Settling.settle()
    #expect(try picture(mounted.root) == first)
  }

  private func picture(_ query: WidgetQuery) throws -> Data {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try query.writePicture(to: url.path)
    return try Data(contentsOf: url)
  }
}
