/// An icon of a theme that shows a symbol.
package struct SymbolIcon: Hashable, Sendable {
  /// The name of the icon, as `user-trash-symbolic`.
  package let name: String
  /// What the symbol's name says and the icon does not show; a lost fill is the theme's way of drawing.
  package let lost: SymbolVariants
}

extension SymbolName {
  /// The icons to be tried one after the other: those for the name, then those for it without its last words, unless there is a
  /// drawing of ours for all of it (IM6).
  package var icons: [SymbolIcon] {
    var icons: [SymbolIcon] = []
    for kept in variants.simplified {
      let lost = variants.missing(in: kept)
      for icon in SymbolTable.entry(base + kept.suffix)?.icons ?? [] where !icons.contains(where: { $0.isIcon(icon) }) {
        icons.append(SymbolIcon(name: "\(icon)-symbolic", lost: lost))
      }
    }
    return icons.isEmpty && !OutlineTable.has(base) ? shorter?.icons ?? [] : icons
  }

  /// Our own drawing; without one for the name, that for it without its last words; nil if there is none (IM6).
  package var outline: SymbolOutline? {
    let parts = base.isSmallNumber ? OutlineTable.parts(ofNumber: base) : OutlineTable.parts(of: base)
    guard let parts else { return SymbolTable.entry(base) == nil ? shorter?.outline : nil }
    return SymbolOutline(parts, variants)
  }

  /// Without the last word, as long as something is known of that. A mere shape says nothing of what is drawn in it.
  var shorter: SymbolName? {
    var words = base.split(separator: ".")
    while words.count > 1 {
      words.removeLast()
      let name = words.joined(separator: ".")
      if Self.shapes.contains(name) { return nil }
      if Self.isKnown(name) { return SymbolName(name) }
    }
    return nil
  }

  private static let shapes: Set<String> = [
    "app", "capsule", "circle", "diamond", "hexagon", "rectangle", "seal", "square", "triangle", "rectangle.portrait",
  ]
}

extension SymbolIcon {
  fileprivate func isIcon(_ other: Substring) -> Bool { name.dropLast("-symbolic".count) == other }
}
