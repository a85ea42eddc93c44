import Foundation
import Testing

/// The sample of motion, on a clock that it owns. What it should print is written here once more, so that a sample that
/// expects the wrong thing of itself is noticed.
@Suite(.serialized)
struct MotionSampleTests {
  @Test("each side of each exhibit costs the bodies and frames that its page says, and courses are on their formulas")
  func allExhibits() async throws {
    let sample = try await SampleProgram.run("MotionSample", "--headless")
    #expect(sample.output == Self.expected)
    #expect(sample.status == 0)
  }

  @Test("pictures before, half-way and after a change differ")
  func pictures() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("motion-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await SampleProgram.run("MotionSample", "--headless", "--exhibit", "M3", "--out", folder.path)
    let pictures = try ["before", "half-way", "after"].map {
      try Data(contentsOf: folder.appendingPathComponent("M3-\($0).png"))
    }
    #expect(Set(pictures).count == 3)
  }

  private static let expected = [
    "M1 1 body, 61 frames | 1 body, 1 frame",
    "M2 1 body, 61 frames | 1 body, 62 frames",
    "M3 1 body, 61 frames | 1 body, 1 frame",
    "M4 1 body, 61 frames | 1 body, 1 frame",
    "M5 61 bodies, 52 frames | 1 body, 1 frame",
    "M6 1 body, 61 frames | 1 body, 1 frame",
    "M7 1 body, 62 frames | 1 body, 62 frames",
    "M8 1 body, 61 frames | 1 body, 61 frames",
    "M9 1 body, 62 frames | 1 body, 62 frames",
    "M10 spring: 61 frames, on its formula",
    "M10 easeInOut: 61 frames, on its formula",
  ]
}
