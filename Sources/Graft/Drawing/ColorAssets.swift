import Foundation
import Synchronization
import ViewGraph

/// The colour sets among the resources of bundles. A bundle's catalogues are read when a colour of it is first asked for, on
/// whatever thread.
enum ColorAssets {
  private struct Known {
    /// Kept, so that no other bundle gets its address.
    let bundle: Bundle
    let colors: [String: VaryingColor]
    var missing: Set<String> = []
  }

  private static let known = Mutex<[ObjectIdentifier: Known]>([:])

  /// The colours of a name; nil if the bundle has none, which is reported once, unless somebody only asks.
  static func color(_ name: String, in bundle: Bundle, reports: Bool = true) -> VaryingColor? {
    let (color, isNews) = known.withLock { known in
      var entry = known[ObjectIdentifier(bundle)] ?? Known(bundle: bundle, colors: read(bundle))
      let isNews = reports && entry.colors[name] == nil && entry.missing.insert(name).inserted
      known[ObjectIdentifier(bundle)] = entry
      return (entry.colors[name], isNews)
    }
    if isNews {
      let message = "the bundle \(bundle.bundlePath) has no colour '\(name)'"
      Diagnostics.report(.missingResource, place: message, message)
    }
    return color
  }

  private static func read(_ bundle: Bundle) -> [String: VaryingColor] {
    var colors: [String: VaryingColor] = [:]
    for folder in bundle.resourceFolders {
      for catalogue in contents(of: folder) where catalogue.pathExtension == "xcassets" { read(catalogue, &colors) }
    }
    return colors
  }

  /// The sets in a catalogue or in a folder of one.
  private static func read(_ folder: URL, _ colors: inout [String: VaryingColor]) {
    for entry in contents(of: folder) where entry.isFolder {
      guard entry.pathExtension == "colorset" else {
        read(entry, &colors)
        continue
      }
      let contents = try? Data(contentsOf: entry.appending(path: "Contents.json"))
      let set = contents.flatMap { try? JSONDecoder().decode(ColorSetContents.self, from: $0) }
      if let color = set?.color { colors[entry.deletingPathExtension().lastPathComponent] = color }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }
}

/// What is in a colour set of a catalogue.
private struct ColorSetContents: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { let appearance, value: String }

    struct Color: Decodable {
      let space: String?
      let components: [String: String]?

      private enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    let color: Color?
    let appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
  }

  let colors: [Entry]

  /// Nil where nothing is said for light surroundings.
  var color: VaryingColor? {
    let light = colors.first { $0.appearances?.isEmpty ?? true }?.color?.resolved
    let dark = colors.first(where: \.isDark)?.color?.resolved
    return light.map { .pair(light: $0, dark: dark ?? $0) }
  }
}

extension Color {
  /// A colour set among the resources of a bundle; nil where there is none.
  package static func known(_ name: String, in bundle: Bundle?) -> Color? {
    ColorAssets.color(name, in: bundle ?? .main, reports: false).map { _ in Color(name, bundle: bundle) }
  }
}

extension ColorSetContents.Entry.Color {
  /// Nil for a colour that is not said by numbers.
  var resolved: Color.Resolved? {
    guard let components else { return nil }
    func part(_ name: String) -> Float? { (components[name] ?? components["white"]).flatMap(Self.number) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return Color.Resolved(
      colorSpace: colorSpace, red: red, green: green, blue: blue,
      opacity: components["alpha"].flatMap(Self.number) ?? 1)
  }

  private var colorSpace: Color.RGBColorSpace {
    switch space {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: .sRGB
    }
  }

  /// `0.5`, `128` and `0x80` are the same.
  private static func number(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    return text.contains(".") ? Float(text) : Int(text).map { Float($0) / 255 }
  }
}
