import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Layers that are made of what is written below the view that they belong to.
@Suite(.gtk) @MainActor
struct PreferenceLayerTests {
  struct Writer: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }.preference(key: Names.self, value: ["\(name)\(count)"])
    }
  }

  struct Layer: View {
    let names: [String]
    var body: some View { Text(names.joined(separator: " ")).preference(key: Names.self, value: ["layer"]) }
  }

  struct Root: View {
    let isInFront: Bool
    let log: Log
    @State private var suffix = "!"
    var body: some View {
      Button("Suffix") { suffix += "!" }
      if isInFront {
        writers.overlayPreferenceValue(Names.self) { Layer(names: $0 + [suffix]) }
          .onPreferenceChange(Names.self) { log.entries.append($0.joined(separator: " ")) }
      } else {
        writers.backgroundPreferenceValue(Names.self) { Layer(names: $0 + [suffix]) }
      }
    }

    /// So far apart that what is in front of their middle covers none of them.
    private var writers: some View {
      HStack(spacing: 200) {
        Writer(name: "a")
        Writer(name: "b")
      }
    }
  }

  @Test("an overlay made of a preference shows what is written below the view, and follows it in the same settle")
  func overlay() async throws {
    let log = Log()
    let mounted = try await MountedView(Root(isInFront: true, log: log))
    #expect(mounted.root.texts == ["Suffix", "a 0", "b 0", "a0 b0 !"])
    let counts = UpdateStatistics.start()
    try await mounted.root.find(role: .button, name: "b 0").click()
    #expect(mounted.root.texts == ["Suffix", "a 0", "b 1", "a0 b1 !"])
    #expect(counts.bodies(of: Root.self) == 0)
    #expect(counts.bodies(of: Writer.self) == 1)
    #expect(counts.bodies(of: Layer.self) == 1)
    #expect(log.entries == ["a0 b0 layer", "a0 b1 layer"])
  }

  @Test("a background made of a preference comes before the view, and what its closure reads re-evaluates it")
  func background() async throws {
    let mounted = try await MountedView(Root(isInFront: false, log: Log()))
    #expect(mounted.root.texts == ["Suffix", "a0 b0 !", "a 0", "b 0"])
    let counts = UpdateStatistics.start()
    try await mounted.root.find(role: .button, name: "Suffix").click()
    #expect(mounted.root.texts == ["Suffix", "a0 b0 !!", "a 0", "b 0"])
    #expect(counts.bodies(of: Layer.self) == 1)
    #expect(counts.bodies(of: Writer.self) == 0)
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
