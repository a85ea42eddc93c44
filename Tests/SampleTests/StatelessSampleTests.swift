import Foundation
import Testing

/// The sample's headless mode, with its real clicks. What it should print is written here once more, so that a sample
/// that expects the wrong thing of itself is noticed.
@Suite(.serialized)
struct StatelessSampleTests {
  @Test("three clicks print the totals of every variant and nothing else")
  func threeClicks() async throws {
    let sample = try await SampleProgram.run("StatelessSample", "--headless", "--clicks", "3")
    #expect(
      sample.output == [
        #"V0 label="3 clicks" outer=4 make=0 update=0 inner=4 local=kept"#,
        #"V1 label="0 clicks" outer=4 make=1 update=4 inner=1 local=kept"#,
        #"V2 label="3 clicks" outer=1 make=1 update=1 inner=4 local=kept"#,
        #"V3 label="3 clicks" outer=4 make=1 update=4 inner=4 local=kept"#,
        #"V4 label="3 clicks" outer=4 make=4 update=4 inner=4 local=reset"#,
        #"V5 label="3 clicks" outer=1 make=1 update=1 inner=4 local=kept"#,
        #"V6 label="0 clicks" outer=1 make=1 update=4 inner=1 local=kept"#,
        #"V7 label="0 clicks" outer=1 make=1 update=4 inner=1 local=kept"#,
        #"V8 label="3 clicks" outer=1 make=1 update=4 inner=4 local=kept"#,
        #"G1 label="0 clicks" outer=4 make=1 update=4 inner=0 local=none"#,
        #"G2 label="3 clicks" outer=4 make=1 update=4 inner=0 local=none"#,
      ])
    #expect(sample.status == 0)
    #expect(sample.errors.contains("pictures: "))
  }

  @Test("without a click everything has run once", arguments: ["V1", "V4", "G2"])
  func noClicks(variant: String) async throws {
    let sample = try await SampleProgram.run("StatelessSample", "--headless", "--clicks", "0", "--variant", variant)
    let expected = [
      "V1": #"V1 label="0 clicks" outer=1 make=1 update=1 inner=1 local=kept"#,
      "V4": #"V4 label="0 clicks" outer=1 make=1 update=1 inner=1 local=kept"#,
      "G2": #"G2 label="0 clicks" outer=1 make=1 update=1 inner=0 local=none"#,
    ]
    #expect(sample.output == [expected[variant]])
    #expect(sample.status == 0)
  }

  @Test("a picture before and after the clicks goes to the folder that was named")
  func pictures() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stateless-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await SampleProgram.run(
      "StatelessSample", "--headless", "--variant", "V3", "--clicks", "1", "--out", folder.path)
    let before = try Data(contentsOf: folder.appendingPathComponent("V3-before.png"))
    let after = try Data(contentsOf: folder.appendingPathComponent("V3-after.png"))
    #expect(before.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(before != after)
  }

  @Test("a variant that does not exist is named")
  func unknownVariant() async throws {
    let sample = try await SampleProgram.run("StatelessSample", "--headless", "--variant", "V9")
    #expect(sample.status != 0)
    #expect(sample.errors.contains("there is no V9"))
  }
}

/// The sample of one declarative pane in an imperative window.
@Suite(.serialized)
struct PlainHostSampleTests {
  @Test("the pane and the window share a value both ways")
  func bothWays() async throws {
    let sample = try await SampleProgram.run("PlainHostSample", "--headless")
    #expect(sample.output == ["pane to scale: 4", "scale to pane: The volume is 7"])
    #expect(sample.status == 0)
  }
}
