/// Where on its edge a rectangle is made larger or smaller. As SwiftUI documents it.
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Whether a rectangle becomes smaller or larger. As SwiftUI documents it.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// Some of them.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let inward = Set(rawValue: 1)
    public static let outward = Set(rawValue: 2)
    public static let all: Set = [.inward, .outward]
  }
}

/// A direction along a line of text. As SwiftUI documents it.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading, trailing

  /// Some of them.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction across the lines of text. As SwiftUI documents it.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case up, down

  /// Some of them.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let up = Set(rawValue: 1)
    public static let down = Set(rawValue: 2)
    public static let all: Set = [.up, .down]
  }
}

extension PointerStyle {
  /// For the edge or corner at which a rectangle is made larger or smaller. No direction counts as all. As SwiftUI
  /// documents it.
  public static func frameResize(
    position: FrameResizePosition, directions: FrameResizeDirection.Set = .all
  ) -> PointerStyle { position.way.style(directions) }

  /// For a line between columns, which can be moved in some directions. None counts as all. As SwiftUI documents it.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle {
    switch directions {
    case .leading: Way(east: -1).style(.outward)
    case .trailing: Way(east: 1).style(.outward)
    default: columnResize
    }
  }

  /// For a line between rows, which can be moved in some directions. None counts as all. As SwiftUI documents it.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle {
    switch directions {
    case .up: Way(north: 1).style(.outward)
    case .down: Way(north: -1).style(.outward)
    default: rowResize
    }
  }
}

extension FrameResizePosition {
  /// The way out of the rectangle, where text reads from the left.
  fileprivate var way: Way {
    switch self {
    case .top: Way(north: 1)
    case .bottom: Way(north: -1)
    case .leading: Way(east: -1)
    case .trailing: Way(east: 1)
    case .topLeading: Way(north: 1, east: -1)
    case .topTrailing: Way(north: 1, east: 1)
    case .bottomLeading: Way(north: -1, east: -1)
    case .bottomTrailing: Way(north: -1, east: 1)
    }
  }
}

/// A way on a map, by which CSS names cursors.
private struct Way {
  var north = 0
  var east = 0

  func style(_ directions: FrameResizeDirection.Set) -> PointerStyle {
    PointerStyle(name: cursor(directions), mirrored: Way(north: north, east: -east).cursor(directions))
  }

  private func cursor(_ directions: FrameResizeDirection.Set) -> String {
    switch directions {
    case .outward: "\(name)-resize"
    case .inward: "\(Way(north: -north, east: -east).name)-resize"
    default: "\(line)-resize"
    }
  }

  private var name: String { ["s", "", "n"][north + 1] + ["w", "", "e"][east + 1] }

  /// The way to and fro.
  private var line: String {
    if north == 0 { return "ew" }
    return east == 0 ? "ns" : north == east ? "nesw" : "nwse"
  }
}
