import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Pictures that are damaged, missing or very large.
@Suite(.gtk) @MainActor
struct UnusualPictureTests {
  /// What became of the loading of a file: its size, or why there is none.
  private func result(of data: Data, named ending: String = "png") async throws -> String {
    try await PictureFile.with(data, named: ending) { url in
      var result: String?
      let mounted = try await MountedView(
        AsyncImage(url: url) { phase in
          let _ = result = phase.error?.localizedDescription ?? phase.image.map { _ in "picture" }
          Text("x")
        })
      await Turn.until { result != nil }
      await mounted.close()
      return result ?? ""
    }
  }

  @Test("IM17 what is damaged, empty or no picture is a failure with its reason; a wrong ending does not matter")
  func damaged() async throws {
    let file = try PictureFile.png(40, 40)
    #expect(try await result(of: file, named: "jpg") == "picture")
    #expect(try await result(of: file.prefix(file.count / 2)) != "picture")
    #expect(try await result(of: Data()) != "picture")
    #expect(try await result(of: Data("no picture".utf8)) == "Unrecognized image file format")
    var broken = file
    broken.replaceSubrange(41..<60, with: repeatElement(0xff, count: 19))
    #expect(try await result(of: broken) != "picture")
    #expect(try await result(of: try PictureFile.png(saying: 0)) != "picture")
    #expect(
      try await result(of: try PictureFile.png(saying: 20_000)) == "a picture of 20000 × 20000 pixels is too large")
  }

  @Test("IM17 a picture of 20,000 pixels is kept in fewer, read on another thread, and shown in its own size")
  func wide() async throws {
    try await PictureFile.with(try PictureFile.png(20_000, 1000)) { url in
      let mounted = try await MountedView(
        ScrollView(.horizontal) {
          AsyncImage(url: url) {
            $0
          } placeholder: {
            Text("empty")
          }
        },
        size: CGSize(width: 100, height: 100))
      // Blocks of the main queue run while it is read.
      var beats = 0
      while mounted.root.texts == ["empty"], beats < 100_000 {
        beats += 1
        try await Task.sleep(for: .milliseconds(2))
      }
      #expect(beats > 5)
      await Settling.settle()
      #expect(mounted.root.imageFrames.map(\.size) == [CGSize(width: 20_000, height: 1000)])
      #expect(try Pixels(mounted.root)[50, 50] == [200, 200, 200])
    }
  }

  @Test("IM17 an image from a file is bounded as one that is loaded, and a damaged one is reported")
  func files() async throws {
    try await PictureFile.with(try PictureFile.png(5000, 10)) { url in
      let size = try idealSize(of: Image(contentsOf: url))
      #expect(size == CGSize(width: 5000, height: 10))
    }
    try await PictureFile.with(try PictureFile.png(saying: 20_000)) { url in
      _ = try await MountedView(Image(contentsOf: url))
      #expect(Diagnostics.recorded.map(\.kind) == [.missingImage])
      let message = Diagnostics.recorded.first?.message
      #expect(
        message == "the image \(url.path) cannot be read: a picture of 20000 × 20000 pixels is too large")
      Diagnostics.removeAll()
    }
  }

  @Test("a picture that never comes leaves the phase empty, and is asked for no more when the view is gone")
  func neverComing() async throws {
    let server = try PictureServer()
    defer { server.stop() }
    let mounted = try await MountedView(
      AsyncImage(url: server.url("/a.png")) {
        $0
      } placeholder: {
        Text("empty")
      })
    await Turn.until { server.requests.count == 1 }
    await Settling.settle()
    #expect(mounted.root.texts == ["empty"])
    #expect(await mounted.close() == [])
    await Turn.until { server.abandoned == ["/a.png"] }
    #expect(server.abandoned == ["/a.png"])
  }
}
