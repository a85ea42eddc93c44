import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Collections that say another number of elements than they have.
@Suite(.gtk) @MainActor
struct LyingCountTests {
  /// Numbers, and what their count says.
  private struct Numbers: RandomAccessCollection {
    let real: Int
    let count: Int
    let startIndex = 0
    var endIndex: Int { real }

    subscript(index: Int) -> Int {
      precondition((0..<real).contains(index))
      return index
    }
  }

  private struct Shown: View {
    let isList: Bool
    @State private var isGrown = false

    var body: some View {
      let numbers = isGrown ? Numbers(real: 4, count: 2) : Numbers(real: 3, count: 1_000)
      VStack(spacing: 0) {
        Button("grow") { isGrown = true }
        if isList {
          List(numbers, id: \.self) { Text("number \($0)") }
        } else {
          ScrollView { LazyVStack { ForEach(numbers, id: \.self) { Text("number \($0)") } } }
        }
      }
    }
  }

  @Test(
    "DT13 (part) a collection that says more or fewer elements than it has is reported, and the fewer are shown",
    arguments: [true, false])
  func count(isList: Bool) async throws {
    let mounted = try await MountedView(Shown(isList: isList), size: CGSize(width: 300, height: 400))
    func numbers() -> [String] { mounted.root.texts.filter { $0.hasPrefix("number") } }
    #expect(numbers() == ["number 0", "number 1", "number 2"])
    #expect(Diagnostics.recorded.map(\.kind) == [.contradictingCount])
    try await mounted.root.find(role: .button, name: "grow").click()
    #expect(numbers() == ["number 0", "number 1"])
    #expect(Diagnostics.recorded.map(\.kind) == [.contradictingCount])
  }
}
