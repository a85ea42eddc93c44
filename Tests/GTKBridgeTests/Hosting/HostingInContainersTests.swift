import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// A host is as good a citizen of GTK's containers as the same content that was built by hand of boxes.
@Suite(.gtk) @MainActor
struct HostingInContainersTests {
  private let long = "A text that has so many words that it wraps where it is given less than its own width"
  private let short = "Short"

  // A window measures a grid for a height that is too little for it, also in a program in C that has nothing but boxes;
  // newer versions of GTK complain.
  @Test(
    "HC10 HC11 in each container a host is measured and its leaves are placed as the same content in boxes, up to a pixel",
    .gtk(allowing: "Trying to measure GtkWindow"),
    arguments: ContainerKind.allCases, ComparedContent.allCases)
  func sameAsBoxes(_ kind: ContainerKind, _ content: ComparedContent) async throws {
    let pair = await Pair(kind, content, text: short)
    for text in [short, long, short] {
      await pair.setText(text)
      for size in [CGSize(width: 301, height: 200), CGSize(width: 640, height: 333)] {
        await pair.resize(to: size)
        #expect(Measured.all(of: pair.host) == Measured.all(of: pair.boxes.widget), "\(text) in \(size)")
        #expect(Measured.all(of: pair.hosted.widget) == Measured.all(of: pair.built.widget), "\(text) in \(size)")
        let leaves = PlacedLeaf.all(below: pair.hosted.widget)
        let expected = PlacedLeaf.all(below: pair.built.widget)
        #expect(leaves.elementsEqual(expected) { $0.isNear($1) }, "\(leaves), \(expected): \(text) in \(size)")
        #expect(PlacedLeaf.all(below: pair.host).count == content.leafCount)
      }
    }
    pair.close()
  }
}

/// One content in two containers of a kind: hosted, and built by hand.
@MainActor
private struct Pair {
  let host: GtkHostingWidget<ComparedView>
  let boxes: ComparedBoxes
  let hosted: FilledContainer
  let built: FilledContainer

  init(_ kind: ContainerKind, _ content: ComparedContent, text: String) async {
    host = GtkHostingWidget(rootView: ComparedView(content: content, text: text))
    boxes = ComparedBoxes(content)
    hosted = FilledContainer(kind, host)
    built = FilledContainer(kind, boxes.widget)
    await hosted.show()
    await built.show()
  }

  func setText(_ text: String) async {
    host.rootView = ComparedView(content: host.rootView.content, text: text)
    boxes.setText(text)
    await Settling.settle()
  }

  func resize(to size: CGSize) async {
    hosted.resize(to: size)
    built.resize(to: size)
    await Settling.settle()
  }

  func close() {
    hosted.window.destroy()
    built.window.destroy()
  }
}
