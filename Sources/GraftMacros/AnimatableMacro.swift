#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// Writes the animatable data of a type: that of each of its variables.
  struct AnimatableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard declaration.is(StructDeclSyntax.self) else {
        throw MacroError(description: "@Animatable belongs to a struct")
      }
      let parts = try declaration.memberBlock.members.flatMap(AnimatedPart.all)
      let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text ?? ""
      // A view is isolated; what it stores can be read where it is, as it can be sent.
      return [
        """
        \(raw: access) nonisolated var animatableData: \(raw: AnimatedPart.type(of: parts[...])) {
          get { \(raw: AnimatedPart.value(of: parts[...])) }
          set {
            \(raw: AnimatedPart.assignments(of: parts))
          }
        }
        """
      ]
    }

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(StructDeclSyntax.self), !protocols.isEmpty else { return [] }
      return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
    }
  }

  /// Leaves a variable out of what is animated. Writes nothing by itself.
  struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
  }

  /// A variable that is animated.
  private struct AnimatedPart {
    let name: String
    let type: String

    /// Those that a member declares. A constant cannot follow an animation, and what has a wrapper is kept elsewhere.
    static func all(in member: MemberBlockItemSyntax) throws -> [AnimatedPart] {
      guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
        variable.attributes.isEmpty, !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
      else { return [] }
      var (parts, type) = ([AnimatedPart](), TypeSyntax?.none)
      // A type that is written once is that of the variables before it as well: `var x, y: Double`.
      for binding in variable.bindings.reversed() where binding.isStored {
        type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
        let name = binding.pattern.trimmedDescription
        guard let type else {
          throw MacroError(description: "@Animatable needs the type of '\(name)': var \(name): Type")
        }
        parts.insert(AnimatedPart(name: name, type: "\(type.trimmedDescription).AnimatableData"), at: 0)
      }
      return parts
    }

    /// The pairs of pairs that hold some parts.
    static func type(of parts: ArraySlice<AnimatedPart>) -> String {
      guard let first = parts.first else { return "EmptyAnimatableData" }
      return parts.count == 1 ? first.type : "AnimatablePair<\(first.type), \(type(of: parts.dropFirst()))>"
    }

    static func value(of parts: ArraySlice<AnimatedPart>) -> String {
      guard let first = parts.first else { return "EmptyAnimatableData()" }
      let data = "\(first.name).animatableData"
      return parts.count == 1 ? data : "AnimatablePair(\(data), \(value(of: parts.dropFirst())))"
    }

    static func assignments(of parts: [AnimatedPart]) -> String {
      parts.indices.map { index in
        let isLast = index == parts.count - 1
        let way = String(repeating: ".second", count: index) + (isLast ? "" : ".first")
        return "\(parts[index].name).animatableData = newValue\(way)"
      }
      .joined(separator: "\n")
    }
  }

  extension PatternBindingSyntax {
    /// Whether the variable is stored: it has no accessors but those that watch it.
    fileprivate var isStored: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let accessors):
        accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }
#endif
