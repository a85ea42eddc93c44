import Graft

/// How the gallery is shown.
struct Look: Equatable {
  let colorScheme: ColorScheme
  let direction: LayoutDirection

  static let all = [ColorScheme.light, .dark].flatMap { scheme in
    [LayoutDirection.leftToRight, .rightToLeft].map { Look(colorScheme: scheme, direction: $0) }
  }

  var name: String {
    (colorScheme == .light ? "light" : "dark") + (direction == .leftToRight ? "-ltr" : "-rtl")
  }
}

/// Gives a view a look, or leaves it the desktop's.
struct LookModifier: ViewModifier {
  let look: Look?

  func body(content: Content) -> some View {
    if let look {
      content.preferredColorScheme(look.colorScheme)
    } else {
      content
    }
  }
}
