import Animations
import Foundation

/// A view whose content is made anew by a schedule. As SwiftUI documents it.
///
/// The content keeps its identity and its state (CV21). Nothing is made while the view cannot be seen: not in a window that is
/// hidden or minimised, and not in a row of a list that is scrolled away (CV23). A date costs one evaluation of the content.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is made from.
  public struct Context: Sendable {
    /// How often the content shall change.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// With each frame.
      case live
      /// With each second.
      case seconds
      /// With each minute.
      case minutes
    }

    /// The date of the schedule that is due.
    public let date: Date

    /// How often the content shall change: as often as it can.
    public var cadence: Cadence { .live }

    /// Has what was prepared for later dates made anew: nothing ever is, as content is made when its date has come. As SwiftUI
    /// documents it.
    public func invalidateTimelineContent() {}
  }
}

/// What the content of each timeline is made from.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view whose content is made with each date of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The runtime's requirement.
  public static func _makeNode(_ view: Self, at site: NodeSite) -> Node<Self> { TimelineNode(view, at: site) }
}

/// The content for one date: a component of its own, so that what its closure reads re-evaluates it alone.
struct TimelineContent<Content: View>: View {
  let date: Date
  let content: (TimelineViewDefaultContext) -> Content

  var body: Content { content(TimelineViewDefaultContext(date: date)) }
}
