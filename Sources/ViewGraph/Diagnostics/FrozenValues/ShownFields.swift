#if DEBUG
  /// A view that says itself whether another looks the same, as its properties do not.
  @MainActor
  package protocol ShownView {
    func showsSame(as other: Self) -> Bool
  }

  extension ShownView {
    func showsSame(asView other: Any) -> Bool { (other as? Self).map(showsSame) ?? false }
  }

  /// The properties of a view that make a difference on the screen: neither actions nor the views inside, where these have
  /// nodes of their own, nor what the runtime brings in.
  enum ShownFields {
    static func areEqual<Value>(_ left: Value, _ right: Value, withViews: Bool) -> Bool {
      withUnsafePointer(to: left) { left in
        withUnsafePointer(to: right) { right in
          StoredField.all(of: Value.self).filter { counts($0, withViews) }.allSatisfy { field in
            let comparison = FieldComparison.of(field.type)
            let (left, right) = (UnsafeRawPointer(left) + field.offset, UnsafeRawPointer(right) + field.offset)
            // What is not even equal to itself cannot be compared.
            return comparison.areEqual(left, right) || !comparison.areEqual(left, left)
          }
        }
      }
    }

    private static func counts(_ field: StoredField, _ withViews: Bool) -> Bool {
      if StoredField.Kind(field.type) == .function { return false }
      guard withViews || !TypeFacts.of(field.type).isView else { return false }
      return field.propertyType == nil
    }

    /// Whether a view has a property of which another view of its type would have another value.
    static func ownsState<Value>(_ type: Value.Type) -> Bool {
      StoredField.all(of: type).contains { field in
        field.propertyType != nil && !(field.type is any BorrowedProperty.Type)
      }
    }
  }

  extension ValueNode: Showing {
    func showsSame(as other: ViewNode) -> Bool {
      guard let other = other as? ValueNode<Content> else { return false }
      if let shown = view as? any ShownView { return shown.showsSame(asView: other.view) }
      return ShownFields.areEqual(view, other.view, withViews: childNodes.isEmpty)
    }
  }

  /// A node whose view may have state of its own, which another view of its type would have anew.
  @MainActor
  protocol StateOwning: ViewNode {
    var hasOwnState: Bool { get }
  }

  extension ComponentNode: StateOwning {
    var hasOwnState: Bool { ShownFields.ownsState(Content.self) }
  }

  extension RepresentableNode: StateOwning {
    var hasOwnState: Bool { ShownFields.ownsState(Behavior.Content.self) }
  }

  /// A dynamic property that brings in what something else owns.
  private protocol BorrowedProperty {}

  extension Optional: BorrowedProperty where Wrapped: BorrowedProperty {}
  extension Binding: BorrowedProperty {}
  extension Environment: BorrowedProperty {}
  extension ObservedObject: BorrowedProperty {}
  extension EnvironmentObject: BorrowedProperty {}
#endif
