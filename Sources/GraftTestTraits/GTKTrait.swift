import GraftTesting
import Testing

/// Runs each test of a suite alone, with Graft's runtime to itself.
public struct GraftTrait: SuiteTrait, TestTrait, TestScoping {
  let withDisplay: Bool
  let allowed: [String]

  /// The trait is that of every test of the suite.
  public var isRecursive: Bool { true }

  /// Runs one test; a GLib warning or critical that the test did not allow is an issue of this test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    guard await TestSession.hasMainLoop else {
      Issue.record("the main actor is not served by GLib's loop in this process")
      return
    }
    let complaints = try await TestSession.run(withDisplay: withDisplay, allowing: allowed, function)
    for complaint in complaints { Issue.record("\(complaint)") }
  }
}

extension Trait where Self == GraftTrait {
  /// For tests of real widgets: a private display, one test at a time, and GLib's warnings are issues.
  public static var gtk: GraftTrait { GraftTrait(withDisplay: true, allowed: []) }

  /// As `gtk`, for a test whose subject is a warning: those that contain one of the texts are no issues.
  public static func gtk(allowing allowed: String...) -> GraftTrait {
    GraftTrait(withDisplay: true, allowed: allowed)
  }

  /// For tests of the runtime alone: one test at a time, and no display.
  public static var runtime: GraftTrait { GraftTrait(withDisplay: false, allowed: []) }
}
