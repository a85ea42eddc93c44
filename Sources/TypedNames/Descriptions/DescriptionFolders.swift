import Foundation

/// The folders in which `.gir` files are installed, and the files in them.
struct DescriptionFolders {
  let folders: [URL]

  /// Those of this machine: what `GI_GIR_PATH` and `XDG_DATA_DIRS` name comes first.
  static func installed(environment: [String: String] = ProcessInfo.processInfo.environment) -> DescriptionFolders {
    let own = (environment["GI_GIR_PATH"] ?? "").split(separator: ":").map(String.init)
    let shared = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map { String($0) + "/gir-1.0" }
    let libraries = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/gir-1.0" }
    let paths = own + shared + ["/usr/local/share/gir-1.0", "/usr/share/gir-1.0"] + libraries
    return DescriptionFolders(folders: paths.map { URL(fileURLWithPath: $0) })
  }

  /// The file of a library: of a version, or of the newest that is there.
  func file(of library: String, version: String?) -> URL? {
    if let wanted = version ?? Self.onlyVersion(of: library) { return files(named: "\(library)-\(wanted).gir").first }
    return versions(of: library).max { $0.compare($1, options: .numeric) == .orderedAscending }
      .flatMap { files(named: "\(library)-\($0).gir").first }
  }

  /// All that have a file.
  var libraries: Set<String> {
    Set(contents.compactMap { $0.hasSuffix(".gir") ? $0.split(separator: "-").first.map(String.init) : nil })
  }

  /// Of some libraries, Graft is for one version, whatever else is installed.
  static func onlyVersion(of library: String) -> String? {
    ["Gtk", "Gdk", "Gsk"].contains(library) ? "4.0" : nil
  }

  private func files(named name: String) -> [URL] {
    folders.map { $0.appendingPathComponent(name) }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func versions(of library: String) -> [String] {
    contents.filter { $0.hasPrefix(library + "-") && $0.hasSuffix(".gir") }
      .map { String($0.dropFirst(library.count + 1).dropLast(4)) }
  }

  private var contents: [String] {
    folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
  }
}

/// Who installs the `.gir` file of a library.
enum DescriptionPackage {
  /// What to do where the file of a library is missing.
  static func advice(for library: String) -> String {
    if let package = debian[library] { return "install \(package)" }
    return "install the -dev package of the library, which has a file \(library)-VERSION.gir"
  }

  /// That of which a newer one may describe more.
  static func name(for library: String) -> String { debian[library] ?? "-dev package of the library" }

  private static let debian = [
    "Gtk": "libgtk-4-dev", "Gdk": "libgtk-4-dev", "Gsk": "libgtk-4-dev", "GtkSource": "libgtksourceview-5-dev",
    "Adw": "libadwaita-1-dev", "Vte": "libvte-2.91-gtk4-dev", "WebKit": "libwebkitgtk-6.0-dev",
    "Shumate": "libshumate-dev", "Panel": "libpanel-dev", "Spelling": "libspelling-1-dev", "Gst": "libgstreamer1.0-dev",
    "Pango": "libpango1.0-dev", "PangoCairo": "libpango1.0-dev", "HarfBuzz": "libharfbuzz-dev",
    "GdkPixbuf": "libgdk-pixbuf-2.0-dev", "Graphene": "libgraphene-1.0-dev", "GLib": "libgirepository1.0-dev",
    "GObject": "libgirepository1.0-dev", "Gio": "libgirepository1.0-dev", "GModule": "libgirepository1.0-dev",
    "cairo": "libgirepository1.0-dev", "Soup": "libsoup-3.0-dev", "Json": "libjson-glib-dev", "Rsvg": "librsvg2-dev",
    "Secret": "libsecret-1-dev", "Poppler": "libpoppler-glib-dev", "GWeather": "libgweather-4-dev",
  ]
}
