import Foundation
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

/// How glass comes and goes. It is painted as the view is.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let identity = Self(name: "identity")
  public static let matchedGeometry = Self(name: "matchedGeometry")
  public static let materialize = Self(name: "materialize")
}

/// Shows its content: the glass of views in it, which are materials, does not flow together. As SwiftUI documents it, but for
/// that.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Views with glass, and the distance in pixels at which that would flow together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

extension View {
  /// Changes nothing: the glass of two views does not become one.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Changes nothing: the glass of two views does not become one.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }

  /// Changes nothing: glass comes and goes as its view does.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

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
