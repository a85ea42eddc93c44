import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Section NH: preferences and hosts.
@Suite(.gtk) @MainActor
struct NestedHostingPreferenceTests {
  let log = Log()

  struct Bottom: View {
    let log: Log
    var body: some View {
      Text("inside").preference(key: Names.self, value: ["inner"])
        .onPreferenceChange(Names.self) { log.note("inner host: \($0)") }
    }
  }

  struct Hosting: GtkWidgetControllerRepresentable {
    let log: Log

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Bottom> {
      GtkHostingController(rootView: Bottom(log: log))
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Bottom>, context: Context) {}
  }

  @Test("NH20 what a nested host's views write does not reach the outer tree")
  func nestedHost() async throws {
    let log = log
    _ = try await MountedView(
      VStack {
        Hosting(log: log)
        Text("outside").preference(key: Names.self, value: ["outer"])
      }
      .onPreferenceChange(Names.self) { log.note("outer host: \($0)") })
    #expect(log.entries.sorted() == [#"inner host: ["inner"]"#, #"outer host: ["outer"]"#])
  }

  @Test(
    "LC2 (part) preferences come out of a scroll view, a button's label and the rows of a list in the order of the tree"
  )
  func insideElements() async throws {
    let log = log
    _ = try await MountedView(
      VStack {
        ScrollView {
          VStack {
            ForEach(0..<3) { Text("\($0)").preference(key: Names.self, value: ["row \($0)"]) }
          }
        }
        Button {
        } label: {
          Text("label").preference(key: Names.self, value: ["label"])
        }
      }
      .onPreferenceChange(Names.self) { log.note($0.joined(separator: ", ")) })
    #expect(log.entries == ["row 0, row 1, row 2, label"])
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
