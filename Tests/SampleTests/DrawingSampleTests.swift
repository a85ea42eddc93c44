import Testing

/// The sample of shapes and paints.
@Suite(.serialized)
struct DrawingSampleTests {
  @Test("the page follows the slider, and makes no widget for that")
  func pageFollows() async throws {
    let sample = try await SampleProgram.run("DrawingSample", "--headless")
    #expect(sample.output == ["25 %", "100 %", "0 widgets made"])
    #expect(sample.status == 0)
  }
}
