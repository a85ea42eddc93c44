import Foundation
import Graft
import ViewGraphTesting

/// A random tree without a display.
enum RecordedKit: TreeKit {
  static func leaf(_ name: String, _ value: String, _ size: CGSize) -> Leaf { Leaf(name, value, size: size) }
  static func scroll(_ content: TreeView<Self>) -> some View { LeafScroll { VStack(spacing: 2) { content } } }
  static func list(_ content: TreeView<Self>) -> some View { LeafList { content } }
  static func host(_ content: TreeView<Self>) -> some View { LeafHost { content } }

  /// What paints needs a widget of its own; another place does not.
  static func effect(_ effect: TreeEffect, _ content: TreeView<Self>) -> some View {
    content.offset(x: CGFloat(effect.amount), y: 0).id(effect.kind)
  }
}

/// A host that records.
final class RecordedTree: TreeHost {
  private let host: RecordingHost<TreeRoot<RecordedKit>>

  init(_ root: TreeRoot<RecordedKit>) { host = RecordingHost(root, animates: true) }

  var rootView: TreeRoot<RecordedKit> {
    get { host.rootView }
    set { host.rootView = newValue }
  }

  func settle() {
    host.settle()
    host.layOut(in: CGSize(width: 300, height: 300))
  }

  func advance(by seconds: Double) { host.advance(by: seconds) }

  var placed: [String] { host.placed }

  func takeOperations() -> (made: [String], dismantled: [String]) {
    let log = host.takeLog()
    func names(_ operation: String) -> [String] {
      log.filter { $0.hasPrefix(operation) }.map { String($0.dropFirst(operation.count)) }
    }
    return (names("make "), names("dismantle "))
  }

  func unmount() { host.unmount() }
}
