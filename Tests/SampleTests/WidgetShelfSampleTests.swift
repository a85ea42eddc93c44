import Foundation
import Testing

/// The sample of a declarative program that wraps widgets of GTK and of other libraries.
@Suite(.serialized)
struct WidgetShelfSampleTests {
  @Test("each wrapped widget tells what the user does, shows what others do, is reset, and is made anew with its state")
  func widgets() async throws {
    let sample = try await SampleProgram.run("WidgetShelfSample", "--headless")
    #expect(sample.output.filter { !$0.hasPrefix("Notes") } == [""])
    #expect(sample.errors == "")
    #expect(sample.status == 0)
  }
}
