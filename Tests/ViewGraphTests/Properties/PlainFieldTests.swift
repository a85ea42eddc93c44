import GraftTestTraits
import Testing
import ViewGraph
import ViewGraphTesting

/// Fields that look as if they were followed: values and objects that are no dynamic properties.
@Suite(.runtime) @MainActor
struct PlainFieldTests {
  final class Box {
    var count = 0
  }

  struct Holder {
    let box = Box()
  }

  struct Page: View {
    let object: Box
    let holder: Holder

    var body: some View {
      Leaf("object", object.count) { object.count += 1 }
      Leaf("box", holder.box.count) { holder.box.count += 1 }
    }
  }

  private static let plainStruct = """
    import ViewGraph
    import ViewGraphTesting
    struct Values { var count = 0 }
    struct Page: View {
      var values = Values()
      var body: some View { Leaf("values", values.count) { values.count += 1 } }
    }
    """

  @Test("UI39 a plain object and one in a struct change and nothing is evaluated; a plain struct does not compile")
  func plainFields() async throws {
    let (counts, object, holder) = (UpdateStatistics.start(), Box(), Holder())
    let host = RecordingHost(Page(object: object, holder: holder))
    _ = host.takeLog()
    for name in ["object", "object", "box"] { host.send(name) }
    #expect([object.count, holder.box.count] == [2, 1])
    #expect(host.takeLog() == [])
    #expect(host.shown == ["object=0", "box=0"])
    #expect(counts.bodies(of: Page.self) == 1)
    #expect(Diagnostics.kinds == [])
    #expect(
      try await Compiler.errors(in: Self.plainStruct) == [
        "left side of mutating operator isn't mutable: 'self' is immutable"
      ])
  }
}
