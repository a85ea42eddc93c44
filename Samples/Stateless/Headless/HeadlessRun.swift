import Foundation
import Graft
import GraftTesting

/// Plays variants without a screen: clicks their real buttons through the X server, writes pictures, and prints what
/// was seen.
@MainActor
struct HeadlessRun {
  let variants: [Variant]
  let clicks: Int
  /// Where the pictures go.
  let folder: URL

  /// Returns the exit status: 0 if every variant did what the claims say.
  func run() async -> Int32 {
    do {
      try PrivateDisplay.start()
      var isAsExpected = true
      for variant in variants {
        let seen = try await play(variant)
        print(seen)
        isAsExpected = check(seen, against: variant) && isAsExpected
      }
      return isAsExpected ? EXIT_SUCCESS : EXIT_FAILURE
    } catch {
      report("\(error)")
      return EXIT_FAILURE
    }
  }

  private func play(_ variant: Variant) async throws -> VariantObservation {
    let session = VariantSession(variant)
    let page = try await MountedView(VariantPage(variant: variant, session: session))
    defer { UpdateStatistics.stop() }
    try await clickIfPresent("Mark", in: page.root)
    try page.root.writePicture(to: path(variant, "before"))
    for _ in 0..<clicks { try await page.root.find(role: .button, name: "Click me").click() }
    let counts = session.counts
    try await clickIfPresent("Still marked?", in: page.root)
    try page.root.writePicture(to: path(variant, "after"))
    let seen = VariantObservation(
      variant: variant.id, label: try label(in: page.root), counts: counts, local: local(session.memory))
    await page.close()
    return seen
  }

  private func clickIfPresent(_ name: String, in root: WidgetQuery) async throws {
    for button in root.findAll(role: .button, name: name) { try await button.click() }
  }

  /// The one label that shows clicks, read from the widget on the screen.
  private func label(in root: WidgetQuery) throws -> String {
    let labels = root.texts.filter { $0.hasSuffix(" clicks") }
    guard labels.count == 1 else { throw HeadlessError.labels(labels) }
    return labels[0]
  }

  private func local(_ memory: InnerMemory) -> Expectation.Local {
    memory.isKept.map { $0 ? .kept : .reset } ?? .none
  }

  private func check(_ seen: VariantObservation, against variant: Variant) -> Bool {
    let expected = variant.expectation.observation(of: variant.id, clicks: clicks)
    if seen == expected { return true }
    report("expected \(expected)\n     but saw \(seen)")
    return false
  }

  private func path(_ variant: Variant, _ moment: String) -> String {
    folder.appendingPathComponent("\(variant.id)-\(moment).png").path
  }

  private func report(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

/// What a page showed that it should not.
enum HeadlessError: Error, CustomStringConvertible {
  case labels([String])

  var description: String {
    switch self {
    case .labels(let labels): "there should be one label that shows clicks, there are: \(labels)"
    }
  }
}
