import Foundation
import Graft
import Testing
import ViewGraph

/// Places and changes in pictures where there is no display.
@Suite @MainActor
struct DisplaylessLayoutTests {
  @Test("CV26 without a display what follows its room or its place has those of the picture")
  func places() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let row = HStack(spacing: 0) {
          GeometryReader { red.frame(width: $0.size.width / 2, height: $0.size.height / 4) }
            .frame(width: 20, height: 20)
          GeometryReader { blue.frame(width: $0.frame(in: .global).minX / 2, height: 20) }
            .frame(width: 20, height: 20).opacity(1)
          ViewThatFits {
            red.frame(width: 30, height: 20)
            blue.frame(width: 20, height: 20)
          }
          .frame(width: 20, height: 20)
          ContainerRelativeShape().fill(red).padding(2).frame(width: 20, height: 20).opacity(1)
            .containerShape(Circle())
          ZStack {
            red.frame(width: 20, height: 20).zIndex(1)
            blue.frame(width: 20, height: 20)
          }
        }
        let shown = try DrawnPixels(of: row)
        #expect(shown.width == 100 && shown.height == 20)
        #expect(shown[5, 2] == [255, 0, 0, 255] && shown[15, 2][3] == 0 && shown[5, 8][3] == 0)
        #expect(shown[25, 10] == [0, 0, 255, 255] && shown[35, 10][3] == 0)
        #expect(shown[50, 10] == [0, 0, 255, 255])
        #expect(shown[63, 3][3] == 0 && shown[70, 3] == [255, 0, 0, 255])
        #expect(shown[90, 10] == [255, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  private struct Still: View {
    @Environment(\.accessibilityReduceMotion) private var isStill
    var body: some View { Color(red: 1, green: 0, blue: isStill ? 1 : 0).frame(width: 20, height: 20) }
  }

  @Test("CV26 without a display the view has the desktop's environment, which says that nothing moves")
  func environment() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let shown = try DrawnPixels(of: Still())
        #expect(shown[10, 10] == [255, 0, 255, 255])
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  private final class Model: ObservableObject {
    @Published var isWide = false
  }

  private struct Page: View {
    var height: CGFloat
    @ObservedObject var model: Model
    @State private var isShown = false
    var body: some View {
      HStack(spacing: 0) {
        Color.white.frame(width: model.isWide ? 40 : 20, height: height).onAppear { isShown = true }
        if isShown { Color.black.frame(width: 5) }
      }
    }
  }

  @Test("CV25 CV26 without a display what changes is told, and shown by the next picture")
  func changes() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let model = Model()
        let renderer = ImageRenderer(content: Page(height: 10, model: model))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        defer { subscription.cancel() }
        let first = try DrawnPixels(renderer.gdkTexture)
        #expect(first.width == 25 && first.height == 10 && count == 0)
        model.isWide = true
        UpdateScheduler.shared.run()
        #expect(count == 1)
        let wide = try DrawnPixels(renderer.gdkTexture)
        #expect(wide.width == 45 && wide[44, 5] == [0, 0, 0, 255])
        renderer.content.height = 30
        #expect(count == 2)
        renderer.proposedSize = ProposedViewSize(width: 70, height: 60)
        let high = try DrawnPixels(renderer.gdkTexture)
        #expect(high.width == 45 && high.height == 60)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }
}
