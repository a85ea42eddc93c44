#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Marks a variable of an example's closure that is to be a property of the example. Writes nothing by itself.
  struct PreviewableMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
  }

  extension ClosureExprSyntax {
    /// The declarations that are marked, without the marks.
    var previewableProperties: String {
      statements.compactMap(\.previewableProperty).map { property in
        var property = property
        property.attributes = property.attributes.filter { !$0.isPreviewable }
        return property.trimmedDescription
      }
      .joined(separator: "\n")
    }

    /// What is left for the body.
    var statementsOfBody: CodeBlockItemListSyntax { statements.filter { $0.previewableProperty == nil } }
  }

  extension CodeBlockItemSyntax {
    fileprivate var previewableProperty: VariableDeclSyntax? {
      item.as(VariableDeclSyntax.self).flatMap { $0.attributes.contains(where: \.isPreviewable) ? $0 : nil }
    }
  }

  extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
      self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    }
  }
#endif
