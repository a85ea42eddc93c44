import Animations
import Foundation

/// What changes with time in a host.
@MainActor
protocol TimelineTicking: AnyObject {
  /// When the content is to be made anew.
  var nextTick: Date? { get }
  /// Makes the content anew, if a date has come.
  func tick(at now: Date)
}

/// The node of a timeline: it has the date, and its content is a component below it.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ValueNode<TimelineView<Schedule, Content>>,
  NamedInPaths,
  TimelineTicking
{
  private var course: TimelineCourse
  private var child: Node<TimelineContent<Content>>?

  override init(_ view: TimelineView<Schedule, Content>, at site: NodeSite) {
    course = TimelineCourse(view.schedule, at: site.graph.now)
    super.init(view, at: site)
  }

  override func mount(_ phase: inout EvaluatePhase) {
    graph.timelines.add(self)
    let node = TimelineContent<Content>._makeNode(current, at: site())
    child = node
    node.mount(&phase)
  }

  override func update(_ newView: TimelineView<Schedule, Content>, _ phase: inout EvaluatePhase) {
    let isSame = ValueComparison.of(Schedule.self)(view.schedule, newView.schedule)
    view = newView
    if !isSame { begin() }
    evaluate(&phase)
  }

  private func begin() {
    course = TimelineCourse(view.schedule, at: graph.now, after: course.date)
    graph.timelines.hasChanged = true
  }

  override func evaluate(_ phase: inout EvaluatePhase) {
    isDirty = false
    child?.update(current, &phase)
  }

  private var current: TimelineContent<Content> { TimelineContent(date: course.date, content: view.content) }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    graph.timelines.remove(self)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) { child.map(body) }

  // MARK: Time

  var nextTick: Date? { isInSleepingRow ? nil : course.next }

  func tick(at now: Date) {
    if !isInSleepingRow, course.advance(to: now) { markDirty() }
  }
}
