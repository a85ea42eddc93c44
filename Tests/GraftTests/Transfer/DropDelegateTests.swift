import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// The older forms of dragging and dropping.
@Suite(.gtk) @MainActor
struct DropDelegateTests {
  private let fixture = DragFixture()
  private static let size = CGSize(width: 400, height: 200)

  private struct Noting: DropDelegate {
    let log: Log
    var isValid = true

    func validateDrop(info: DropInfo) -> Bool {
      log.note("validate \(info.hasItemsConforming(to: [.utf8PlainText])) \(info.hasItemsConforming(to: [.image]))")
      return isValid
    }
    func dropEntered(info: DropInfo) { log.note("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      log.note("updated \(DragFixture.place(info.location))")
      return DropProposal(operation: .move)
    }
    func dropExited(info: DropInfo) { log.note("exited") }
    func performDrop(info: DropInfo) -> Bool {
      let providers = info.itemProviders(for: [.text])
      log.note("drop \(providers.count) \(DragFixture.place(info.location))")
      providers[0].loadObject(ofClass: String.self) { [log] in log.note("loaded \($0 ?? "none") \($1 == nil)") }
      return true
    }
  }

  private func mount(_ delegate: Noting) async throws -> MountedView<some View> {
    try await MountedView(
      HStack(spacing: 50) {
        Text("source").frame(width: 100, height: 50).onDrag { NSItemProvider(object: "value" as NSString) }
        Text("target").frame(width: 100, height: 50).onDrop(of: [.text], delegate: delegate)
        Text("nothing")
      }, size: Self.size)
  }

  @Test("DD7 a delegate is told that a drag comes, moves and is dropped, and where; it has not left then")
  func told() async throws {
    let mounted = try await mount(Noting(log: fixture.log))
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    let told = try await fixture.entries(5)
    let unique = told.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(
      unique == [
        "validate true false", "entered", "updated middle", "drop 1 middle", "loaded value true",
      ])
  }

  @Test("DD7 a delegate is told that a drag has left, once")
  func left() async throws {
    let mounted = try await mount(Noting(log: fixture.log))
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"), andThen: mounted.label("nothing"))
    let told = try await fixture.entries(4).filter { !$0.hasPrefix("updated") }
    #expect(told == ["validate true false", "entered", "exited"])
  }

  @Test("DD7 a delegate that finds the drag not valid is told nothing else of it")
  func invalid() async throws {
    let mounted = try await mount(Noting(log: fixture.log, isValid: false))
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    #expect(Set(try await fixture.entries(1)) == ["validate true false"])
  }

  /// A delegate that proposes something with the first motion, and nothing later.
  private struct Proposing: DropDelegate {
    let log: Log
    let first: DropOperation?
    @MainActor
    final class Memory { var count = 0 }
    let memory = Memory()

    func dropUpdated(info: DropInfo) -> DropProposal? {
      memory.count += 1
      log.note("at \(Int(info.location.x.rounded()) - 50)")
      return memory.count == 1 ? first.map { DropProposal(operation: $0) } : nil
    }
    func performDrop(info: DropInfo) -> Bool {
      log.note("dropped")
      return true
    }
  }

