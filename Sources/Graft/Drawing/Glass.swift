import ViewGraph

/// What a view looks as if made of: here a material, as GTK bends no light (PT22). As SwiftUI documents it, but for that.
public struct Glass: Hashable, Sendable {
  fileprivate var material: Material?
  fileprivate var color: Color?

  /// Little shows of what is behind.
  public static let regular = Glass(material: .regular)
  /// Most shows.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass()

  /// The same with a colour; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The same: nothing here follows the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass of a shape behind the view, which takes its size: a material, and the glass's colour upon it. As SwiftUI documents
  /// it, but for its look.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S = Capsule()) -> some View {
    background {
      if let material = glass.material {
        shape.fill(material).fill((glass.color ?? .clear).opacity(0.3))
      }
    }
  }
}
