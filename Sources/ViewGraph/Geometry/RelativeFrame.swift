import Foundation

/// A frame around each of several views that is as long as a part of the nearest container.
package struct RelativeFrame: ItemModifier {
  /// The length of the frame for that of the container.
  package enum Rule {
    case share(RelativeShare)
    case own((CGFloat, Axis) -> CGFloat)
  }

  private let axes: Axis.Set
  private let alignment: Alignment
  private let rule: Rule

  /// A frame with a length along `axes`, in which the view lies by `alignment`.
  package init(axes: Axis.Set, alignment: Alignment, rule: Rule) {
    (self.axes, self.alignment, self.rule) = (axes, alignment, rule)
  }

  package static func makeNode(
    _ modifier: Self, around item: ViewNode, at site: NodeSite
  ) -> any Node<Self> & ItemModifying { RelativeFrameNode(modifier, around: item, at: site) }

  fileprivate func isSame(as other: Self) -> Bool {
    guard axes == other.axes, alignment == other.alignment else { return false }
    return switch (rule, other.rule) {
    case (.share(let own), .share(let other)): own == other
    case (.own(let own), .own(let other)): ValueComparison.of(((CGFloat, Axis) -> CGFloat).self)(own, other)
    default: false
    }
  }

  /// The frame in a container, which says its lengths.
  fileprivate func frame(in container: (Axis) -> CGFloat?) -> FrameLayout {
    func length(_ axis: Axis) -> CGFloat? {
      guard axes.contains(Axis.Set(axis)), let whole = container(axis) else { return nil }
      return switch rule {
      case .share(let share): share.length(of: whole)
      case .own(let length): length(whole, axis)
      }
    }
    return FrameLayout(width: length(.horizontal), height: length(.vertical), alignment: alignment)
  }
}

/// The node of such a frame. It has the length of its view until the container has one.
private final class RelativeFrameNode: ItemLayoutNode<RelativeFrame> {
  private var room: ContainerRoom? { scope.values.containerRoom ?? graph.root?.windowRoom as? ContainerRoom }

  private var layout: RelativeFrameLayout {
    RelativeFrameLayout { [view, room] in view.frame { room?.length($0) } }
  }

  override func update(_ newView: RelativeFrame, _ phase: inout EvaluatePhase) {
    let isSame = view.isSame(as: newView)
    super.update(newView, &phase)
    if !isSame { replaceLayout(by: layout, &phase) }
  }

  override func modified(_ content: any LayoutItem) -> any LayoutItem {
    island?.followContainer()
    return surround(content) { layout }
  }
}
