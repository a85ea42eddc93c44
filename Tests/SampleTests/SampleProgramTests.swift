import Foundation
import Testing

/// The running of samples itself.
@Suite
struct SampleProgramTests {
  @Test("a program that writes more than a pipe holds, to both of its outputs, is read to its end")
  func muchOutput() async throws {
    let much = "head -c 200000 /dev/zero | tr '\\0'"
    let program = try await SampleProgram.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "\(much) x; \(much) y >&2; exit 3"])
    #expect(program.output == [String(repeating: "x", count: 200_000)])
    #expect(program.errors == String(repeating: "y", count: 200_000))
    #expect(program.status == 3)
  }
}
