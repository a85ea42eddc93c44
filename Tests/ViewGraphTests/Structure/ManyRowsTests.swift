import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Many rows in a plain stack: what is done for each does not grow with their number.
@Suite(.runtime) @MainActor
struct ManyRowsTests {
  /// Counts how often an element is asked for.
  struct Elements: RandomAccessCollection {
    let numbers: [Int]
    let reads: Notes<Int>
    var startIndex: Int { numbers.startIndex }
    var endIndex: Int { numbers.endIndex }

    subscript(position: Int) -> Int {
      reads.values.append(position)
      return numbers[position]
    }
  }

  struct Rows: View {
    let numbers: [Int]
    let reads: Notes<Int>
    var body: some View {
      LeafStack { ForEach(Elements(numbers: numbers, reads: reads), id: \.self) { Leaf("\($0)") } }
    }
  }

  /// How often each element was asked for, and how many operations there were on the screen for each row.
  private func costs(of count: Int) -> [Int] {
    let reads = Notes<Int>()
    func cost(_ work: () -> Int) -> [Int] {
      reads.values = []
      let operations = work()
      return [reads.values.count / count, operations / count]
    }
    var host: RecordingHost<Rows>?
    let mounting = cost {
      host = RecordingHost(Rows(numbers: Array(0..<count), reads: reads))
      return host?.takeLog().count ?? 0
    }
    let inserting = cost {
      host?.show(Rows(numbers: [-1] + Array(0..<count), reads: reads))
      return host?.takeLog().count ?? 0
    }
    let removing = cost {
      host?.show(Rows(numbers: [], reads: reads))
      return host?.takeLog().count ?? 0
    }
    return mounting + inserting + removing
  }

  @Test("rows are asked for and made, inserted and removed as often each, however many there are")
  func linear() {
    let few = costs(of: 500)
    #expect(few == costs(of: 8000))
    #expect(few == [2, 3, 2, 0, 0, 2])
  }

  @Test("DT19 more than 10,000 rows in a stack are reported once, with place and cure, and are shown")
  func report() throws {
    let host = RecordingHost(Rows(numbers: Array(0..<10_000), reads: Notes()))
    #expect(Diagnostics.recorded.isEmpty)
    host.show(Rows(numbers: Array(0..<10_001), reads: Notes()))
    host.show(Rows(numbers: Array(0..<10_002), reads: Notes()))
    #expect(host.shown.count == 10_002)
    #expect(Diagnostics.kinds == [.manyRows])
    let report = try #require(Diagnostics.recorded.first)
    #expect(report.path.contains("LeafStack") && report.viewType.hasPrefix("ForEach"))
    #expect(report.message.contains("a List, a LazyVStack"))
  }

  private struct Pairs: View {
    let count: Int
    var body: some View {
      LeafList {
        ForEach(0..<count, id: \.self) {
          Leaf("\($0)")
          if $0 > 0 { Leaf("more") }
        }
      }
    }
  }

  @Test("DT19 of more than 10,000 elements of a list that are one row or two it is said that as many each would do")
  func reportInList() throws {
    _ = RecordingHost(Pairs(count: 10_000))
    #expect(Diagnostics.recorded.isEmpty)
    _ = RecordingHost(Pairs(count: 10_001))
    let report = try #require(Diagnostics.recorded.first)
    #expect(report.kind == .manyRows && report.message.contains("as many views for each element"))
  }
}
