import GTKSupport

extension FoundWidget {
  /// The widget and all below it, a line each.
  func treeDescription(indent: String = "  ") -> String {
    ([indent + line] + children.map { $0.treeDescription(indent: indent + "  ") }).joined(separator: "\n")
  }

  /// What a query may ask of the widget, as far as it says something.
  private var line: String {
    let parts = [
      widget.typeName, role.isGeneric ? nil : "(\(role))", text.isEmpty ? nil : "'\(text)'",
      name.isEmpty || name == text ? nil : "named '\(name)'", identifier.map { "#\($0)" }, isShown ? nil : "hidden",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
