import Foundation

/// A sample as the launcher lists it.
enum Sample: String, CaseIterable, Identifiable {
  case stateless = "Stateless"
  case plainHost = "PlainHost"
  case legacyEditor = "LegacyEditor"
  case widgetShelf = "WidgetShelf"
  case containerViews = "ContainerViews"
  case initializers = "Initializers"
  case dataFlow = "DataFlow"
  case identity = "Identity"
  case controls = "Controls"
  case drawing = "Drawing"
  case motion = "Motion"
  case gallery = "Gallery"
  case rows = "Rows"
  case library = "Library"

  var id: Self { self }

  /// What the sample shows, in one sentence.
  var summary: String {
    switch self {
    case .stateless: "A value frozen where two hosts meet, and every cure, side by side."
    case .plainHost: "Views hosted in a window of a program that is otherwise plain GTK."
    case .legacyEditor: "An editor with a `.ui` file, actions and a menu that gains one declarative pane at a time."
    case .widgetShelf: "A diary of walks, in widgets of GTK and of other libraries, each wrapped in a file of its own."
    case .containerViews: "Views that find data, and views that show them."
    case .initializers: "Every way of feeding a view from outside, and which of them follow."
    case .dataFlow: "A quiz, and where its state can be kept."
    case .identity: "Which view is which: what keeps the state of a view, and what throws it away."
    case .controls: "Every control on one page, with the values that they are bound to."
    case .drawing: "Shapes, gradients and cuts on one page, none of them a widget."
    case .motion: "What moves, what jumps and why, side by side, with what each costs."
    case .gallery: "A page for each family of views: what there is, and what it looks like."
    case .rows:
      "100,000 rows in a list, a table and lazy containers, with the time of each frame and the number of widgets."
    case .library: "A table over a million rows of a database file, of which those are read that are seen."
    }
  }

  var symbol: String {
    switch self {
    case .stateless: "snowflake"
    case .plainHost: "macwindow"
    case .legacyEditor: "pencil.and.outline"
    case .widgetShelf: "books.vertical.fill"
    case .containerViews: "shippingbox"
    case .initializers: "arrow.down.to.line"
    case .dataFlow: "arrow.triangle.branch"
    case .identity: "person.crop.circle"
    case .controls: "slider.horizontal.3"
    case .drawing: "paintbrush"
    case .motion: "wind"
    case .gallery: "square.grid.2x2"
    case .rows: "list.number"
    case .library: "books.vertical"
    }
  }
}

extension Sample {
  /// The sample's program, which is built into the same folder as the launcher.
  var program: URL {
    let launcher = URL(fileURLWithPath: CommandLine.arguments[0])
    return launcher.deletingLastPathComponent().appending(path: rawValue + "Sample")
  }

  /// The files of the sample, as they were where the launcher was built.
  var files: [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: rawValue)
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return found.filter { $0.pathExtension == "swift" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The file that is shown first: that of the program, or of the first of its exhibits.
  var mainFile: URL? { files.first { $0.lastPathComponent == "\(rawValue)Sample.swift" } ?? files.first }

  /// Starts the sample as a process of its own, and tells later if that process failed.
  func open(onFailure report: @escaping @MainActor @Sendable (String) -> Void) throws {
    let process = Process()
    process.executableURL = program
    process.terminationHandler = { process in
      let status = process.terminationStatus
      guard status != 0 else { return }
      let end = process.terminationReason == .exit ? "with status" : "by signal"
      Task { @MainActor in report("\(rawValue) ended \(end) \(status).") }
    }
    try process.run()
  }
}