  @Test(
    "DD7 what a delegate proposes as the pointer moves is what is done, nil is the last proposal, and copying at first",
    arguments: [(DropOperation.move, "moved"), (nil, "copied or not")])
  func proposals(first: DropOperation?, end: String) async throws {
    let log = fixture.log
    let delegate = Proposing(log: log, first: first)
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        ForeignSource(
          "text/plain;charset=utf-8", Data("x".utf8),
          actions: GdkDragAction(rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue), log: log)
        Text("target").frame(width: 100, height: 50).onDrop(of: [.text], delegate: delegate)
      }, size: Self.size)
    try await mounted.label("foreign").dragAndDrop(to: mounted.label("target"))
    for _ in 0..<100 where !log.entries.contains(where: { $0.hasPrefix("ended") }) {
      try await Task.sleep(for: .milliseconds(10))
    }
    let told = log.take()
    #expect(told.suffix(2) == ["dropped", "ended \(end)"])
    #expect(told.count > 2)
  }

  private struct Older: View {
    let log: Log
    @State private var isTargeted = false

    var body: some View {
      HStack(spacing: 50) {
        Text("source").frame(width: 100, height: 50).onDrag {
          log.note("asked")
          return NSItemProvider(object: "value" as NSString)
        }
        Text(isTargeted ? "over" : "target").frame(width: 100, height: 50)
          .onDrop(of: [.text], isTargeted: $isTargeted) { providers in
            for provider in providers {
              provider.loadObject(ofClass: NSString.self) { text, error in
                log.note("loaded \(text ?? "none") \(error == nil)")
              }
            }
            log.note("dropped \(providers.count)")
            return true
          }
      }
    }
  }

  @Test("DD8 what onDrag provides is dropped on onDrop, and what is loaded in the closure comes after it, once")
  func older() async throws {
    let log = fixture.log
    let mounted = try await MountedView(Older(log: log), size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target")) {
      _ = try mounted.label("over")
    }
    #expect(try await fixture.entries(3) == ["asked", "dropped 1", "loaded value true"])
    _ = try mounted.label("target")
  }

  @Test(
    "DD8 (part) an error of a provider of another program is reported once, and data of no type that it has are none")
  func failing() async throws {
    let log = fixture.log
    let mounted = try await MountedView(
      HStack(spacing: 50) {
        ForeignSource("text/plain;charset=utf-8", Data([0xFF]))
        Text("target").frame(width: 100, height: 50).onDrop(of: [.text], isTargeted: nil) { providers in
          providers[0].loadObject(ofClass: String.self) { log.note("text \($0 ?? "none") \($1 == nil)") }
          providers[0].loadDataRepresentation(for: .plainText) { log.note("data \($0?.count ?? -1) \($1 == nil)") }
          providers[0].loadDataRepresentation(for: .png) { log.note("png \($0?.count ?? -1) \($1 == nil)") }
          return true
        }
      }, size: Self.size)
    try await mounted.label("foreign").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(3).sorted() == ["data 1 true", "png -1 false", "text none false"])
  }

  private struct Identified: DropDelegate {
    let log: Log

    func performDrop(info: DropInfo) -> Bool {
      let isText = info.hasItemsConforming(to: ["public.text"])
      log.note("delegate \(isText) \(info.itemProviders(for: ["public.png"]).count)")
      return true
    }
  }

  @Test("DD8 the oldest forms name types by identifiers, and what provides nothing is not dragged")
  func identifiers() async throws {
    let log = fixture.log
    let mounted = try await MountedView(
      HStack(spacing: 10) {
        Text("source").frame(width: 70, height: 50).itemProvider { NSItemProvider(object: "value" as NSString) }
        Text("nothing").frame(width: 70, height: 50).itemProvider { nil }
        Text("target").frame(width: 70, height: 50).onDrop(of: ["public.text"], isTargeted: nil) { providers in
          log.note("dropped \(providers.count) \(providers[0].registeredTypeIdentifiers)")
          providers[0].loadItem(forTypeIdentifier: "public.text") { item, _ in log.note("\(item as? String ?? "none")")
          }
          return true
        }
        Text("other").frame(width: 70, height: 50).onDrop(of: ["public.text"], delegate: Identified(log: log))
      }, size: Self.size)
    try await mounted.label("source").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(2) == [#"dropped 1 ["public.utf8-plain-text"]"#, "value"])
    try await mounted.label("source").dragAndDrop(to: mounted.label("other"))
    #expect(try await fixture.entries(1) == ["delegate true 0"])
    try await mounted.label("nothing").dragAndDrop(to: mounted.label("target"))
    #expect(try await fixture.entries(0) == [])
  }

  @Test("DD8 a provider of a file has its contents and its address, and there is none where there is no file")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    #expect(NSItemProvider(contentsOf: file) == nil)
    try Data("contents".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.url", "public.utf8-plain-text"])
    #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
    #expect(try await provider.loadItem(forTypeIdentifier: "public.plain-text") as? String == "contents")
    #expect(try await provider.loadItem(forTypeIdentifier: "public.url") as? URL == file)
    #expect(
      try await provider.loadItem(forTypeIdentifier: "public.file-url") as? Data == Data(file.absoluteString.utf8))
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { [log = fixture.log] data, error in
      log.note("\(data?.count ?? -1) \(error == nil)")
    }
    #expect(try await fixture.entries(1) == ["-1 false"])
  }
}
