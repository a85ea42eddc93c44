import Foundation

/// The file of Swift with the names that a target has listed.
public struct NamesFile {
  private let module: NameModule
  private let descriptions: Descriptions
  private let ownership: Ownership

  /// The names of the last of the modules, which may depend on the others. Descriptions are read where they are installed.
  public init(_ modules: [NameModule]) { self.init(modules, in: .installed()) }

  init(_ modules: [NameModule], in folders: DescriptionFolders) {
    module = modules[modules.count - 1]
    descriptions = Descriptions(folders: folders)
    ownership = Ownership(modules, descriptions)
  }

  /// What is wrong, as compilers say it; nothing when the names can be made.
  public var faults: [String] {
    let names = module.list.names.compactMap { entry in
      descriptions.fault(of: entry.name).map { "\(module.file):\(entry.line): error: \($0)" }
    }
    return names + [ownership.fault(for: module.name).map { "\(module.file): error: \($0)" }].compactMap { $0 }
  }

  /// The text of the file.
  public var text: String {
    let made = ownership.names(madeBy: module.name)
    return heads + spaces + made.types.sorted().map(types.members).joined()
      + made.members.sorted().map(members.members).joined()
  }

  private var heads: String {
    let modules = ["CGTK", "Graft"] + module.list.imports + ownership.dependencies(of: module.name)
    return "// Made from the installed descriptions and \(URL(fileURLWithPath: module.file).lastPathComponent).\n"
      + modules.map { "import \($0)\n" }.joined()
  }

  private var spaces: String {
    let types = Dictionary(grouping: ownership.names(madeBy: module.name).types, by: SwiftName.space)
    let known = ownership.dependencies(of: module.name).flatMap { ownership.spaces(of: $0) }
    return Set(types.keys).union(known).sorted().map { space(named: $0, types[$0] ?? []) }.joined()
  }

  private func space(named name: String, _ types: [String]) -> String {
    let head =
      ownership.owner(ofSpace: name, for: module.name).map { "public typealias \(name) = \($0).\(name)" }
      ?? "public enum \(name) {}"
    let body = types.sorted().map { self.types.declaration(of: $0) + "\n" }.joined()
    return head + "\n" + (body.isEmpty ? "" : "extension \(name) {\n\(body)}\n")
  }

  private var types: TypeWriter {
    TypeWriter(
      descriptions: descriptions,
      hasMembers: { name in
        ([module.name] + ownership.dependencies(of: module.name)).contains {
          ownership.names(madeBy: $0).members.contains(name)
        }
      },
      isVisible: { name in
        if NamesFile.hidden.contains(name) { return false }
        return !module.list.imports.isEmpty
          || NamesFile.visible.contains(SwiftName.space(name)) && !NamesFile.apart.contains(name)
      })
  }

  private var members: MemberWriter {
    MemberWriter(
      descriptions: descriptions,
      isForeign: { name in
        name == "Gtk.Widget" || !ownership.names(madeBy: module.name).types.contains(name)
      })
  }

  /// The libraries whose structures come with GTK.
  private static let visible: Set = [
    "GLib", "GObject", "Gio", "Pango", "Gdk", "GdkPixbuf", "Gsk", "Gtk", "Graphene", "cairo",
  ]

  /// The classes of these whose header is one by itself.
  private static let apart: Set = [
    "Gio.SettingsBackend", "Gio.UnixFDMessage", "Gio.UnixInputStream", "Gio.UnixOutputStream",
    "GdkPixbuf.PixbufAnimation", "GdkPixbuf.PixbufAnimationIter",
  ]

  /// Those that a header shows only to loaders of pictures, though the description has their fields.
  private static let hidden: Set = ["GdkPixbuf.PixbufFormat"]
}
