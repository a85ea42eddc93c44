import Testing

/// The sample of where state is kept, with its real clicks and keys. What it should print is written here once more, so that a
/// sample that expects the wrong thing of itself is noticed.
@Suite(.serialized)
struct DataFlowSampleTests {
  @Test("every exhibit does what its page says")
  func allExhibits() async throws {
    let sample = try await SampleProgram.run("DataFlowSample", "--headless")
    #expect(sample.output == Self.expected)
    #expect(sample.status == 0)
  }

  private static let expected = [
    #"D1 start: shows "0/5""#,
    #"D1 click Answer: shows "0/5"; answered 1"#,
    #"D1 click Answer: shows "0/5"; answered 2"#,
    #"D2 start: shows "0/5""#,
    #"D2 click Answer: shows "0/5"; answered 1"#,
    #"D3 start: shows "0/5""#,
    #"D3 click Answer: shows "1/5"; answered 1"#,
    #"D3 click Answer: shows "2/5"; answered 2"#,
    #"D4 start: shows "0/5""#,
    #"D4 click Answer: shows "1/5"; answered 1"#,
    #"D4 click Answer: shows "2/5"; answered 2"#,
    #"D5 start: shows "challenge: 0", "0/5""#,
    #"D5 click Answer: shows "challenge: 0", "1/5""#,
    #"D5 click Answer above: shows "challenge: 1", "1/5""#,
    #"D5 click Answer above: shows "challenge: 2", "1/5""#,
    #"D6 start: shows "challenge: 0", "0/5""#,
    #"D6 click Answer: shows "challenge: 1", "1/5""#,
    #"D6 click Answer above: shows "challenge: 2", "2/5""#,
    #"D7 start: shows "Who are you?""#,
    #"D7 type Bo: shows "Who are you?""#,
    #"D7 type b: shows "Hello, Bob""#,
    #"D7 press BackSpace: shows "Who are you?""#,
    #"D8 start: shows "What does make run?", "0/2"; between"#,
    #"D8 click Once: shows "Who owns a binding's value?", "1/2""#,
    #"D8 click The binding: shows "All answered.", "1/2""#,
    #"D9 start: shows "default: 5", "set: 6""#,
    #"D9 click More: shows "default: 5", "set: 7""#,
    #"D10 start: shows "regular", "0/5""#,
    #"D10 click Answer: shows "regular", "1/5"; answered 1"#,
    #"D10 click Low window: shows "compact", "0/5""#,
    #"D10 click Low window: shows "regular", "0/5""#,
    #"D11 start: shows "regular", "0/5""#,
    #"D11 click Answer: shows "regular", "1/5"; answered 1"#,
    #"D11 click Low window: shows "compact", "1/5""#,
    #"D11 click Low window: shows "regular", "1/5""#,
    #"D12 resize to 640 x 520: shows "regular width, regular height", "regular", "0/5""#,
    #"D12 click Answer: shows "regular width, regular height", "regular", "1/5"; answered 1"#,
    #"D12 resize to 640 x 479: shows "regular width, compact height", "compact", "1/5""#,
    #"D12 resize to 599 x 479: shows "compact width, compact height", "compact", "1/5""#,
    #"D12 resize to 640 x 480: shows "regular width, regular height", "regular", "1/5""#,
    #"D12 resize to 640 x 440: shows "regular width, compact height", "compact", "1/5""#,
  ]
}
