import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Collections that tell their changes, of which no element is compared. 15 rows of 40 can be seen.
@Suite(.gtk) @MainActor
struct ToldChangesTests {
  private struct Rows: View {
    let numbers: TellingElements<Int>
    var isLazy = false

    var body: some View {
      if isLazy {
        ScrollView { LazyVStack(spacing: 0) { ForEach(numbers, id: \.self, content: Row.init) } }
      } else {
        List(numbers, id: \.self, rowContent: Row.init).listStyle(.plain)
      }
    }
  }

  private struct Row: View {
    let number: Int
    @State private var mark = "-"

    var body: some View { Text(verbatim: "\(number)\(mark)").onTapGesture { mark = "+" }.frame(height: 40) }
  }

  private let reads = Reads()

  private func mount(_ count: Int, isLazy: Bool) async throws -> MountedView<Rows> {
    let numbers = TellingElements(Array(0..<count), reads: reads)
    let mounted = try await MountedView(Rows(numbers: numbers, isLazy: isLazy), size: viewport)
    for number in [3, 8] { try await mounted.root.find(role: .label, name: "\(number)-").click() }
    _ = reads.take()
    return mounted
  }

  private func show(
    _ mounted: MountedView<Rows>, _ told: [ElementChange]?, _ change: (inout [Int]) -> Void
  ) async -> Set<Int> {
    var numbers = mounted.rootView.numbers
    numbers.tell(told, change)
    mounted.rootView = Rows(numbers: numbers, isLazy: mounted.rootView.isLazy)
    await Settling.settle()
    return Set(reads.take())
  }

  private func texts(_ mounted: MountedView<Rows>) -> [String] {
    mounted.root.findAll(role: .label).compactMap(\.name).filter { $0.hasSuffix("-") || $0.hasSuffix("+") }
  }

  @Test(
    "DT6 what is told of 1,000,000 elements is shown, each row keeps its state, and only rows that are built are read",
    arguments: [false, true])
  func told(isLazy: Bool) async throws {
    let mounted = try await mount(1_000_000, isLazy: isLazy)
    var positions = await show(mounted, [.inserted(1..<3)]) { $0.insert(contentsOf: [-1, -2], at: 1) }
    #expect(texts(mounted).prefix(7) == ["0-", "-1-", "-2-", "1-", "2-", "3+", "4-"])
    #expect(positions.count <= 210)
    positions = await show(mounted, [.removed(0..<1), .moved(from: 4, to: 1)]) { $0 = [-1, 3] + $0[2...4] + $0[6...] }
    #expect(texts(mounted).prefix(8) == ["-1-", "3+", "-2-", "1-", "2-", "4-", "5-", "6-"])
    #expect(positions.count <= 210)
    positions = await show(mounted, [.removed(900_000..<900_001)]) { $0.remove(at: 900_000) }
    #expect(texts(mounted).contains("8+") && positions.count <= 210)
  }

  @Test("DT6 what is told and contradicts the count is reported, and the elements are compared")
  func contradiction() async throws {
    let mounted = try await mount(1_000, isLazy: false)
    let positions = await show(mounted, [.inserted(0..<7)]) { $0.insert(-1, at: 0) }
    #expect(texts(mounted).prefix(5) == ["-1-", "0-", "1-", "2-", "3+"])
    #expect(positions.count >= 1_000)
    #expect(Diagnostics.recorded.map(\.kind) == [.contradictingChanges])
  }

  @Test("DT6 where a collection knows its changes no more, the elements are compared")
  func forgotten() async throws {
    let mounted = try await mount(1_000, isLazy: false)
    _ = await show(mounted, nil) { $0.swapAt(0, 3) }
    #expect(texts(mounted).prefix(5) == ["3+", "1-", "2-", "0-", "4-"])
  }

  @Test("DT6 rows that are seen stay where they are when rows above are told to have come", arguments: [false, true])
  func offset(isLazy: Bool) async throws {
    let mounted = try await mount(10_000, isLazy: isLazy)
    await mounted.scroll(to: 4_000)
    let seen = try #require(texts(mounted).dropFirst(5).first)
    let place = try mounted.root.frame(ofText: seen)
    _ = reads.take()
    let positions = await show(mounted, [.inserted(0..<5)]) { $0.insert(contentsOf: -5..<0, at: 0) }
    #expect(try mounted.root.frame(ofText: seen) == place)
    #expect(mounted.offset >= 4_200 && positions.count <= 210)
  }
}
