import Foundation
import Testing

/// The sample with a million rows of a database file.
@Suite(.serialized)
struct LibrarySampleTests {
  @Test("a million books are made, sorted, selected and searched, in both tables, and few of them are read for that")
  func books() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sample = try await SampleProgram.run("LibrarySample", "--headless", "--folder", folder.path)
    #expect(sample.status == 0)
    #expect(sample.errors == "")
    #expect(sample.output.map { $0.replacing(/, [\d,]+ rows read/, with: "") } == Self.expected)
    let reads = sample.output.compactMap { $0.firstMatch(of: /([\d,]+) rows read/)?.output.1.filter(\.isNumber) }
    // Two pages or three for the rows that GTK has made for each order, and some single rows for the inspector.
    let limits = [100...400, 200...800, 300...1_200, 300...1_210, 400...1_900]
    #expect(zip(reads.compactMap { Int($0) }, limits).allSatisfy { $1.contains($0) }, "\(reads)")
  }

  private static let expected = [
    "at first: 1,000,000 books; both begin with 1 The Green Song of Parma Nils Ivanov 1966 120; nothing is selected",
    "by year: 1,000,000 books; both begin with 813 The Paper Mountain of Cork Leo Ivanov 1700 237; nothing is selected",
    """
    the latest first: 1,000,000 books; both begin with 999899 The Quiet Letter of Kiel Olga Conti 2024 144; \
    nothing is selected
    """,
    """
    the third is clicked: 1,000,000 books; both begin with 999899 The Quiet Letter of Kiel Olga Conti 2024 144; \
    The Golden Island of Turku is selected
    """,
    """
    searched: 3,906 books; both begin with 910408 The Hollow Orchard of Graz Olga Holm 2024 590; \
    The Golden Island of Turku is selected
    """,
  ]
}
