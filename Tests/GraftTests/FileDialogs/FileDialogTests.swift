import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// File dialogs: what they offer, what they answer, and what becomes of files that cannot be read or written.
@Suite(.gtk) @MainActor
struct FileDialogTests {
  private let log = Log()
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("graft-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["one.txt", "two.txt", "three.png"] { try write(name, to: name) }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func note<Success>(_ result: Result<Success, any Error>, _ describe: (Success) -> String, _ shown: Bool) {
    switch result {
    case .success(let value): log.note("\(describe(value)), \(shown)")
    case .failure(let error as CocoaError): log.note("failure \(error.code == .fileReadNoSuchFile), \(shown)")
    case .failure: log.note("failure, \(shown)")
    }
  }

  private func dialog(_ mounted: MountedView<some View>) throws -> WidgetQuery {
    try #require(mounted.root.sheets.first)
  }

  private func end(_ mounted: MountedView<some View>) async throws {
    #expect(mounted.root.sheets.filter { $0.all[0].isShown }.isEmpty)
    await mounted.close()
    try FileManager.default.removeItem(at: folder)
  }

  private func importing(_ shown: Source<Bool>, several: Bool = false) -> some View {
    Text("behind").fileImporter(
      isPresented: shown.logged(log), allowedContentTypes: [.plainText], allowsMultipleSelection: several
    ) {
      note($0, { "\($0.map(\.lastPathComponent).sorted())" }, shown.value)
    } onCancellation: {
      log.note("cancelled \(shown.value)")
    }
  }

