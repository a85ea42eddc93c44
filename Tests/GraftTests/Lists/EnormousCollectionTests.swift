import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Collections of more elements than anybody can copy or GTK can count.
@Suite(.gtk) @MainActor
struct EnormousCollectionTests {
  private static let size = CGSize(width: 400, height: 600)
  private static let count = 5_000_000_000

  private struct Numbers: View {
    let isList: Bool
    let asked: Log
    @State private var step = 1

    var body: some View {
      let numbers = (0..<EnormousCollectionTests.count).lazy.map { [step] number in
        asked.note("\(number)")
        return number * step
      }
      VStack(spacing: 0) {
        Button("double") { step = 2 }.frame(height: 40)
        if isList {
          List(numbers, id: \.self) { Text("\($0)") }
        } else {
          ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self) { Text("\($0)").frame(height: 20) } } }
        }
      }
    }
  }

  @Test("DT21 (part) a lazy stack over 5,000,000,000 computed elements asks for those near what is seen")
  func lazyStack() async throws {
    let asked = Log()
    let mounted = try await MountedView(Numbers(isList: false, asked: asked), size: Self.size)
    #expect(mounted.root.texts.contains("27") && !mounted.root.texts.contains("100"))
    #expect(Set(asked.take()).count <= 60)
    try await mounted.root.find(role: .button, name: "double").click()
    #expect(mounted.root.texts.contains("54") && !mounted.root.texts.contains("27"))
    #expect(Set(asked.take()).count <= 500)
    #expect(Diagnostics.recorded.isEmpty)
  }

  @Test("DT21 (part) a list of 5,000,000,000 elements shows what GTK can count, and reports that the others are cut")
  func list() async throws {
    let asked = Log()
    let mounted = try await MountedView(Numbers(isList: true, asked: asked), size: Self.size)
    #expect(mounted.root.texts.contains("5"))
    #expect(Set(asked.take()).count <= 210)
    #expect(Diagnostics.recorded.map(\.kind.rawValue) == ["uncountableRows"])
    try await mounted.root.find(role: .button, name: "double").click()
    #expect(mounted.root.texts.contains("10") && !mounted.root.texts.contains("5"))
    #expect(Set(asked.take()).count <= 1_000)
  }
}
