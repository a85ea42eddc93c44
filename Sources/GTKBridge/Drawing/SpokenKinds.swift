/// Kinds of what the program says of a view to assistive technologies, each of which is taken back by itself.
package struct SpokenKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is never taken back, such as an action.
  package static let lasting = SpokenKinds(rawValue: 1 << 0)
  package static let label = SpokenKinds(rawValue: 1 << 1)
  package static let value = SpokenKinds(rawValue: 1 << 2)
  package static let hint = SpokenKinds(rawValue: 1 << 3)
  package static let chart = SpokenKinds(rawValue: 1 << 4)
  package static let traits = SpokenKinds(rawValue: 1 << 5)
}