  @Test("PR28 the dialog lists files of its types; a choice writes false, then runs the closure once with all files")
  func imports() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(importing(shown, several: true))
    #expect(try await dialog(mounted).files(in: folder) == ["one.txt", "two.txt"])
    #expect(try dialog(mounted).all[0].widget["modal"] == true)
    try await dialog(mounted).choose([file("one.txt"), file("two.txt")])
    #expect(log.take() == ["write false", #"["one.txt", "two.txt"], false"#])
    try await end(mounted)
  }

  @Test("PR28 cancelling writes false and runs no completion; the program's false closes the dialog and runs nothing")
  func cancels() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(importing(shown))
    try await dialog(mounted).find(role: .button, name: "Cancel").click()
    #expect(log.take() == ["write false", "cancelled false"])
    shown.value = true
    await Settling.settle()
    #expect(mounted.root.sheets.count == 1)
    shown.value = false
    await Settling.settle()
    #expect(log.take() == [])
    try await end(mounted)
  }

  @Test("PR28 a choice that is not there is a failure")
  func unreadable() async throws {
    try FileManager.default.createSymbolicLink(at: file("gone.txt"), withDestinationURL: file("nothing.txt"))
    let shown = Source(true)
    let mounted = try await MountedView(
      Text("behind").fileImporter(isPresented: shown.logged(log), allowedContentTypes: [.item]) {
        note($0, \.lastPathComponent, shown.value)
      })
    try await dialog(mounted).choose([file("gone.txt")])
    #expect(log.take() == ["write false", "failure true, false"])
    try await end(mounted)
  }

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "new"

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private func exporting(_ document: Note?, as name: String, _ shown: Source<Bool>) -> some View {
    Text("behind").fileExporter(
      isPresented: shown.logged(log), document: document, contentType: .plainText, defaultFilename: name
    ) { note($0, \.lastPathComponent, shown.value) }
  }

  @Test(
    "PR29 the name that is proposed has the type's ending, and the file is written; without a document nothing opens")
  func exports() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(exporting(nil, as: "four", shown))
    #expect(mounted.root.sheets.isEmpty)
    mounted.rootView = exporting(Note(), as: "four", shown)
    await Settling.settle()
    try await dialog(mounted).choose(folder: folder, button: "Save")
    #expect(log.take() == ["write false", "four.txt, false"])
    #expect(text(of: "four.txt") == "new")
    try await end(mounted)
  }

  @Test(
    "PR29 it asks before it replaces a file, and one that cannot be written is a failure that leaves what was there",
    // GTK 4.8 says so of its own question, when the dialog that has asked it goes.
    .gtk(allowing: "instance with invalid (NULL) class pointer", "g_signal_handlers_disconnect_matched"))
  func replaces() async throws {
    let shown = Source(true)
    var empty = Note()
    empty.text = ""
    let mounted = try await MountedView(exporting(empty, as: "one", shown))
    try await dialog(mounted).choose(folder: folder, button: "Save")
    #expect(log.take() == [])
    let question = try #require(dialog(mounted).sheets.first)
    try await question.find(role: .button, name: "Replace").click()
    // GTK looks at the file once more, on a thread of its own.
    for _ in 0..<100 where log.entries.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    await Settling.settle()
    #expect(log.take() == ["write false", "failure false, false"])
    #expect(text(of: "one.txt") == "one.txt")
    try await end(mounted)
  }

  private func exporting(_ documents: [Note], _ shown: Source<Bool>) -> some View {
    Text("behind").fileExporter(isPresented: shown.logged(log), documents: documents, contentType: .plainText) {
      note($0, { "\($0.map(\.lastPathComponent))" }, shown.value)
    }
  }

  @Test("PR29 several documents are written to the folder that is chosen under free names, all or none of them")
  func exportsDocuments() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(exporting([], shown))
    #expect(mounted.root.sheets.isEmpty)
    var empty = Note()
    empty.text = ""
    mounted.rootView = exporting([Note(), empty], shown)
    await Settling.settle()
    try await dialog(mounted).choose(folder: folder, button: "Open")
    #expect(log.take() == ["write false", "failure false, false"])
    #expect(text(of: "Untitled.txt") == nil)
    mounted.rootView = exporting([Note(), Note()], shown)
    shown.value = true
    await Settling.settle()
    try await dialog(mounted).choose(folder: folder, button: "Open")
    #expect(log.take() == ["write false", #"["Untitled.txt", "2 Untitled.txt"], false"#])
    #expect(text(of: "Untitled.txt") == "new" && text(of: "2 Untitled.txt") == "new")
    try await end(mounted)
  }

  @Test("PR29 a value is written as the first of the types that it can become")
  func exportsItem() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(
      Text("behind").fileExporter(
        isPresented: shown.logged(log), item: "words", contentTypes: [.png, .plainText], defaultFilename: "five"
      ) { note($0, \.lastPathComponent, shown.value) })
    try await dialog(mounted).choose(folder: folder, button: "Save")
    await Settling.settle()
    #expect(log.take() == ["write false", "five.txt, false"])
    #expect(text(of: "five.txt") == "words")
    try await end(mounted)
  }

  @Test("PR29 files are moved to the folder that is chosen, all or none of them")
  func moves() async throws {
    let target = file("target")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    let shown = Source(true)
    let mounted = try await MountedView(
      Text("behind").fileMover(isPresented: shown.logged(log), files: [file("one.txt"), file("two.txt")]) {
        note($0, { "\($0.map(\.lastPathComponent))" }, shown.value)
      })
    try write("another", to: "target/two.txt")
    try await dialog(mounted).choose(folder: target, button: "Open")
    #expect(log.take() == ["write false", "failure false, false"])
    #expect(text(of: "one.txt") == "one.txt" && text(of: "target/two.txt") == "another")
    try FileManager.default.removeItem(at: file("target/two.txt"))
    shown.value = true
    await Settling.settle()
    try await dialog(mounted).choose(folder: target, button: "Open")
    #expect(log.take() == ["write false", #"["one.txt", "two.txt"], false"#])
    #expect(text(of: "one.txt") == nil && text(of: "target/one.txt") == "one.txt")
    try await end(mounted)
  }

  @Test(
    "PR30 file dialogs are GTK's, modal to their window, with the title and button that are said; the scope of a file is always open"
  )
  func looks() async throws {
    let shown = Source(true)
    let mounted = try await MountedView(
      importing(shown).fileDialogMessage("Which one?").fileDialogConfirmationLabel("Take")
        .fileDialogDefaultDirectory(folder))
    let dialog = try dialog(mounted)
    #expect(dialog.all[0].widget["title"] == "Which one?")
    #expect(dialog.all[0].widget["modal"] == true)
    #expect(try await dialog.files(in: folder) == ["one.txt", "two.txt"])
    try await dialog.choose([file("two.txt")], button: "Take")
    #expect(log.take() == ["write false", #"["two.txt"], false"#])
    #expect(file("one.txt").startAccessingSecurityScopedResource())
    try await end(mounted)
  }

  @Test("a folder in memory is written as a whole, in place of what was there")
  func folders() throws {
    let inner = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("a".utf8))])
    let package = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    #expect(package.addRegularFile(withContents: Data("1".utf8), preferredFilename: "inner") == "2 inner")
    try package.write(to: file("package"))
    try FileWrapper(directoryWithFileWrappers: ["inner": inner]).write(to: file("package"))
    let read = try FileWrapper(url: file("package"))
    #expect(read.fileWrappers?.keys.sorted() == ["inner"])
    #expect(read.fileWrappers?["inner"]?.fileWrappers?["a"]?.regularFileContents == Data("a".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
    try FileManager.default.removeItem(at: folder)
  }
}
