import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Which images are asked for, when, and how often.
@Suite(.gtk) @MainActor
struct ImageLoadingTests {
  private typealias Phases = AsyncImageTests.Phases
  private typealias Phased = AsyncImageTests.Phased

  private func widths(_ root: WidgetQuery) -> [CGFloat] {
    root.imageFrames.map(\.width)
  }

  @Test("IM14 with another URL the load is cancelled, and what was shown stays until the new picture is there")
  func otherURL() async throws {
    let (server, phases) = (try PictureServer(), Phases())
    defer { server.stop() }
    server.answer("/a.png", with: .init(try PictureFile.png(8, 8)))
    let mounted = try await MountedView(Phased(url: server.url("/a.png"), phases: phases))
    await Turn.until { widths(mounted.root) == [8] }
    for path in ["/b.png", "/c.png"] {
      mounted.rootView = Phased(url: server.url(path), phases: phases)
      await Turn.until { server.requests.last == path }
      #expect(widths(mounted.root) == [8])
    }
    await Turn.until { server.abandoned == ["/b.png"] }
    server.answer("/b.png", with: .init(try PictureFile.png(9, 9)))
    server.answer("/c.png", with: .init(try PictureFile.png(10, 10)))
    await Turn.until { widths(mounted.root) == [10] }
    #expect(phases.names == ["empty", "success"])
    #expect(server.abandoned == ["/b.png"])
  }

  @Test("IM14 the same URL is not asked for again by an evaluation, and without a URL the phase is empty")
  func sameURL() async throws {
    let (server, phases) = (try PictureServer(), Phases())
    defer { server.stop() }
    server.answer("/a.png", with: .init(try PictureFile.png(8, 8), headers: ["Cache-Control": "no-store"]))
    let mounted = try await MountedView(Phased(url: server.url("/a.png"), phases: phases))
    await Turn.until { widths(mounted.root) == [8] }
    for _ in 0..<3 {
      mounted.rootView = Phased(url: server.url("/a.png"), phases: phases)
      await Settling.settle()
    }
    #expect(server.requests == ["/a.png"])
    mounted.rootView = Phased(url: nil, phases: phases)
    await Settling.settle()
    #expect(mounted.root.texts == ["empty"])
    #expect(phases.names == ["empty", "success", "empty"])
  }

  private struct Pages: View {
    @Binding var path: [Int]
    let url: URL
    let phases: Phases

    var body: some View {
      NavigationStack(path: $path) {
        Phased(url: url, phases: phases).navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
  }

  @Test("IM15 what disappears while it loads is cancelled and has not failed, and loads anew when it appears again")
  func disappearing() async throws {
    let (server, phases) = (try PictureServer(), Phases())
    defer { server.stop() }
    let source = Source([Int]())
    let mounted = try await MountedView(
      Pages(path: source.binding, url: server.url("/a.png"), phases: phases), size: CGSize(width: 200, height: 200))
    await Turn.until { server.requests.count == 1 }
    source.value = [1]
    await Turn.until { server.abandoned == ["/a.png"] }
    await Settling.settle()
    #expect(phases.names == ["empty"])
    source.value = []
    await Turn.until { server.requests.count == 2 }
    server.answer("/a.png", with: .init(try PictureFile.png(8, 8)))
    await Turn.until { phases.names == ["empty", "success"] }
    #expect(phases.names == ["empty", "success"])
    #expect(server.requests == ["/a.png", "/a.png"])
    await mounted.close()
  }

  @Test("IM16 one picture in a hundred rows is asked for once, and not again while it is fresh")
  func rows() async throws {
    let server = try PictureServer()
    defer { server.stop() }
    func rows(_ path: String) -> some View {
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { _ in
          AsyncImage(url: server.url(path)) {
            $0
          } placeholder: {
            Color.clear.frame(width: 1, height: 1)
          }
        }
      }
    }
    for (path, headers, count) in [
      ("/plain", [:], 1), ("/aged", ["Cache-Control": "max-age=0"], 2),
      ("/kept", ["Cache-Control": "private, max-age=60"], 1), ("/never", ["Cache-Control": "no-store"], 2),
      ("/expired", ["Expires": "Thu, 01 Jan 1970 00:00:00 GMT"], 2),
    ] {
      for _ in 0..<2 {
        let mounted = try await MountedView(rows(path), size: CGSize(width: 20, height: 900))
        server.answer(path, with: .init(try PictureFile.png(8, 8), headers: headers))
        await Turn.until { widths(mounted.root).count(where: { $0 == 8 }) == 100 }
        await mounted.close()
      }
      #expect(server.requests.count(where: { $0 == path }) == count, "\(path)")
    }
  }

  @Test("IM16 what was used last is kept, in a bounded number of bytes")
  func bound() async throws {
    let server = try PictureServer()
    defer { server.stop() }
    // Each has 19 MB of pixels, of which three fit.
    let file = try PictureFile.png(2500, 2500)
    for path in ["/1", "/2", "/3", "/1", "/4", "/1", "/2"] {
      server.answer(path, with: .init(file))
      let mounted = try await MountedView(
        AsyncImage(url: server.url(path)) {
          $0.resizable()
        } placeholder: {
          Text("empty")
        },
        size: CGSize(width: 20, height: 20))
      await Turn.until { mounted.root.texts.isEmpty }
      await mounted.close()
    }
    #expect(server.requests == ["/1", "/2", "/3", "/4", "/2"])
  }

  @Test("IM16 files and data in a URL are loaded as well, and a file that has changed is read again")
  func otherSchemes() async throws {
    let file = try PictureFile.png(8, 8)
    let other = "data:image/png;base64,\(try PictureFile.png(12, 12).base64EncodedString())"
    try await PictureFile.with(file) { url in
      let texts = ["data:image/png;base64,\(file.base64EncodedString())", other, url.absoluteString]
      for (text, width) in zip(texts, [8, 12, 8]) {
        let mounted = try await MountedView(Phased(url: URL(string: text), phases: Phases()))
        await Turn.until { widths(mounted.root) == [CGFloat(width)] }
        #expect(widths(mounted.root) == [CGFloat(width)])
      }
      try PictureFile.png(30, 30).write(to: url)
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: url.path)
      let mounted = try await MountedView(Phased(url: url, phases: Phases()))
      await Turn.until { widths(mounted.root) == [30] }
      #expect(widths(mounted.root) == [30])
    }
  }
}
