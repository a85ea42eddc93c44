import Foundation

/// Lines that are longer than a container can be: near both ends they lie in it as they are, and between them what can be seen is as
/// far in the container as it is in the lines, by its share. Lines count from the first one everywhere else. Claim DT21.
extension LazyLines {
  /// How much is scrolled at each end as it is.
  private static let plainLength: CGFloat = 200_000

  /// By how much the lines are longer than the container.
  private var excess: CGFloat { length - containerLength }

  /// What can be seen of the lines.
  var sight: LazySight? { holder?.visible(along: axis)?.moved(by: shift) }

  /// Whether what can be seen near an end is where that end can be reached.
  func isShiftedWell(_ sight: LazySight) -> Bool {
    guard excess > 0 else { return shift == 0 }
    let wanted = placeInContainer(of: sight.start, sight.length)
    let isNearEnd = [sight.start - shift, wanted].contains {
      $0 < Self.plainLength / 2 || $0 > containerLength - sight.length - Self.plainLength / 2
    }
    return !isNearEnd || abs(wanted - sight.start + shift) < 0.5
  }

  /// Where in the container something of the lines is to be seen, with so much after it.
  func placeInContainer(of start: CGFloat, _ room: CGFloat) -> CGFloat {
    let (last, most) = (length - room, containerLength - room)
    if excess == 0 || start <= Self.plainLength { return start }
    if start >= last - Self.plainLength { return start - excess }
    let share = (start - Self.plainLength) / (last - 2 * Self.plainLength)
    return (Self.plainLength + share * (most - 2 * Self.plainLength)).rounded()
  }

  /// What of the lines is to be seen at a place in the container, with so much after it.
  private func start(at place: CGFloat, _ room: CGFloat) -> CGFloat {
    let (last, most) = (length - room, containerLength - room)
    if excess == 0 || place <= Self.plainLength { return place }
    if place >= most - Self.plainLength { return place + excess }
    let share = (place - Self.plainLength) / (most - 2 * Self.plainLength)
    return (Self.plainLength + share * (last - 2 * Self.plainLength)).rounded()
  }

  /// Somebody has scrolled: by less than can be seen as far as that, and otherwise to a share of all.
  func followJump() {
    guard excess > 0, let seen = holder?.visible(along: axis),
      abs(seen.start - exchange(&placeSeen, with: seen.start)) > seen.length
    else { return }
    shift = start(at: seen.start, seen.length) - seen.start
    holder?.placesDidChange()
  }

  /// Has the container be scrolled to something of the lines.
  func shift(to start: CGFloat) {
    guard let seen = holder?.visible(along: axis) else { return }
    let place = placeInContainer(of: start, seen.length)
    if shift != start - place { holder?.placesDidChange() }
    shift = start - place
    holder?.scroll(to: place, along: axis)
    placeSeen = holder?.visible(along: axis)?.start ?? place
  }
}

extension LazySight {
  fileprivate func moved(by distance: CGFloat) -> LazySight {
    LazySight(start + distance...end + distance, isAtStart: isAtStart, isAtEnd: isAtEnd)
  }
}
