/// What `if … else` and `switch` build. The branch taken is the identity, even if both have one type (ID2).
public struct _ConditionalContent<First: View, Second: View>: View {
  @usableFromInline enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable init(_ branch: Branch) { self.branch = branch }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
