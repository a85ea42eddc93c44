import GraftTestTraits
import GraftTesting
import SwiftUI
import TestSupport
import Testing

/// The publishers of what SwiftUI brings along.
@MainActor
@Suite(.serialized, .gtk)
struct NetworkPublisherTests {
  @MainActor
  fileprivate final class Model: ObservableObject {
    @Published var text = "nothing yet"
    private var subscriptions: Set<AnyCancellable> = []

    func load(_ url: URL) {
      URLSession.shared.dataTaskPublisher(for: url)
        .map { String(decoding: $0.data, as: UTF8.self) }
        .replaceError(with: "failed")
        .receive(on: DispatchQueue.main)
        .sink { [weak self] in self?.text = $0 }
        .store(in: &subscriptions)
    }
  }

  private struct Page: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.text) }
  }

  private func shown(of url: URL) async throws -> [String] {
    let model = Model()
    let mounted = try await MountedView(Page(model: model))
    model.load(url)
    for _ in 1...200 where model.text == "nothing yet" { try await Task.sleep(for: .milliseconds(20)) }
    await Settling.settle()
    return mounted.root.texts
  }

  @Test("what a session's publisher delivers is shown, also of a URL that holds its data itself")
  func delivers() async throws {
    let server = try PictureServer()
    defer { server.stop() }
    server.answer("/text", with: PictureServer.Answer(Data("from the net".utf8)))
    #expect(try await shown(of: server.url("/text")) == ["from the net"])
    #expect(try await shown(of: try #require(URL(string: "data:text/plain,held"))) == ["held"])
  }
}
