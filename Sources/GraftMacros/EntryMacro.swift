#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Writes the key of a value in the environment, in transactions or of the focus, and the property's accessors.
  struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let entry = try Entry(declaration, in: context)
      return ["get { self[\(raw: entry.keyName).self] }", "set { self[\(raw: entry.keyName).self] = newValue }"]
    }

    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      // A mistake is told of once, by the accessors.
      guard let entry = try? Entry(declaration, in: context) else { return [] }
      return [
        """
        private struct \(raw: entry.keyName): \(raw: entry.keyProtocol) {
          \(raw: entry.requirement)
        }
        """
      ]
    }
  }

  /// A property that the macro is attached to.
  private struct Entry {
    let keyName: String
    let keyProtocol: String
    /// What the key declares: its default, or the type of its values.
    let requirement: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      keyProtocol = try Entry.keyProtocol(in: context)
      guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredInInstances,
        let binding = property.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { throw MacroError(description: "@Entry needs a property to be stored: @Entry var name = value") }
      keyName = "__Key_" + name.filter { $0 != "`" }
      requirement = try keyProtocol == "FocusedValueKey" ? Entry.typeOfValues(binding) : Entry.defaultValue(binding)
    }

    private static func keyProtocol(in context: some MacroExpansionContext) throws -> String {
      switch context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.lastName {
      case "EnvironmentValues": return "EnvironmentKey"
      case "Transaction": return "TransactionKey"
      case "FocusedValues": return "FocusedValueKey"
      default:
        throw MacroError(
          description: "@Entry belongs into an extension of EnvironmentValues, Transaction or FocusedValues")
      }
    }

    /// A value of the focus is nil where nobody gives one.
    private static func typeOfValues(_ binding: PatternBindingSyntax) throws -> String {
      let value = binding.initializer?.value.trimmedDescription
      guard let type = binding.typeAnnotation?.type.nameInOptional, value == nil || value == "nil" else {
        throw MacroError(description: "@Entry of FocusedValues needs an optional type: @Entry var name: Type?")
      }
      return "typealias Value = \(type)"
    }

    private static func defaultValue(_ binding: PatternBindingSyntax) throws -> String {
      let type = binding.typeAnnotation?.type
      let value = binding.initializer?.value.trimmedDescription
      switch (type, value) {
      // Computed where the type is known, so that it may be one that is not Sendable.
      case (let type?, let value?): return "static var defaultValue: \(type.nameOfValues) {\n\(value)\n}"
      case (nil, let value?): return "static let defaultValue = \(value)"
      case (let type?, nil) where type.isOptional:
        return "static var defaultValue: \(type.nameOfValues) { nil }"
      default: throw MacroError(description: "@Entry needs a default value: @Entry var name: Type = value")
      }
    }
  }

  extension VariableDeclSyntax {
    fileprivate var isStoredInInstances: Bool {
      bindingSpecifier.text == "var" && bindings.allSatisfy { $0.accessorBlock == nil }
        && modifiers.allSatisfy { !["static", "lazy"].contains($0.name.text) }
    }
  }

  extension TypeSyntax {
    /// The name without the module's, and without arguments.
    fileprivate var lastName: String? {
      self.as(IdentifierTypeSyntax.self)?.name.text ?? self.as(MemberTypeSyntax.self)?.name.text
    }

    fileprivate var isOptional: Bool {
      self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) || lastName == "Optional"
    }

    /// The type in an optional one; nil for another.
    fileprivate var nameInOptional: String? {
      if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
      if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return optional.wrappedType.trimmedDescription
      }
      let arguments =
        self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
        ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
      return lastName == "Optional" ? arguments?.arguments.first?.argument.trimmedDescription : nil
    }

    /// What a key's values are: `T!` says how a property is read, and is no type.
    fileprivate var nameOfValues: String {
      self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { "\($0.wrappedType.trimmed)?" } ?? trimmedDescription
    }
  }
#endif
