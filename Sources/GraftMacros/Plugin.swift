// Without the trait there is no swift-syntax to build against, and nobody asks for the plug-in.
#if Macros
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      EntryMacro.self, PreviewMacro.self, PreviewableMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self,
    ]
  }

  /// What a macro has to say of where it is used.
  struct MacroError: Error, CustomStringConvertible {
    let description: String
  }
#else
  @main
  enum Plugin {
    static func main() {}
  }
#endif
