import Foundation
import Graft
import Testing

/// Pictures of views where there is no display.
@Suite @MainActor
struct DisplaylessPictureTests {
  @Test("CV26 without a display shapes come as a texture and as a PNG file, with an opacity unless they are opaque")
  func forms() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let renderer = ImageRenderer(
          content: Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 40))
        renderer.scale = 2
        let clear = try DrawnPixels(renderer.gdkTexture)
        #expect(clear.width == 80 && clear.height == 80)
        #expect(clear[1, 1] == [0, 0, 0, 0] && clear[40, 2] == [255, 0, 0, 255] && clear[40, 40] == [255, 0, 0, 255])
        #expect(renderer.pngData?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        renderer.isOpaque = true
        let opaque = try DrawnPixels(renderer.gdkTexture)
        #expect(opaque[1, 1] == [0, 0, 0, 255] && opaque[40, 40] == [255, 0, 0, 255])
        let empty = try DrawnPixels(of: Color.clear.frame(width: 10, height: 20))
        #expect(empty.width == 10 && empty.height == 20 && empty[5, 5] == [0, 0, 0, 0])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  @Test("CV26 without a display lines, gradients, clips, masks and blends are painted")
  func paints() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let red = Color(red: 1, green: 0, blue: 0)
        let row = HStack(spacing: 0) {
          Rectangle().strokeBorder(red, lineWidth: 4).frame(width: 20, height: 20)
          LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
            .frame(width: 20, height: 20)
          red.frame(width: 20, height: 20).clipShape(Circle())
          red.frame(width: 20, height: 20).mask { Color.black.frame(width: 10, height: 10) }
          red.frame(width: 20, height: 20).overlay { Color(red: 0, green: 0, blue: 1).blendMode(.screen) }
        }
        let shown = try DrawnPixels(of: row)
        #expect(shown.width == 100 && shown.height == 20)
        #expect(shown[2, 10] == [255, 0, 0, 255] && shown[10, 10] == [0, 0, 0, 0])
        #expect(shown[21, 10][0] < 30 && shown[38, 10][0] > 225 && shown[38, 10][3] == 255)
        #expect(shown[41, 1] == [0, 0, 0, 0] && shown[50, 10] == [255, 0, 0, 255])
        #expect(shown[62, 10] == [0, 0, 0, 0] && shown[70, 10] == [255, 0, 0, 255])
        #expect(shown[90, 10] == [255, 0, 255, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  @Test("CV26 without a display effects act on what is painted, and are where layout has put it")
  func effects() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let red = Color(red: 1, green: 0, blue: 0)
        let row = HStack(spacing: 0) {
          red.frame(width: 20, height: 20).opacity(0.5)
          red.frame(width: 20, height: 4).rotationEffect(.degrees(90)).frame(height: 20)
          red.frame(width: 20, height: 10).offset(y: 5).scaleEffect(x: 0.5, y: 1)
          red.frame(width: 10, height: 10).shadow(color: .black, radius: 0, x: 5, y: 5).padding(5)
          red.frame(width: 20, height: 20).colorInvert()
          red.frame(width: 20, height: 20).visualEffect { effect, proxy in effect.offset(y: proxy.size.height / 2) }
          red.frame(width: 20, height: 20).hidden()
        }
        let shown = try DrawnPixels(of: row)
        #expect(shown.width == 140 && shown.height == 20)
        #expect((126...129).contains(shown[10, 10][3]))
        #expect(shown[30, 2] == [255, 0, 0, 255] && shown[22, 10] == [0, 0, 0, 0])
        #expect(shown[50, 18] == [255, 0, 0, 255] && shown[50, 7] == [0, 0, 0, 0] && shown[42, 15] == [0, 0, 0, 0])
        #expect(shown[67, 7] == [255, 0, 0, 255] && shown[77, 17] == [0, 0, 0, 255] && shown[77, 7] == [0, 0, 0, 0])
        #expect(shown[90, 10] == [0, 255, 255, 255])
        #expect(shown[110, 5] == [0, 0, 0, 0] && shown[110, 15] == [255, 0, 0, 255])
        #expect(shown[130, 10] == [0, 0, 0, 0])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  @Test("CV26 without a display images from files, in their size and in another, and symbols of ours are painted")
  func images() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let red = Color(red: 1, green: 0, blue: 0)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try #require(ImageRenderer(content: red.frame(width: 4, height: 6)).pngData).write(to: file)
        let own = try DrawnPixels(of: Image(contentsOf: file))
        #expect(own.width == 4 && own.height == 6 && own[2, 3] == [255, 0, 0, 255])
        let large = try DrawnPixels(of: Image(contentsOf: file).resizable().frame(width: 30, height: 20))
        #expect(large.width == 30 && large[15, 10] == [255, 0, 0, 255])
        let sign = try DrawnPixels(of: Image(systemName: "square.fill").foregroundStyle(red))
        #expect(sign[sign.width / 2, sign.height / 2] == [255, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }

  private struct Symbols: View {
    var body: some View {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: 30, y: 10)) }
        let text = context.resolve(Text("████").font(.system(size: 20)))
        context.draw(text, at: CGPoint(x: 40, y: 10), anchor: .leading)
      } symbols: {
        Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10).tag(1)
      }
    }
  }

  @Test("CV26 without a display canvases are painted, with their symbols and texts")
  func canvases() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        DisplaylessProcess.begin()
        let shown = try DrawnPixels(of: Symbols().frame(width: 80, height: 20))
        #expect(shown[10, 10] == [255, 0, 0, 255] && shown[22, 10] == [0, 0, 0, 0])
        #expect(shown[30, 10] == [0, 0, 255, 255] && shown[48, 10] == [0, 0, 0, 255])
        #expect(Diagnostics.recorded.isEmpty)
      }
    }
    try DisplaylessProcess.expectSilence(of: result)
  }
}
