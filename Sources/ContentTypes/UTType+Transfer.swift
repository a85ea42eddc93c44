extension UTType {
  /// A colour, as programs of a desktop exchange it.
  package static let color = UTType(
    identifier: "com.apple.cocoa.pasteboard.color", mimeType: "application/x-color", parents: ["public.data"])

  /// The names under which data of the type are offered to other programs; a type of a program's own has one of its own.
  /// Claim DD5.
  package var transferNames: [String] {
    if conforms(to: .url) { return ["text/uri-list"] }
    if [.text, .plainText, .utf8PlainText].contains(self) { return ["text/plain;charset=utf-8", "text/plain"] }
    return [preferredMIMEType ?? "application/x." + identifier]
  }

  /// The names of data that may be of the type. Of a type of a program's own, data of the type that it conforms to are none.
  package var acceptedNames: [String] {
    guard isPublic else { return transferNames }
    return transferNames + filePatterns.mimeTypes.filter { !$0.hasSuffix("*") && !transferNames.contains($0) }
  }
}
