import Testing

/// The sample of every control.
@Suite(.serialized)
struct ControlsSampleTests {
  @Test("the page follows each control, and sets them back")
  func pageFollows() async throws {
    let sample = try await SampleProgram.run("ControlsSample", "--headless")
    #expect(sample.output == ["Ada, 30 %, wrapped", "Ada B, 35 %, not wrapped", "Ada, 30 %, wrapped"])
    #expect(sample.status == 0)
  }
}
