import Foundation
import Graft
import GraftTestTraits
import GraftTesting
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

  struct Owner: View {
    @State private var count = 6

    var body: some View { Badge(count: $count) }
  }

  private static let examples = [PreviewExample(Badge_Previews.self), PreviewExample(Static.self)]

  private func run(_ arguments: String...) async -> (status: Int32, output: [String]) {
    var output: [String] = []
    let status = await PreviewGallery.run(arguments, Self.examples) { output.append($0) }
    return (status, output)
  }

  @Test("UI10 a program lists its examples by name, and writes a picture of one")
  func pictures() async throws {
    let list = await run("--list")
    #expect(list.status == 0)
    #expect(list.output == ["Badge", "Static"])
    let path = NSTemporaryDirectory() + "graft-preview-\(getpid()).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for name in ["Badge", "Badge_Previews"] {
      let picture = await run(name, path)
      #expect(picture.status == 0)
      #expect(picture.output == [])
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test("an example that there is not, and arguments that say nothing, are told of")
  func mistakes() async throws {
    let missing = await run("Bagde", "/tmp/never.png")
    #expect(missing.status == 1)
    #expect(missing.output == ["There is no preview 'Bagde'. There are: Badge, Static"])
    #expect(await run("a", "b", "c").output == ["usage: --list | NAME | NAME FILE.png"])
    let unwritable = await run("Badge", "/nowhere/badge.png")
    #expect(unwritable.status == 1)
    #expect(unwritable.output == ["no picture could be written to /nowhere/badge.png"])
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
}
