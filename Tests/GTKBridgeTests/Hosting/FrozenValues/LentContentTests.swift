import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A closure that reads the state of one tree, and is first run by another one.
@Suite(.gtk) @MainActor
struct LentContentTests {
  /// Where a test finds what the lender has lent.
  @MainActor
  final class Counter {
    var read: (() -> Int)?
    var add: (() -> Void)?
  }

  struct Lender: View {
    let counter: Counter
    @State private var count = 0
    var body: some View {
      Text("lender").onAppear {
        // Of the view they take the state alone: it holds the counter, which would hold itself by them.
        counter.read = { [_count] in _count.wrappedValue }
        counter.add = { [_count] in _count.wrappedValue += 1 }
      }
    }
  }

  struct BodyReader: View {
    let read: () -> Int
    var body: some View { Text("\(read())") }
  }

  /// Reads in make or in update.
  struct WidgetReader: GtkWidgetRepresentable {
    let read: () -> Int
    let readsInMake: Bool

    func makeGtkWidget(context: Context) -> Widget {
      let label = Widget(typeName: "GtkLabel")
      if readsInMake { label["label"] = "\(read())" }
      return label
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
      if !readsInMake { gtkWidget["label"] = "\(read())" }
    }
  }

  let counter = Counter()

  /// The counter of a mounted lender that was increased once after its closures were made.
  private func lend() async throws -> (read: () -> Int, add: () -> Void) {
    _ = try await MountedView(Lender(counter: counter))
    let lent = (read: try #require(counter.read), add: try #require(counter.add))
    lent.add()
    await Settling.settle()
    return lent
  }

  @Test("ST20 a closure lent to another tree is live there, and the body that runs it is the reader")
  func body() async throws {
    let lent = try await lend()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(BodyReader(read: lent.read))
    #expect(mounted.root.texts == ["1"])
    lent.add()
    await Settling.settle()
    #expect(mounted.root.texts == ["2"])
    #expect(counts.bodies(of: BodyReader.self) == 2)
    #expect(counts.bodies(of: Lender.self) == 0)
  }

  @Test("ST20 so is the update that runs it, and a make, which then brings updates but is not run again")
  func makeAndUpdate() async throws {
    let lent = try await lend()
    for readsInMake in [false, true] {
      let counts = UpdateStatistics.start()
      let shown = "\(lent.read())"
      let mounted = try await MountedView(WidgetReader(read: lent.read, readsInMake: readsInMake))
      #expect(mounted.root.texts == [shown])
      lent.add()
      await Settling.settle()
      #expect(mounted.root.texts == [readsInMake ? shown : "\(lent.read())"])
      #expect(counts.makes(of: WidgetReader.self) == 1)
      #expect(counts.updates(of: WidgetReader.self) == 2)
      #expect(counts.bodies(of: Lender.self) == 0)
      await mounted.close()
    }
  }
}
