import Foundation

/// The node of a view that is an element of the toolkit.
///
/// The element is made once (RP3). What make reads stays subscribed until dismantle, what update reads is renewed by
/// each update (RP11), so the two are recorded apart.
package class RepresentableNode<Behavior: LeafBehavior>: ValueNode<Behavior.Content>, NamedInPaths, LeafNode, LeafOwning
{
  /// The layout passes in which the element is measured: handed over as it is made, so that layout looks for nothing.
  private var layoutPasses: LayoutPasses?
  /// The element without its type, which layout would look up each time.
  private var laidOutElement: (any LeafElement)?
  /// The layout pass in which the element was last asked whether it takes part, and its answer.
  private var includedPass: Int32 = -1
  private var wasIncluded = false
  /// Whether the view itself was asked for its size and may have another after an update, which the toolkit cannot know.
  private var isMeasuredByView = false
  private var isNeverMeasuredByView = false
  /// Several inputs that change in one round make one update (RP14).
  private var isQueuedForUpdate = false
  /// Whether the next update is the first for another view.
  final var needsReset = false
  /// What the toolkit answered last and in which pass: a leaf is often asked several times for the same in turn.
  private var answeredPass: Int32 = -1
  private var latestAnswer = SizeAnswer(.unspecified, size: .zero)
  private var placed = PlacedElement()
  /// The element as the behavior made it. Private, as an access is checked at run time where other modules could be in
  /// the middle of another.
  private var madeElement: Behavior.Element?
  let fields = FieldTable.of(Behavior.Content.self)
  private let slots = FieldTable.of(Behavior.Content.self).makeSlots()
  private var place: LeafPlace<Behavior.Coordinator>?
  /// What the view itself answered; the toolkit remembers its own answers.
  private var cache = SizeCache()
  private var makeCall: Dependent?
  private var updateCall: Dependent?
  #if DEBUG
    final var hostWatch: (any HostWatching)?
    private var updateCount = 0
    /// What was meant to stay when the element was made.
    var lastingValues: [Any] = []
  #endif

  /// Makes the node; the element follows in the commit phase.
  package override init(_ view: Behavior.Content, at site: NodeSite) {
    super.init(view, at: site)
    if Behavior.isReset { announce(.resets) }
  }

  override func mount(_ phase: inout EvaluatePhase) { phase.leafWasMounted(self) }

  override func update(_ newView: Behavior.Content, _ phase: inout EvaluatePhase) {
    if fields.areEqual(latestView, newView) { return }
    view = isOnItsWay || phase.mayMove ? shown(of: newView) { [unowned self] in show($0) } : newView
    evaluate(&phase)
  }

  override func evaluate(_ phase: inout EvaluatePhase) {
    let isQueued = isQueuedForUpdate
    isDirty = false
    isQueuedForUpdate = true
    if !isQueued { phase.leafNeedsUpdate(self) }
  }

  override var hasChangedParts: Bool { makeCall?.hasChangedParts == true || updateCall?.hasChangedParts == true }

  override func unmount(_ phase: inout EvaluatePhase) {
    super.unmount(&phase)
    phase.leafWasUnmounted(self)
    makeCall?.dispose()
    updateCall?.dispose()
    slots?.dispose()
  }

  /// Whether the view has properties that the runtime keeps.
  final var keepsProperties: Bool { slots?.isKept == true }

  override func collectItems(_ items: inout [any LayoutItem]) { items.append(self) }

  override func collectLeaves(_ leaves: inout [any LeafNode]) { leaves.append(self) }

  package final var ownLeaves: [any LeafNode] { [self] }

  /// The island of the views inside of the element, if it holds any.
  package var innerIsland: Island? { nil }

  override var isLaidOut: Bool { true }

  override var isItem: Bool { true }

  // MARK: The element

  package final var hasElement: Bool { madeElement != nil }

  package final var element: (any LeafElement)? { laidOutElement }

  package final func makeElement(_ phase: inout CommitPhase) {
    UpdateStatistics.current?.countMake(of: Behavior.Content.self)
    layoutPasses = passes
    #if DEBUG
      lastingValues = LastingFields.values(of: view)
      watch(MadeHosts.during { runMake() }, in: .make, makeCall)
    #else
      runMake()
    #endif
    updateElement()
    if let parent, parent.marks.contains(.takesLeaf) { (parent as? any LeafTaking)?.take(self) }
  }

  private func runMake() {
    (_, makeCall) = Dependent.run(.make, of: self, fields, recordedIn: makeCall) {
      if let slots { fields.install(&view, slots: slots, scope: scope) }
      let place = LeafPlace(coordinator: Behavior.makeCoordinator(view), node: self)
      self.place = place
      let made = Behavior.make(view, place)
      (madeElement, laidOutElement) = (made, made)
      forgetLayout()
    }
  }

  /// Lets the toolkit do something with the element as the behavior made it.
  final func withElement(_ body: (Behavior.Element) -> Void) { madeElement.map(body) }

  final override func updateElement(_ phase: inout CommitPhase) {
    updateElement()
    if isMeasuredByView { phase.layOut(island) }
  }

  /// Shows a value of the view on its way to the latest.
  private func show(_ shown: Behavior.Content) {
    view = shown
    CommitPhase.update(self, in: graph)
  }

  private func updateElement() {
    isQueuedForUpdate = false
    guard hasElement else { return }
    UpdateStatistics.current?.countUpdate(of: Behavior.Content.self)
    #if DEBUG
      let isFirst = updateCount == 0
      updateCount += 1
      let hosts = MadeHosts.during { callUpdate() }
      watch(hosts, in: .update, updateCall)
      if !isFirst { hostWatch?.didUpdate() }
    #else
      callUpdate()
    #endif
    if isMounted { leafModifier?.modify(self, withAttributes: true) }
  }

  /// What has gone depends on nothing any more.
  private func callUpdate() {
    if exchange(&needsReset, with: false) { resetElement() }
    guard isMounted else { return RunningCall.suspended(runUpdate) }
    (_, updateCall) = Dependent.run(.update, of: self, fields, recordedIn: updateCall) { runUpdate() }
  }

  private func resetElement() {
    guard let madeElement, let place else { return }
    RunningCall.suspended { Behavior.reset(madeElement, place.coordinator) }
    #if DEBUG
      // As make for the new view would have found it.
      lastingValues = LastingFields.values(of: view)
    #endif
  }

  /// Runs code of the program that belongs to the latest update and comes later, as a drawing does: the element is updated
  /// when something changes that it has read.
  package final func continueUpdate(_ body: () -> Void) {
    guard isMounted else { return RunningCall.suspended(body) }
    let call = updateCall ?? Dependent(node: self, call: .update)
    updateCall = call
    _ = call.recordMore(.nothing, body)
  }

  private func runUpdate() {
    guard let madeElement, let place else { return }
    if let slots { fields.install(&view, slots: slots, scope: scope) }
    Behavior.update(view, madeElement, place)
  }

  package final func dismantleElement(_ phase: inout CommitPhase) {
    guard let element = madeElement, let place else { return }
    UpdateStatistics.current?.countDismantle(of: Behavior.Content.self)
    Behavior.dismantle(element, place.coordinator)
  }

  package func releaseElement() {
    (madeElement, laidOutElement, place, layoutPasses) = (nil, nil, nil, nil)
    forgetLayout()
    elementIsGone()
  }

  package final var movesWhileLeaving: Bool { hasElement && Behavior.isUpdatedWhileLeaving }

  // MARK: Layout

  private func forgetLayout() {
    (includedPass, answeredPass) = (-1, -1)
    placed.forget()
  }

  package var layoutPriority: Double { 0 }

  package var spacing: ViewSpacing { ViewSpacing() }

  package func layoutValue(of key: ObjectIdentifier) -> Any? { nil }

  package final func takesPart() -> Bool {
    let pass = Int32(truncatingIfNeeded: pass)
    if includedPass != pass { (includedPass, wasIncluded) = (pass, laidOutElement?.takesPart() ?? false) }
    return wasIncluded
  }

  /// The layout pass that is under way; that of nothing, which no pass is, while there is no element.
  private var pass: Int { layoutPasses?.current ?? -1 }

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let pass = pass
    if isAnswered(proposal, pass) { return latestAnswer.size }
    guard takesPart(), let element = laidOutElement else { return .zero }
    if !isNeverMeasuredByView, let own = ownSize(proposal, pass) { return own }
    return toolkitSize(of: element, proposal, pass)
  }

  private func isAnswered(_ proposal: ProposedViewSize, _ pass: Int) -> Bool {
    answeredPass == Int32(truncatingIfNeeded: pass) && latestAnswer.answers(proposal)
  }

  private func toolkitSize(of element: any LeafElement, _ proposal: ProposedViewSize, _ pass: Int) -> CGSize {
    let size = element.sizeThatFits(proposal, pass: pass)
    (latestAnswer, answeredPass) = (SizeAnswer(proposal, size: size), Int32(truncatingIfNeeded: pass))
    return size
  }

  /// As the width comes first, the toolkit is not asked for a height; nor is it where the first question finds that the view
  /// never answers.
  package final func length(_ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    guard axis == .horizontal, takesPart(), let element = laidOutElement else { return sizeThatFits(proposal)[axis] }
    let pass = pass
    if isAnswered(proposal, pass) { return latestAnswer.size.width }
    if !isNeverMeasuredByView, let own = ownSize(proposal, pass) { return own.width }
    return isNeverMeasuredByView
      ? element.width(for: proposal, pass: pass) : toolkitSize(of: element, proposal, pass).width
  }

  private func ownSize(_ proposal: ProposedViewSize, _ pass: Int) -> CGSize? {
    if let known = cache.known(for: proposal, pass: pass) { return known }
    guard let element = madeElement, let place else { return nil }
    switch Behavior.sizeThatFits(proposal, view, element, place) {
    case .size(let size):
      isMeasuredByView = true
      cache.remember(size, for: proposal, pass: pass)
      return size
    case .toolkit:
      isMeasuredByView = true
      return nil
    case .preference: return nil
    case .neverOwn:
      isNeverMeasuredByView = true
      return nil
    }
  }

  /// Only an element that holds views has guides that these say.
  package final var hasGuides: Bool { innerIsland != nil && laidOutElement?.hasGuides ?? false }

  package final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard takesPart() else { return nil }
    return laidOutElement?.explicitGuide(key, for: proposal, size: sizeThatFits(proposal), pass: pass)
  }

  package func place(at origin: CGPoint, proposal: ProposedViewSize) {
    guard let element = laidOutElement else { return }
    let frame = LayoutMirror.onScreen(CGRect(origin: origin, size: sizeThatFits(proposal)))
    let former = placed.take(frame)
    let shown = isSettled(at: frame, after: former) ? frame : place(of: element, at: frame, after: former)
    element.setFrame(shown, pass: pass)
  }

  package final var placedFrame: CGRect? { placed.frame }

  package final func moveElement(to shown: CGRect) {
    if let laidOutElement { placed.move(laidOutElement, to: shown, pass: pass) }
  }
}
