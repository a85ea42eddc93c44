import CGTK
import GTKSupport
import ViewGraph

/// What a view is in a group that is named by an id in a namespace.
struct RelatedPlace: Hashable {
  enum Side { case label, content, linked }

  var side: Side
  let namespace: Namespace.ID
  let id: AnyHashable

  /// Where those are of whom one here is told; nil for nobody.
  fileprivate var others: RelatedPlace? { side == .label ? nil : at(side == .content ? .label : .linked) }

  /// Where those are who are told of one here.
  fileprivate var told: RelatedPlace { at(side == .linked ? .linked : .content) }

  private func at(_ side: Side) -> RelatedPlace {
    var place = self
    place.side = side
    return place
  }
}

/// One relation of a view, which may have several. It leaves its place for another one.
@MainActor
final class Relation {
  private var place: RelatedPlace?
  private var widgets: [ObjectWatch] = []

  /// Relates a widget of the view.
  func relate(_ widget: Widget, in place: RelatedPlace) {
    if let former = self.place, former != place { leave(former) }
    self.place = place
    if !widgets.contains(where: { $0.widget == widget.widgetObject }) { widgets.append(ObjectWatch(widget)) }
    RelatedViews.add(widget, in: place)
  }

  private func leave(_ place: RelatedPlace) {
    for widget in widgets.compactMap(\.widget) { RelatedViews.remove(Widget(widget), from: place) }
    widgets = []
  }
}

/// The widgets of the views that are related to each other.
@MainActor
private enum RelatedViews {
  private static var members: [RelatedPlace: [ObjectWatch]] = [:]
  /// How many places there may be before those without anybody are looked for.
  private static var limit = 64

  static func widgets(in place: RelatedPlace) -> [UnsafeMutablePointer<GtkWidget>] {
    members[place]?.compactMap(\.widget) ?? []
  }

  static func add(_ widget: Widget, in place: RelatedPlace) {
    if !widgets(in: place).contains(widget.widgetObject) {
      members[place, default: []].removeAll { !$0.isAlive }
      members[place]?.append(ObjectWatch(widget))
    }
    WidgetRelations.of(widget).add(place)
    tellOthers(of: place)
    forgetGone()
  }

  static func remove(_ widget: Widget, from place: RelatedPlace) {
    members[place]?.removeAll { !$0.isAlive || $0.widget == widget.widgetObject }
    WidgetRelations.of(widget).remove(place, of: widget)
    tellOthers(of: place)
  }

  private static func tellOthers(of place: RelatedPlace) {
    for other in widgets(in: place.told) { WidgetRelations.of(Widget(other)).tell(Widget(other)) }
  }

  private static func forgetGone() {
    guard members.count > limit else { return }
    members = members.filter { $0.value.contains(where: \.isAlive) }
    limit = max(64, 2 * members.count)
  }
}

/// In which places a widget is, and what assistive technologies are told of it by them all.
@MainActor
private final class WidgetRelations {
  private static let key = "graft-relations"

  private var places: [RelatedPlace] = []
  private var isLabelled = false

  static func of(_ widget: Widget) -> WidgetRelations {
    if let kept = widget.kept(key, as: WidgetRelations.self) { return kept }
    let made = WidgetRelations()
    widget.keep(made, as: key)
    return made
  }

  func add(_ place: RelatedPlace) { if !places.contains(place) { places.append(place) } }

  func remove(_ place: RelatedPlace, of widget: Widget) {
    places.removeAll { $0 == place }
    tell(widget)
  }

  /// A content is called what the labels say, and from what is linked there is a way to the others.
  func tell(_ widget: Widget) {
    let labels = others(of: widget, .content)
    if isLabelled || !labels.isEmpty { widget.setAccessibleLabels(labels) }
    isLabelled = !labels.isEmpty
    AccessibleFlow.setLinked(others(of: widget, .linked), of: widget)
  }

  private func others(of widget: Widget, _ side: RelatedPlace.Side) -> [UnsafeMutablePointer<GtkWidget>] {
    var seen: Set = [widget.widgetObject]
    return places.filter { $0.side == side }.compactMap(\.others).flatMap(RelatedViews.widgets)
      .filter { seen.insert($0).inserted }
  }
}
