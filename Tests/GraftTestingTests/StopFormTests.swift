import Foundation
import Testing

/// How the sources stop a program: with a message that is there in a release build as well.
@Suite
struct StopFormTests {
  @Test("no source stops by a function whose message a release build leaves out, but for checks of debug builds alone")
  func messagesSurvive() throws {
    let folder = ShownCode.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 300)
    var found: [String] = []
    for path in sources {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let release = text.replacing(/#if DEBUG\n(?:.*\n)*?\s*#endif/, with: "")
      if release.contains(/(?m)^(?!\s*\/\/).*\b(precondition|preconditionFailure|assert|assertionFailure)\(/) {
        found.append(path)
      }
    }
    #expect(found == [])
  }
}
