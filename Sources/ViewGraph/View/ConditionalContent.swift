/// What `if … else` and `switch` build. The branch taken is the identity, even if both have one type (ID2).
public struct _ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}
