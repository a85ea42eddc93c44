import Testing

/// The sample with many rows in each container.
@Suite(.serialized)
struct RowsSampleTests {
  @Test("rows are changed, inserted and gone to in each container; but for the stack, few of 100,000 have widgets")
  func containers() async throws {
    let sample = try await SampleProgram.run("RowsSample", "--headless")
    #expect(sample.status == 0)
    // The row that is inserted in the stack is one too many.
    #expect(sample.errors.split(separator: "\n").map { $0.contains("manyRows: 10001 rows") } == [true])
    #expect(sample.output.filter { !$0.contains("widgets") } == Self.expected)
    let widgets = sample.output.compactMap { $0.wholeMatch(of: /(\w+): ([\d,]+) rows, ([\d,]+) widgets/)?.output }
    #expect(widgets.map { "\($0.1) \($0.2)" } == Self.rows)
    let counts = widgets.compactMap { Int($0.3.filter(\.isNumber)) }
    #expect(zip(counts, Self.limits).allSatisfy { $1.contains($0) }, "\(counts)")
  }

  private static let rows = [
    "List 100,000", "LazyVStack 100,000", "Table 100,000", "LazyVGrid 100,000", "VStack 10,000",
  ]
  /// How many widgets there may be. GTK decides for how many rows of a list and of a table.
  private static let limits = [500...1_200, 60...250, 900...2_000, 100...400, 20_000...20_500]

  private static let expected = ["List", "LazyVStack", "Table", "LazyVGrid", "VStack"].flatMap { name in
    let count = name == "VStack" ? 10_000 : 100_000
    return [
      "\(name): the third is Row 3, 1", "\(name): the first is Row \(count + 1), 0",
      "\(name): Row \(count / 2) is in sight",
    ]
  }
}
