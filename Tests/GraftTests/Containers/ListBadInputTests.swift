import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Lists whose elements are not as they should be.
@Suite(.gtk) @MainActor
struct ListBadInputTests {
  private struct Numbers: View {
    let numbers: [Double]
    var body: some View { List(numbers, id: \.self) { Text(verbatim: "\($0)") } }
  }

  @Test("rows with equal ids, and with ids that are not equal to themselves, are all shown, come and go")
  func ids() async throws {
    let mounted = try await MountedView(Numbers(numbers: [1, .nan, 2, 2, .nan]))
    #expect(mounted.root.rowTexts == [["1.0"], ["nan"], ["2.0"], ["2.0"], ["nan"]])
    #expect(Diagnostics.recorded.map(\.kind) == [.duplicateID, .duplicateID])
    mounted.rootView = Numbers(numbers: [.nan, 2, 3])
    await Settling.settle()
    #expect(mounted.root.rowTexts == [["nan"], ["2.0"], ["3.0"]])
    mounted.rootView = Numbers(numbers: [])
    await Settling.settle()
    #expect(mounted.root.rowTexts == [])
  }

  private struct Item: Identifiable {
    let id: Int
    var text: String
  }

  private struct Fields: View {
    @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c")]

    var body: some View {
      VStack {
        Text(items.map(\.text).joined(separator: " "))
        List($items) { $item in
          TextField("text", text: $item.text).onSubmit {
            items.removeAll { $0.id == item.id }
            item.text = "late"
          }
        }
      }
    }
  }

  @Test("BI13 a field that removes its own element is gone, with what it writes late, and the others go on")
  func removed() async throws {
    let mounted = try await MountedView(Fields(), size: CGSize(width: 300, height: 200))
    let fields = mounted.root.findAll(role: .textField)
    try await fields[1].click()
    try await fields[1].press("Return")
    #expect(mounted.root.texts.first == "a c")
    let last = mounted.root.findAll(role: .textField)[1]
    try await last.click()
    try await last.type("d")
    #expect(mounted.root.texts.first == "a cd")
  }
}
