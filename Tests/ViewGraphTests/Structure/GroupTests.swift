import Foundation
import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Section ID: groups.
@Suite(.runtime) @MainActor
struct GroupTests {
  struct Reader: View {
    let name: String
    @Environment(\.groupLabel) private var label
    var body: some View { Leaf(name, label) }
  }

  struct Grouped: View {
    let label: String
    var body: some View {
      LeafStack(spacing: 5) {
        Leaf("top")
        Group {
          Reader(name: "a")
          Reader(name: "b")
        }
        .environment(\.groupLabel, label)
      }
    }
  }

  @Test("ID26 a modifier of a group reaches both children, and the stack lays them out as its own")
  func children() {
    let host = RecordingHost(Grouped(label: "x"))
    #expect(host.shown == ["top", "a=x", "b=x"])
    // Three leaves of 10 with two gaps of 5: a group that was a container would have its own spacing.
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 40))
    host.layOut(in: CGSize(width: 10, height: 40))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 15, width: 10, height: 10))
    #expect(host.frame(of: "b") == CGRect(x: 0, y: 30, width: 10, height: 10))
    host.show(Grouped(label: "y"))
    #expect(host.shown == ["top", "a=y", "b=y"])
  }

  struct Either: View {
    let isFirst: Bool
    let tick: Int
    let appearances: Notes<Void>
    var body: some View {
      Group {
        if isFirst { Leaf("first", tick) } else { Leaf("second", tick) }
      }
      .onAppear { appearances.values.append(()) }
    }
  }

  @Test("ID27 the appearance of a group runs at least once, and not when it is merely evaluated again")
  func appearance() {
    let appearances = Notes<Void>()
    let host = RecordingHost(Either(isFirst: true, tick: 0, appearances: appearances))
    #expect(appearances.values.count == 1)
    host.show(Either(isFirst: true, tick: 1, appearances: appearances))
    #expect(host.shown == ["first=1"])
    #expect(appearances.values.count == 1)
    host.show(Either(isFirst: false, tick: 1, appearances: appearances))
    let afterFlip = appearances.values.count
    host.show(Either(isFirst: false, tick: 2, appearances: appearances))
    #expect(host.shown == ["second=2"])
    #expect(appearances.values.count == afterFlip)
  }
}

private struct GroupLabelKey: EnvironmentKey {
  static let defaultValue = ""
}

extension EnvironmentValues {
  fileprivate var groupLabel: String {
    get { self[GroupLabelKey.self] }
    set { self[GroupLabelKey.self] = newValue }
  }
}
