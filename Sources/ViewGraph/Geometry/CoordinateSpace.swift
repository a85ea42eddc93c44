/// Whose coordinates a place is told in.
public enum CoordinateSpace: Hashable {
  /// Those of the window or popover, from its top left corner; a title bar that GTK draws is part of it.
  case global
  /// Those of the view itself.
  case local
  /// Those of the nearest view around with that name, or else of the window.
  case named(AnyHashable)

  /// Whether it is the window's.
  public var isGlobal: Bool { self == .global }

  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// Coordinates that places can be told in. As SwiftUI documents it.
public protocol CoordinateSpaceProtocol {
  /// Which coordinates these are.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// Makes the view's own coordinates.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  /// Makes the window's coordinates.
  public init() {}

  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view that has a name for them.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the nearest view around that has this name for them.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

  /// The coordinates of what can be seen of the nearest scroll view around, from its top left corner; where there is none, as
  /// in a list, those of the window. As SwiftUI documents it.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrolledCoordinates(axis: nil)) }

  /// The same of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrolledCoordinates(axis: axis))
  }
}

/// What the coordinates of scroll views are found by among those with names.
struct ScrolledCoordinates: Hashable {
  /// Along which is scrolled; nil for any.
  let axis: Axis?
}
