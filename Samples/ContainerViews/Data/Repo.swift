/// A public Swift package, as its manifest and its licence file describe it.
struct Repo: Codable, Identifiable, Hashable, Sendable {
  let owner: String
  let name: String
  /// The licence's identifier.
  let license: String
  /// The libraries that others can use, or the plug-ins of a package that has none.
  let products: [String]
  let description: String?

  var id: String { "\(owner)/\(name)" }
}
