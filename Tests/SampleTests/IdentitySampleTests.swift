import Testing

/// The sample of identity, with its real clicks. What it should print is written here once more, so that a sample that
/// expects the wrong thing of itself is noticed.
@Suite(.serialized)
struct IdentitySampleTests {
  @Test("every exhibit keeps and throws away what its page says")
  func allExhibits() async throws {
    let sample = try await SampleProgram.run("IdentitySample", "--headless")
    #expect(sample.output == Self.expected)
    #expect(sample.status == 0)
  }

  @Test("an exhibit that does not exist is named")
  func unknownExhibit() async throws {
    let sample = try await SampleProgram.run("IdentitySample", "--headless", "--exhibit", "I99")
    #expect(sample.status != 0)
    #expect(sample.errors.contains("there is no I99"))
  }

  private static let expected = [
    #"I1 start: shows "counted 0"; the counter appears"#,
    #"I1 click Count: shows "counted 1""#,
    #"I1 click Change size: shows "counted 0"; the counter appears, the counter disappears"#,
    #"I1 click Change size: shows "counted 0"; the counter appears, the counter disappears"#,
    #"I2 start: shows "counted 0"; the counter appears"#,
    #"I2 click Count: shows "counted 1""#,
    #"I2 click Change size: shows "counted 1""#,
    #"I2 click Count: shows "counted 2""#,
    #"I3 start: shows "starting at 10", "counted 10", "counted 10""#,
    #"I3 click Count above: shows "starting at 10", "counted 11", "counted 10""#,
    #"I3 click Count below: shows "starting at 10", "counted 11", "counted 11""#,
    #"I3 click Start at 20: shows "starting at 20", "counted 11", "counted 20""#,
    #"I4 start: shows "Ada", "0", "Bea", "0", "Cem", "0""#,
    #"I4 click Count Cem: shows "Ada", "0", "Bea", "0", "Cem", "1""#,
    #"I4 click Reverse: shows "Cem", "1", "Bea", "0", "Ada", "0""#,
    #"I4 click Insert Dia: shows "Dia", "0", "Cem", "1", "Bea", "0", "Ada", "0""#,
    #"I4 click Remove first: shows "Cem", "1", "Bea", "0", "Ada", "0""#,
    #"I4 click Remove first: shows "Bea", "0", "Ada", "0""#,
    #"I5 start: shows "Ada", "0", "Bea", "0", "Cem", "0""#,
    #"I5 click Count Cem: shows "Ada", "0", "Bea", "0", "Cem", "1""#,
    #"I5 click Reverse: shows "Cem", "0", "Bea", "0", "Ada", "1""#,
    #"I5 click Insert Dia: shows "Dia", "0", "Cem", "0", "Bea", "1", "Ada", "0""#,
    #"I5 click Remove first: shows "Cem", "0", "Bea", "0", "Ada", "1""#,
    #"I6 start: shows "counted 0"; the counter appears"#,
    #"I6 click Count: shows "counted 1""#,
    #"I6 click Wrap again: shows "counted 1""#,
    #"I6 click Wrap a text: shows "a text"; the counter disappears"#,
    #"I6 click Wrap a text: shows "counted 0"; the counter appears"#,
    #"I7 start: shows "value 1"; init 1, body 1, appears 1, the outer view appears, task 1, the outer task"#,
    #"I7 click Another value: shows "value 2"; init 2, body 2"#,
    #"I7 click Another identity: shows "value 2"; init 2, body 2, appears 2, disappears 2, task 2"#,
    #"I8 start: shows "kept 0"; made 0, updated 0 at once"#,
    #"I8 click Change: shows "kept 1"; updated 1 at once"#,
    #"I8 click Change, animated: shows "kept 2"; updated 2 with an animation"#,
    #"I8 click Replace, animated: shows "replaced 2"; dismantled, made 2, updated 2 with an animation"#,
    #"I9 start: shows "read 0"; body of the owner, body of the reader, body of the writer"#,
    #"I9 click Write: shows "read 1"; body of the reader"#,
    #"I9 click Write: shows "read 2"; body of the reader"#,
    #"I9 click Rename: shows "read 2"; body of the owner, body of the writer"#,
    #"I9 click Write more: shows "read 3"; body of the reader"#,
  ]
}
