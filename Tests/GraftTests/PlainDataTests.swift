import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// What looks as if it were followed and is not, and what changes nothing.
@Suite(.gtk) @MainActor
struct PlainDataTests {
  private final class Box {
    var count = 0
  }

  private struct Holder {
    let box = Box()
  }

  private struct Page: View {
    let object: Box
    let holder: Holder

    var body: some View {
      VStack {
        Text("\(object.count) \(holder.box.count)")
        Button("object") { object.count += 1 }
        Button("box") { holder.box.count += 1 }
      }
    }
  }

  @Test("UI39 (part) a plain object, also one inside of a struct, changes and nothing is evaluated")
  func plainObjectsAreNotFollowed() async throws {
    let (object, holder) = (Box(), Holder())
    let mounted = try await MountedView(Page(object: object, holder: holder))
    let counts = UpdateStatistics.start()
    for name in ["object", "box"] { try await mounted.root.find(role: .button, name: name).click() }
    #expect((object.count, holder.box.count) == (1, 1))
    #expect(mounted.root.texts.first == "0 0")
    #expect(counts.bodies(of: Page.self) == 0)
    mounted.rootView = Page(object: object, holder: Holder())
    await Settling.settle()
    #expect(mounted.root.texts.first == "1 0")
  }

  private struct Edges: View {
    @State private var count = 0
    @State private var isFull = false

    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("full") { isFull.toggle() }
      }
      .edgesIgnoringSafeArea(isFull ? .all : []).ignoresSafeArea(edges: isFull ? .top : [])
    }
  }

  @Test("UI37 edges without a safe area change neither layout nor identity")
  func safeAreaChangesNothing() async throws {
    let mounted = try await MountedView(Edges(), size: CGSize(width: 100, height: 100))
    let button = try mounted.root.find(role: .button, name: "count 0")
    let (frame, watch) = (button.frame, ObjectWatch(button.widget))
    try await button.click()
    try await mounted.root.find(role: .button, name: "full").click()
    #expect(mounted.root.texts == ["count 1", "full"])
    #expect(button.frame == frame)
    #expect(watch.isAlive)
  }
}
