import Foundation

/// An image of a program: a file, or several for screens of more pixels and for dark themes (IM10).
struct ImageAsset: Hashable, Sendable {
  /// One of its files.
  struct Variant: Hashable, Sendable {
    let url: URL
    /// How many pixels a point has along each axis.
    let scale: Int
    /// Whether it is for dark themes.
    var isDark = false
  }

  var variants: [Variant]

  var hasDark: Bool { variants.contains(where: \.isDark) }

  /// The file for a theme and a screen.
  func variant(isDark: Bool, scale: Int) -> Variant? {
    let wanted = variants.filter { $0.isDark == isDark }
    let others = wanted.isEmpty ? variants : wanted
    return others.filter { $0.scale >= scale }.min { $0.scale < $1.scale } ?? others.max { $0.scale < $1.scale }
  }

  /// The same as a file.
  func source(isDark: Bool, scale: Int) -> Image.Source {
    variant(isDark: isDark, scale: scale).map { .file($0.url, scale: $0.scale) } ?? .missing("", folder: "")
  }
}

/// The images among the resources of bundles. A bundle's folders are read when an image of it is first asked for.
@MainActor
enum ImageAssets {
  /// The bundles are kept, so that no other gets the address of one.
  private static var known: [ObjectIdentifier: (bundle: Bundle, images: [String: ImageAsset])] = [:]

  /// The image of a name, with or without its ending; nil if the bundle has none.
  static func image(_ name: String, in bundle: Bundle) -> ImageAsset? {
    if let known = known[ObjectIdentifier(bundle)] { return known.images[name] }
    var reader = ImageAssetReader()
    for (number, folder) in bundle.resourceFolders.enumerated() {
      // A program lies among what else was built.
      reader.read(folder, withFolders: bundle != .main || number > 0)
    }
    known[ObjectIdentifier(bundle)] = (bundle, reader.images)
    return reader.images[name]
  }
}

/// Gathers the images in folders. Those of catalogues count before other files.
private struct ImageAssetReader {
  private var sets: [String: ImageAsset] = [:]
  private var files: [String: ImageAsset] = [:]
  private static let endings: Set = ["png", "svg", "jpg", "jpeg", "gif", "webp", "tiff", "bmp"]

  var images: [String: ImageAsset] { files.merging(sets) { $1 } }

  mutating func read(_ folder: URL, withFolders: Bool, isInCatalogue: Bool = false) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) {
      switch entry.pathExtension {
      case "imageset": addSet(entry)
      case "xcassets": read(entry, withFolders: true, isInCatalogue: true)
      case let ending where Self.endings.contains(ending.lowercased()): if !isInCatalogue { addFile(entry) }
      default: if withFolders, entry.isFolder { read(entry, withFolders: true, isInCatalogue: isInCatalogue) }
      }
    }
  }

  /// `name.imageset`, whose contents say what is for which screen.
  private mutating func addSet(_ folder: URL) {
    guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(ImageSetContents.self, from: data)
    else { return }
    let variants = contents.images.compactMap { $0.variant(in: folder) }
    if !variants.isEmpty { sets[folder.deletingPathExtension().lastPathComponent] = ImageAsset(variants: variants) }
  }

  /// `name@2x.png`
  private mutating func addFile(_ url: URL) {
    var name = url.deletingPathExtension().lastPathComponent
    let scale = [2, 3].first { name.hasSuffix("@\($0)x") } ?? 1
    if scale > 1 { name.removeLast(3) }
    for key in [name, "\(name).\(url.pathExtension)"] {
      files[key, default: ImageAsset(variants: [])].variants.append(ImageAsset.Variant(url: url, scale: scale))
    }
  }
}

/// What is in an image set of a catalogue.
private struct ImageSetContents: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String
      let value: String
    }

    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    /// Nil for a place that nothing was put into.
    func variant(in folder: URL) -> ImageAsset.Variant? {
      filename.map {
        ImageAsset.Variant(
          url: folder.appending(path: $0), scale: scale.flatMap { Int($0.prefix(1)) }.map { max($0, 1) } ?? 1,
          isDark: appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false)
      }
    }
  }

  let images: [Entry]
}

extension URL {
  var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false }
}
