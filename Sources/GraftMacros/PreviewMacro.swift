#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Writes a type with the examples, and a record by which the program's gallery finds it.
  struct PreviewMacro: DeclarationMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let closure = node.previewClosure else {
        throw MacroError(description: "#Preview needs a closure with the views: #Preview { MyView() }")
      }
      let type = context.makeUniqueName("Preview")
      return [
        """
        struct \(type): _NamedPreview {
          static var _name: String { _previewName(\(raw: node.previewName), in: #fileID) }
          static var _traits: _PreviewTraits { [\(raw: node.previewTraits)] }
          static var previews: some View { Example() }
          private struct Example: View {
            \(raw: closure.previewableProperties)
            var body: some View {\(closure.statementsOfBody)
            }
          }
          @section("graft_previews") @used
          private nonisolated static let record: @convention(c) () -> Void = {
            MainActor.assumeIsolated { _PreviewRegistry.add(\(type).self) }
          }
        }
        """
      ]
    }
  }

  extension FreestandingMacroExpansionSyntax {
    /// The closure with the views, behind the arguments or among them.
    fileprivate var previewClosure: ClosureExprSyntax? {
      trailingClosure ?? arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    }

    /// The expression of the name, which is the first argument if there is one.
    fileprivate var previewName: String {
      arguments.first.flatMap { $0.label == nil ? $0.expression.trimmedDescription : nil } ?? "nil"
    }

    /// The expressions of the traits, of which the first alone has a label.
    fileprivate var previewTraits: String {
      arguments.drop { $0.label?.text != "traits" }.prefix { $0.label?.text != "body" }
        .map { $0.expression.trimmedDescription }.joined(separator: ", ")
    }
  }
#endif
