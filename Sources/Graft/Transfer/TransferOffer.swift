import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// What is offered of one value: the types of data that it can become.
@MainActor
struct TransferOffer {
  struct Form {
    let type: UTType
    let make: @MainActor () async throws -> Data
    /// The file that the value becomes, where it becomes one.
    var file: (@MainActor () async throws -> URL)?
  }

  let forms: [Form]
  /// The value itself, if that is known.
  let value: Any?
  /// What identifies the value, if that is known.
  let identity: AnyHashable?

  /// A value in all its forms, in their order, and what identifies it; nil for the value's own.
  init<Item: Transferable>(_ item: Item, identity: AnyHashable? = nil) {
    value = item
    self.identity = identity ?? (item as? any Identifiable).map { Self.identity(of: $0) }
    forms = Item.forms.compactMap { form in
      guard let export = form.export, form.isExported?(item) != false else { return nil }
      var offered = Form(type: form.type) { try await export(item) }
      if let file = form.file { offered.file = { try await file(item) } }
      return offered
    }
  }

  init(forms: [Form]) { self.init(forms: forms, value: nil, identity: nil) }

  private static func identity(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }

  private init(forms: [Form], value: Any?, identity: AnyHashable?) {
    (self.forms, self.value, self.identity) = (forms, value, identity)
  }

  /// The same, with one more form after the others.
  func adding(_ form: Form) -> TransferOffer {
    TransferOffer(forms: forms + [form], value: value, identity: identity)
  }

  /// The first form that is of a type, or goes under a name that another program would accept for it.
  func form(of type: UTType) -> Form? {
    let names = type.acceptedNames
    return forms.first { $0.type.conforms(to: type) || $0.type.transferNames.contains(where: names.contains) }
  }
}

extension [TransferOffer] {
  /// What GTK is given to offer them. A value that cannot become data is reported, and who wanted it gets nothing.
  @MainActor
  func makeProvider() -> ObjectReference {
    ContentProvider.make(self, names: mimeTypes) { name in
      do {
        return try await data(as: name)
      } catch {
        Diagnostics.report(.failedTransfer, place: name, "a value could not become data: \(error)")
        throw error
      }
    }
  }

  /// The names under which the desktop is told of it, in the order of preference.
  @MainActor var mimeTypes: [String] {
    var names: [String] = []
    for form in flatMap(\.forms) {
      for name in form.type.transferNames where !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// All values as one piece of data: texts below each other, addresses in one list; of anything else the first.
  @MainActor
  func data(as mimeType: String) async throws -> Data {
    let forms = compactMap { offer in offer.forms.first { $0.type.transferNames.contains(mimeType) } }
    guard let first = forms.first else { throw TransferError.noCommonType }
    let isList = mimeType == "text/uri-list"
    guard forms.count > 1, isList || mimeType.hasPrefix("text/plain") else {
      return try await first.make()
    }
    var lines: [String] = []
    for form in forms {
      lines.append(String(decoding: try await form.make(), as: UTF8.self).trimmingCharacters(in: .newlines))
    }
    return Data(lines.joined(separator: isList ? "\r\n" : "\n").utf8)
  }
}
