import Testing

/// The sample that lists the others.
@Suite(.serialized)
struct LauncherSampleTests {
  @Test("the choice of a sample and of a file, by keys and by the mouse, changes what is told of it and its code")
  func choices() async throws {
    let sample = try await SampleProgram.run("LauncherSample", "--headless")
    #expect(
      sample.output == [
        "at first: A value frozen where two hosts meet, and every cure, side by side. "
          + "struct StatelessSample: ParsableCommand {",
        "the next sample, by a key: Views hosted in a window of a program that is otherwise plain GTK. "
          + "func playHeadless() async -> Int32 {",
        "another sample, by the mouse: \(Self.identity) struct IdentitySample: LessonCommand {",
        "the first file, by a key: \(Self.identity) struct Counter: View {",
        "another file, by the mouse: \(Self.identity) extension Exhibit {",
      ])
    #expect(sample.errors == "")
    #expect(sample.status == 0)
  }

  private static let identity =
    "Which view is which: what keeps the state of a view, and what throws it away."
}
