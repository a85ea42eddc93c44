import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Images that are loaded while they are shown: what is shown meanwhile and then.
@Suite(.gtk) @MainActor
struct AsyncImageTests {
  /// The phases that a view was given, each once.
  final class Phases {
    private(set) var names: [String] = []

    func note(_ phase: AsyncImagePhase) {
      let name =
        switch phase {
        case .empty: "empty"
        case .success: "success"
        case .failure: "failure"
        }
      if names.last != name { names.append(name) }
    }
  }

  /// Shows the image, or the name of the phase.
  struct Phased: View {
    let url: URL?
    let phases: Phases

    var body: some View {
      AsyncImage(url: url) { phase in
        let _ = phases.note(phase)
        if let image = phase.image { image } else { Text(phase.error == nil ? "empty" : "failure") }
      }
    }
  }

  private func pictures(_ root: WidgetQuery) -> [CGSize] {
    root.imageFrames.map(\.size)
  }

  @Test("IM13 until the picture is there, a fill is shown in all of the room, and then the picture in its size")
  func fill() async throws {
    let server = try PictureServer()
    defer { server.stop() }
    let mounted = try await MountedView(
      AsyncImage(url: server.url("/a.png")).background(Color.white), size: CGSize(width: 60, height: 40))
    #expect(try Pixels(mounted.root).colors(in: CGRect(0, 0, 60, 40)) == [[217, 217, 217]])
    server.answer("/a.png", with: .init(try PictureFile.png(8, 4)))
    await Turn.until { pictures(mounted.root).contains(CGSize(width: 8, height: 4)) }
    await Settling.settle()
    #expect(try Pixels(mounted.root)[30, 20] == [200, 200, 200])
    #expect(try Pixels(mounted.root)[20, 20] != [200, 200, 200])
  }

  @Test("IM13 a placeholder stands for what is not there yet, and for what does not come; a scale is pixels of a point")
  func placeholder() async throws {
    let server = try PictureServer()
    defer { server.stop() }
    server.answer("/none.png", with: .init(try PictureFile.png(8, 4), status: 404))
    let mounted = try await MountedView(
      VStack {
        ForEach(["/none.png", "/a.png"], id: \.self) { path in
          AsyncImage(url: server.url(path), scale: 2) {
            $0
          } placeholder: {
            Text(verbatim: path)
          }
        }
      })
    #expect(mounted.root.texts == ["/none.png", "/a.png"])
    server.answer("/a.png", with: .init(try PictureFile.png(8, 4)))
    await Turn.until { mounted.root.texts == ["/none.png"] }
    await Settling.settle()
    #expect(pictures(mounted.root) == [CGSize(width: 4, height: 2)])
    #expect(server.requests.sorted() == ["/a.png", "/none.png"])
  }

  @Test("IM13 the phase is empty, and then a success or a failure with its reason; without a URL nothing is asked for")
  func phases() async throws {
    let (server, good, bad, none) = (try PictureServer(), Phases(), Phases(), Phases())
    defer { server.stop() }
    server.answer("/a.png", with: .init(try PictureFile.png(8, 4)))
    server.answer("/none.png", with: .init(Data(), status: 500))
    var reason: String?
    let mounted = try await MountedView(
      VStack {
        Phased(url: server.url("/a.png"), phases: good)
        Phased(url: server.url("/none.png"), phases: bad)
        Phased(url: nil, phases: none)
        AsyncImage(url: server.url("/none.png")) { phase in
          let _ = reason = phase.error?.localizedDescription
        }
      })
    await Turn.until { mounted.root.texts == ["failure", "empty"] && reason != nil }
    #expect([good.names, bad.names, none.names] == [["empty", "success"], ["empty", "failure"], ["empty"]])
    #expect(reason == "the server has answered with the status 500")
    #expect(server.requests.sorted() == ["/a.png", "/none.png"])
  }

  /// Notes under which animation it comes to show something.
  private struct Probe: GtkWidgetRepresentable {
    let isLoaded: Bool
    let note: (Bool) -> Void

    func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkDrawingArea") }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      if isLoaded { note(context.transaction.animation != nil) }
    }
  }

  @Test("IM13 the change of phase has the transaction that was said, and without one none")
  func transaction() async throws {
    let file = try PictureFile.png(8, 4)
    try await PictureFile.with(file) { url in
      var (animated, plain): ([Bool], [Bool]) = ([], [])
      let mounted = try await MountedView(
        VStack {
          AsyncImage(url: url, transaction: Transaction(animation: .linear)) { phase in
            Probe(isLoaded: phase.image != nil) { animated.append($0) }
          }
          AsyncImage(url: url) { phase in Probe(isLoaded: phase.image != nil) { plain.append($0) } }
        })
      await Turn.until { !animated.isEmpty && !plain.isEmpty }
      #expect(animated == [true] && plain == [false])
      await mounted.close()
    }
  }

  @Test("an image is loaded also where nothing is shown until it is there")
  func emptyPlaceholder() async throws {
    let file = try PictureFile.png(8, 4)
    try await PictureFile.with(file) { url in
      let mounted = try await MountedView(
        AsyncImage(url: url) {
          $0
        } placeholder: {
          EmptyView()
        })
      await Turn.until { pictures(mounted.root) == [CGSize(width: 8, height: 4)] }
      #expect(pictures(mounted.root) == [CGSize(width: 8, height: 4)])
    }
  }
}
