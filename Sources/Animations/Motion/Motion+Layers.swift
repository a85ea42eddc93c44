// MARK: - Frames

extension Motion {
  /// Brings the animations from one on to a moment, those below it having come there, and gives the place then: where
  /// the top one goes, once all are over, which is nil for the target.
  mutating func advanceLayers(from first: Int = 0, to now: Double) -> Value? {
    var (place, firstSeen) = (ground(of: first), 0)
    for index in first..<layers.count {
      let step = layers[index].advance(from: place, to: now, telling: &waiting)
      place = step.place
      if step.isOver { firstSeen = index + 1 }
    }
    if firstSeen == 0 { return place }
    let end = layers[firstSeen - 1].end
    let isOver = firstSeen == layers.count
    forget(firstSeen)
    return isOver ? end : place
  }

  mutating func advanceReplaced(to now: Double) {
    for index in replaced.indices.reversed() {
      let step = replaced[index].advance(from: .zero, to: now, telling: &waiting)
      if step.isOver || replaced[index].isLogicallyComplete { replaced.remove(at: index) }
    }
  }

  /// What an animation is laid over.
  func ground(of index: Int) -> Value { index > 0 ? layers[index - 1].place : start }
}

// MARK: - Interruption

extension Motion {
  /// So many animations are laid over each other at most; of more the lowest one stays where it is, which by then is not
  /// seen any more.
  static var mostLayers: Int { 32 }

  /// Begins an animation at a place: in the place of the top one, or laid over it.
  mutating func begin(_ next: PendingMotion, velocity: Value?, from place: Value, at now: Double) {
    let ground = ground(of: layers.count - 1)
    if let merged = layers.last?.merged(with: next, velocity: velocity, from: ground, at: now) {
      return replaceAll(by: merged, from: ground)
    }
    let layer = MotionLayer(next, velocity: velocity, from: place, at: now)
    // One that never ends would be seen through all that follow (MO32).
    if layers.last?.animation.isEndless ?? true { return replaceAll(by: layer, from: place) }
    layers.append(layer)
    if layers.count > Self.mostLayers { forget(1) }
  }

  private mutating func replaceAll(by layer: MotionLayer<Value>, from place: Value) {
    forget(layers.count)
    (start, layers) = (place, [layer])
  }

  /// Lets the lowest animations stay where they are. Those for whose completion someone waits run on, seen by nobody.
  private mutating func forget(_ count: Int) {
    guard count > 0 else { return }
    for index in 0..<count where waiting.contains(layers[index].id) {
      replaced.append(layers[index].detached(from: ground(of: index)))
    }
    start = layers[count - 1].place
    layers.removeFirst(count)
  }
}
