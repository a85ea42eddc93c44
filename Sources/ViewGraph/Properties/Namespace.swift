import Threads

/// A name of its own for what belongs together in a view, such as the ids of `matchedGeometryEffect`. As SwiftUI documents it.
///
/// It stays the same for as long as the view's identity does, and no other view's is equal to it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// What tells a namespace from all others.
  public struct ID: Hashable, Sendable {
    private let number: Int

    fileprivate init(number: Int) { self.number = number }

    /// That of a view that is not mounted.
    fileprivate static let unmounted = ID(number: 0)
  }

  private var slot: NamespaceSlot?

  /// A namespace of the view.
  public init() {}

  /// The name. Every view that is not mounted has the same.
  public var wrappedValue: ID { slot?.id ?? .unmounted }

  /// The runtime's requirement.
  public static func _install(_ property: inout Self, _ installer: inout PropertyInstaller) {
    property.slot = installer.slot { NamespaceSlot() }
  }

  /// Keeps the name at its place.
  fileprivate final class NamespaceSlot: PropertySlot {
    @MainActor private static var latest = 0

    let id: ID

    override init() {
      id = MainThread.assumeIsolated {
        Self.latest += 1
        return ID(number: Self.latest)
      }
      super.init()
    }
  }
}

extension Namespace: @unchecked Sendable {}
