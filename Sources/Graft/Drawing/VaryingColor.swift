import Foundation
import ViewGraph

/// A colour that is another one in dark surroundings.
enum VaryingColor: Hashable, Sendable {
  case pair(light: Color.Resolved, dark: Color.Resolved)
  /// One among the resources of a bundle; nil for the program's own.
  case named(String, Bundle?)

  /// What it is in surroundings of a scheme.
  func color(in scheme: ColorScheme) -> Color {
    switch self {
    case .pair(let light, let dark): Color(scheme == .dark ? dark : light)
    case .named(let name, let bundle): ColorAssets.color(name, in: bundle ?? .main)?.color(in: scheme) ?? .clear
    }
  }

  /// For people.
  var name: String {
    switch self {
    case .pair(let light, let dark): "\(Color(light)) in light, \(Color(dark)) in dark"
    case .named(let name, _): name
    }
  }
}

extension Color {
  /// A colour set of a catalogue among the resources of a bundle, with what it has for dark surroundings. Without such a set the
  /// colour is clear, which is reported once. Claim IM19.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .varying(.named(name, bundle))) }

  /// One colour in light surroundings, and another in dark ones.
  package init(light: Color.Resolved, dark: Color.Resolved) {
    self.init(source: .varying(.pair(light: light, dark: dark)))
  }

  /// What the user's theme has behind everything in a window.
  package static let windowBackground = Color(source: .theme(.window))
  /// What it has behind the text of documents and lists.
  package static let viewBackground = Color(source: .theme(.view))
  /// What it has behind what is selected.
  package static let selectionBackground = Color(source: .theme(.selection))
  /// Its lines between things.
  package static let separatorLine = Color(source: .theme(.separator))
  /// The text of its links.
  package static let linkText = Color(source: .theme(.link))
}
