/// How a view of a random tree is painted.
struct TreeEffect: Equatable {
  enum Kind: CaseIterable {
    case opacity, offset, scale, rotation, blur, clip, border
  }

  var kind: Kind
  var amount: Int
}
