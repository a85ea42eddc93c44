/// What one feature keeps of a host: it is made when it is first asked for, and lives as long as the host.
@MainActor
protocol GraphFeature: AnyObject {
  init()
}

/// A feature that takes part in the frames of its host. What it has nothing to do for it leaves out.
///
/// In each phase the features have their turns in the order of `FrameTurn`.
@MainActor
protocol FrameFeature: GraphFeature {
  static var turn: FrameTurn { get }
  /// The bodies that were due have run: evaluates what follows from that. Tells whether anything did, after which bodies
  /// may be due again.
  func evaluate(_ phase: inout EvaluatePhase) -> Bool
  /// Nothing is left to evaluate in this round.
  func evaluationDidEnd(_ phase: inout EvaluatePhase)
  /// The round's changes are about to be made on the screen.
  func commitWillBegin(in graph: Graph)
  /// They have been made, but nothing was laid out yet.
  func elementsDidChange(in graph: Graph)
  /// The children of a node are in another order.
  func orderDidChange(below node: ViewNode)
  /// Whether the last layout has brought anything to take over.
  var hasNews: Bool { get }
  /// Takes it over, as a part of a cycle.
  func adoptNews()
}

/// A feature that shows what is placed on its way there.
@MainActor
protocol PlacingFeature: GraphFeature {
  /// Whether the layout that runs may give a view another place that it is not shown at at once.
  var movesPlaces: Bool { get }
}

/// When a feature has its turn among the others.
enum FrameTurn: Int {
  /// Finds what others look at.
  case structure
  /// Reads what others have written.
  case reading
  /// Looks at what there is when all is evaluated.
  case result
}

extension FrameFeature {
  func evaluate(_ phase: inout EvaluatePhase) -> Bool { false }
  func evaluationDidEnd(_ phase: inout EvaluatePhase) {}
  func commitWillBegin(in graph: Graph) {}
  func elementsDidChange(in graph: Graph) {}
  func orderDidChange(below node: ViewNode) {}
  var hasNews: Bool { false }
  func adoptNews() {}
}

/// The features of one host that were asked for.
@MainActor
struct GraphFeatures {
  private var all: [ObjectIdentifier: any GraphFeature] = [:]
  /// Those that take part in frames, in their turns.
  private(set) var inFrames: [any FrameFeature] = []
  /// The one that moves places, kept as each leaf that gets another place asks it.
  private(set) var placing: (any PlacingFeature)?

  func existing<Feature: GraphFeature>(_ type: Feature.Type) -> Feature? {
    all.isEmpty ? nil : all[ObjectIdentifier(type)] as? Feature
  }

  mutating func make<Feature: GraphFeature>(_ type: Feature.Type) -> Feature {
    let feature = type.init()
    all[ObjectIdentifier(type)] = feature
    if let placing = feature as? any PlacingFeature { self.placing = placing }
    guard let inFrames = feature as? any FrameFeature else { return feature }
    let turn = Swift.type(of: inFrames).turn.rawValue
    let place = self.inFrames.firstIndex { Swift.type(of: $0).turn.rawValue > turn } ?? self.inFrames.endIndex
    self.inFrames.insert(inFrames, at: place)
    return feature
  }
}

extension Graph {
  /// What a feature keeps of this host.
  func feature<Feature: GraphFeature>(_ type: Feature.Type) -> Feature { existing(type) ?? features.make(type) }

  /// The same, if it has ever been asked for.
  func existing<Feature: GraphFeature>(_ type: Feature.Type) -> Feature? { features.existing(type) }

  /// Notes that the children of a node are in another order.
  func orderDidChange(below node: ViewNode) {
    for feature in features.inFrames { feature.orderDidChange(below: node) }
  }
}
