import CGTK
import Foundation
import GTKSupport
import Paths
import ViewGraph

/// The island of an effect in a picture where there is no display: what `IslandWidget` is elsewhere.
package final class PictureIsland: IslandItem {
  private(set) weak var island: Island?
  private(set) lazy var part = PicturePart(at: self)
  /// What is special about it: said when it is made.
  var traits: IslandTraits = []
  /// What it is to the canvas that paints it; nil for most.
  private var symbol: IslandSymbol?
  private var treatment = IslandTreatment()
  /// Whether something inside takes part in layout.
  var hasPlace = false
  /// The latest room, on whole pixels, and what the transform does to it.
  var place = CGRect.zero
  /// The size of the room in the layout, which may lie between pixels.
  var size = CGSize.zero
  private(set) var projection: ProjectionTransform?
  /// The pass of the layout around in which it was measured last.
  var pass = -1
  private var drawCount = 0

  init(_ island: Island) { self.island = island }

  override var islandTraits: IslandTraits { traits }

  override var itsMixing: cairo_operator_t? { treatment.mixing }

  override var filtersItself: Bool { !traits.contains(.isGroup) }

  override func take(filtersAround filters: [any IslandFilter]) { part.take(filtersAround: filters) }

  /// Takes what an effect does to the content.
  package func take(_ treatment: IslandTreatment) {
    self.treatment = treatment
    part.clip = treatment.clip
    part.isContainer = treatment.isContainer
    part.take(treatment.filter)
    project()
  }

  func project() {
    projection = treatment.transform?.projection(in: size).flatMap { $0.canBeShown ? $0 : nil }
  }

  /// Has a canvas paint the island, in place of the island around.
  package func show(as symbol: IslandSymbol) { self.symbol = symbol }

  // MARK: Painting

  /// Paints the content where it is, or for a canvas.
  func draw(_ snapshot: OpaquePointer) {
    guard isSeen else { return }
    drawCount += 1
    if let symbol {
      symbol.take(RenderNode { part.paint($0) }, part.formRoom.size, drawCount: drawCount)
    } else {
      drawMoved(snapshot)
    }
  }

  private var isSeen: Bool {
    hasPlace && !treatment.conceals && !traits.contains(.isHidden) && (treatment.transform == nil || projection != nil)
  }

  private func drawMoved(_ snapshot: OpaquePointer) {
    var corner = graphene_point_t(place.origin)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    if let projection { draw(snapshot, by: projection) } else { part.paint(snapshot) }
    gtk_snapshot_restore(snapshot)
  }

  private func draw(_ snapshot: OpaquePointer, by projection: ProjectionTransform) {
    if !projection.isAffine { Diagnostics.reportFlattening() }
    projection.draw(snapshot, around: middle) { part.paint($0) }
  }

  var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
}
