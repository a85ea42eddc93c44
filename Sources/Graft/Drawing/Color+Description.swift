import Foundation

extension Color: CustomStringConvertible {
  /// The colour for people: `#FF8000FF`, by red, green, blue and opacity, or the name of a standard colour or one of the
  /// theme, with the opacity that it has here. As SwiftUI documents it.
  public var description: String {
    switch source {
    case .components where alpha == 0 && self == .clear: "clear"
    case .components(let red, let green, let blue):
      Self.names[source].map(named) ?? "#" + [red, green, blue, alpha].map(hexadecimal).joined()
    case .foreground: named("primary")
    case .theme(let color): named(color.rawValue)
    case .varying(let color): named(color.name)
    case .mixed(let first, let second, let share, _): named("\(first).mix(with: \(second), by: \(share))")
    }
  }

  private static let names: [Source: String] = [
    black.source: "black", white.source: "white", gray.source: "gray", red.source: "red", orange.source: "orange",
    yellow.source: "yellow", green.source: "green", mint.source: "mint", teal.source: "teal", cyan.source: "cyan",
    blue.source: "blue", indigo.source: "indigo", purple.source: "purple", pink.source: "pink", brown.source: "brown",
  ]

  private func hexadecimal(_ part: Double) -> String {
    String(format: "%02X", Int((255 * min(max(part, 0), 1)).rounded()))
  }

  private func named(_ name: String) -> String { alpha == 1 ? name : "\(name).opacity(\(alpha))" }
}
