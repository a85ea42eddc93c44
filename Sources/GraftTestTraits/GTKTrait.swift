import GraftTesting
import Testing

/// Runs each test of a suite alone, with Graft's runtime to itself.
///
/// A suite and its tests may each have the trait: what one of them allows, the test may do.
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
    // The suite's trait has the session already, and a second wait for it would never end.
    if let complaints = ExpectedComplaints.ofTest {
      complaints.allow(allowed)
      if withDisplay { try await PrivateDisplay.start() }
      return try await function()
    }
    guard await TestSession.hasMainLoop else {
      Issue.record(
        "the main actor is not served by GLib's loop in this process: Swift's runtime has no hook for it",
        sourceLocation: test.sourceLocation)
      return
    }
    try await runAlone(test, function)
  }

  private func runAlone(_ test: Test, _ function: @Sendable () async throws -> Void) async throws {
    let expected = ExpectedComplaints(allowing: allowed)
    let outcome = try await TestSession.run(withDisplay: withDisplay) {
      try await LongTestNotice.naming(test) {
        try await ExpectedComplaints.$ofTest.withValue(expected, operation: function)
      }
    }
    for complaint in expected.unexpected(among: outcome.complaints) {
      Issue.record("\(complaint)", sourceLocation: test.sourceLocation)
    }
    if let error = outcome.error { throw error }
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
