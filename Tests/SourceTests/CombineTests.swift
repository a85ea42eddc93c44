import Combine
import Foundation
import GraftTestTraits
import GraftTesting
import Testing

/// Source that imports Combine under its own name, and nothing of ours.
@MainActor
@Suite(.serialized, .gtk)
struct CombineTests {
  final class Model: Combine.ObservableObject {
    @Published var count = 0
  }

  @Test("a publisher delivers on the main queue, under the GLib loop")
  func mainQueue() async throws {
    let model = Model()
    var received: [Int] = []
    let subscription = model.$count.dropFirst().receive(on: DispatchQueue.main).sink { received.append($0) }
    model.count = 1
    model.count = 2
    #expect(received == [])
    await Settling.settle()
    #expect(received == [1, 2])
    subscription.cancel()
  }
}
