import CGTK
import GTKSupport

/// What an effect does to what is painted and hit of a view: mostly one of these.
@MainActor
package struct IslandTreatment {
  /// What cuts the view.
  package var clip: (any IslandForm)?
  /// Where the view is hit in place of what is painted.
  package var hitForm: (any IslandForm)?
  /// How the view is turned and scaled.
  package var transform: (any EffectTransform)?
  /// How what is painted is changed.
  package var filter: (any IslandFilter)?
  /// How the view is mixed with what is below it in its island.
  package var mixing: cairo_operator_t?
  /// Whether the view keeps its room and is not there otherwise.
  package var conceals = false
  /// Whether shapes inside ask for its room.
  package var isContainer: Bool

  package init(
    clip: (any IslandForm)? = nil, hitForm: (any IslandForm)? = nil, transform: (any EffectTransform)? = nil,
    filter: (any IslandFilter)? = nil, mixing: cairo_operator_t? = nil, isContainer: Bool = false
  ) {
    (self.clip, self.hitForm, self.transform) = (clip, hitForm, transform)
    (self.filter, self.mixing, self.isContainer) = (filter, mixing, isContainer)
  }
}

/// What is special about the island of an effect for as long as it is there.
package struct IslandTraits: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It keeps its room and is not there otherwise.
  package static let isHidden = IslandTraits(rawValue: 1)
  /// What is inside is painted as one: the filters of effects around act on the whole.
  package static let isGroup = IslandTraits(rawValue: 2)
  /// It is not seen itself: what is beside it in its island is seen where it can be.
  package static let isMask = IslandTraits(rawValue: 4)
  /// It is mixed with what is below it in its island.
  package static let isMixed = IslandTraits(rawValue: 8)
  /// It can have the focus itself.
  package static let takesFocus = IslandTraits(rawValue: 32)
  /// It is something for assistive technologies itself.
  package static let isElement = IslandTraits(rawValue: 64)
  /// It may be seen from an angle.
  package static let isTilted = IslandTraits(rawValue: 16)
}
