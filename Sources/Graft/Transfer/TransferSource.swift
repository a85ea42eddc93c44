import Foundation

/// Where values come from: a drop or the clipboard.
@MainActor
protocol TransferSource {
  /// The names of the types that are offered.
  var mimeTypes: [String] { get }
  /// What is offered, where this program offers it.
  var own: [TransferOffer]? { get }
  /// The data of a type.
  func read(_ mimeType: String) async throws -> Data
}

extension TransferSource {
  /// Whether values of a type may come of it.
  func offers<Item: Transferable>(_ type: Item.Type) -> Bool {
    offers(Item.forms.filter { $0.load != nil }.map(\.type))
  }

  func offers(_ types: [UTType]) -> Bool {
    if let own { return own.contains { offer in types.contains { offer.form(of: $0) != nil } } }
    return types.contains { $0.acceptedNames.contains(where: mimeTypes.contains) }
  }

  /// The values: all of this program's, in order; of another program one, or each address of a list.
  func items<Item: Transferable>(_ type: Item.Type) async throws -> [Item] {
    let forms = Item.forms.filter { $0.load != nil }
    if let own {
      var items: [Item] = []
      for offer in own { items += try await Self.item(forms, offer) }
      return items
    }
    for form in forms {
      guard let name = name(of: form.type) else { continue }
      return try await load(form, from: try await read(name))
    }
    throw TransferError.noCommonType
  }

  /// The data of a type.
  func data(of type: UTType) async throws -> Data {
    if let own {
      guard let form = own.lazy.compactMap({ $0.form(of: type) }).first else { throw TransferError.noCommonType }
      return try await form.make()
    }
    guard let name = name(of: type) else { throw TransferError.noCommonType }
    return try await read(name)
  }

  /// The name under which data of a type are read: its own, or else the one of which whoever offers them thinks most.
  private func name(of type: UTType) -> String? {
    type.transferNames.first(where: mimeTypes.contains) ?? mimeTypes.first(where: type.acceptedNames.contains)
  }

  private static func item<Item>(_ forms: [_TransferForm], _ offer: TransferOffer) async throws -> [Item] {
    for form in forms {
      guard let offered = offer.form(of: form.type), let load = form.load else { continue }
      return try await [load(offered.make())].compactMap { $0 as? Item }
    }
    return []
  }

  private func load<Item>(_ form: _TransferForm, from data: Data) async throws -> [Item] {
    guard let load = form.load else { return [] }
    guard form.type.conforms(to: .url) else { return try await [load(data)].compactMap { $0 as? Item } }
    var items: [Item] = []
    for url in URIList.urls(in: String(decoding: data, as: UTF8.self)) {
      if let item = try await load(Data(url.absoluteString.utf8)) as? Item { items.append(item) }
    }
    guard !items.isEmpty else { throw TransferError.notText }
    return items
  }
}
