import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Examples of views, and the program that shows them.
@Suite(.gtk) @MainActor
struct PreviewTests {
  struct Badge: View {
    @Binding var count: Int

    var body: some View { Button("\(count) new") { count += 1 } }
  }

  enum Badge_Previews: PreviewProvider {
    static var previews: some View {
      Badge(count: .constant(3)).previewDisplayName("three")
      Badge(count: .constant(4)).previewLayout(.fixed(width: 200, height: 100))
    }
  }

  enum Static: PreviewProvider {
    @State static var count = 5

    static var previews: some View { Badge(count: $count) }
  }

  enum Owner_Previews {
    enum Badge: PreviewProvider {
      static var previews: some View { Owner() }
    }
  }

  struct Owner: View {
    @State private var count = 6

    var body: some View { Badge(count: $count) }
  }

  private var examples: [PreviewExample] {
    PreviewExample.all([Badge_Previews.self, Static.self, Owner_Previews.Badge.self])
  }

  private func mistake(_ arguments: String...) -> String? {
    do {
      _ = try PreviewCommand(arguments, among: examples)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("UI10 a program lists its examples by name, and writes a picture of one")
  func pictures() async throws {
    guard case .list(let listed) = try PreviewCommand(["--list"], among: examples) else { return #expect(Bool(false)) }
    #expect(listed.map(\.name) == ["Badge", "Static", "Badge 2"])
    let path = NSTemporaryDirectory() + "graft-preview-\(getpid()).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for name in ["Badge", "Badge_Previews"] {
      guard case .write(let example, path) = try PreviewCommand([name, path], among: examples) else {
        return #expect(Bool(false))
      }
      #expect(example.name == "Badge")
      try await example.writePicture(to: path)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test("a name alone asks for a window, and examples of one name are counted")
  func windows() throws {
    guard case .show(let example) = try PreviewCommand(["Badge 2"], among: examples) else {
      return #expect(Bool(false))
    }
    #expect(example.name == "Badge 2")
  }

  @Test("an example that there is not, and arguments that say nothing, are told of")
  func mistakes() {
    let unknown = "There is no preview 'Bagde'. There are: Badge, Static, Badge 2"
    #expect(mistake("Bagde", "/tmp/never.png") == unknown)
    #expect(mistake("Bagde") == unknown)
    #expect(mistake() == "usage: --list | NAME | NAME FILE.png")
    #expect(mistake("a", "b", "c") == "usage: --list | NAME | NAME FILE.png")
    #expect(mistake("Badge") == nil)
  }

  @Test("a picture that cannot be written is told of with its path")
  func unwritable() async throws {
    let error = await #expect(throws: (any Error).self) { try await examples[0].writePicture(to: "/nowhere/badge.png") }
    #expect(error.map { "\($0)" } == "no picture could be written to /nowhere/badge.png")
  }

  @Test("UI11 an example that passes a constant or static state shows the initial value and ignores the user")
  func inert() async throws {
    let constant = try await MountedView(Badge_Previews.previews)
    #expect(constant.root.texts == ["3 new", "4 new"])
    try await constant.root.find(role: .button, name: "3 new").click()
    #expect(constant.root.texts == ["3 new", "4 new"])
    let fixed = try await MountedView(Static.previews)
    try await fixed.root.find(role: .button).click()
    #expect(fixed.root.texts == ["5 new"])
    #expect(Set(Diagnostics.recorded.map(\.kind)) == [.uninstalledState])
    Diagnostics.removeAll()
    let owner = try await MountedView(Owner())
    try await owner.root.find(role: .button).click()
    #expect(owner.root.texts == ["7 new"])
  }

  private struct Loud: PreviewModifier {
    static let log = Log()

    static func makeSharedContext() async throws -> String {
      log.note("made")
      return "loud"
    }

    func body(content: Content, context: String) -> some View {
      VStack {
        Text(verbatim: context)
        content
      }
    }
  }

  private struct Failing: PreviewModifier {
    struct Missing: Error {}

    static func makeSharedContext() async throws -> Int { throw Missing() }

    func body(content: Content, context: Int) -> some View { content }
  }

  private struct Red: PreviewModifier {
    func body(content: Content, context: ()) -> some View { content.foregroundStyle(.red) }
  }

  private func texts(_ trait: PreviewTrait<Preview.ViewTraits>) async throws -> [String] {
    let surround = try #require(trait.surroundings)
    let mounted = try await MountedView(surround(AnyView(Text("example"))))
    await Settling.settle()
    return mounted.root.texts
  }

  @Test("a modifier stands around an example, with a context that is made once for all examples, or says what failed")
  func modifiers() async throws {
    let surround = try #require(PreviewTrait.modifier(Loud()).surroundings)
    let two = try await MountedView(
      VStack {
        surround(AnyView(Text("one")))
        surround(AnyView(Text("two")))
      })
    await Settling.settle()
    #expect(two.root.texts == ["loud", "one", "loud", "two"])
    #expect(try await texts(.modifier(Loud())) == ["loud", "example"])
    #expect(Loud.log.take() == ["made"])
    #expect(try await texts(.modifier(Red())) == ["example"])
    #expect(try await texts(.modifier(Failing())) == ["Missing()"])
  }
}
