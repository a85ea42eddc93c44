import Foundation
import GraftTestTraits
import GraftTesting
import Testing

@testable import GraftAdwaita

extension EnvironmentValues {
  @Entry fileprivate var isSmall = false
}

/// Conditions on the size of a view.
@Suite(.gtk) @MainActor
struct BreakpointTests {
  fileprivate struct Size: View {
    @Environment(\.isSmall) private var isSmall

    var body: some View { Text(isSmall ? "small" : "large").frame(maxWidth: .infinity, maxHeight: .infinity) }
  }

  fileprivate struct Page: View {
    let condition: String

    var body: some View { Size().adwBreakpoint(condition, \.isSmall) }
  }

  @Test("a value of the environment is true while a condition on the size of the view holds")
  func holds() async throws {
    guard hasAdwaita(4) else { return }
    let mounted = try await MountedView(Page(condition: "max-width: 300px"), size: CGSize(width: 250, height: 100))
    #expect(mounted.root.texts == ["small"])
    await mounted.resize(to: CGSize(width: 400, height: 100))
    #expect(mounted.root.texts == ["large"])
    await mounted.resize(to: CGSize(width: 300, height: 100))
    #expect(mounted.root.texts == ["small"])
  }

  @Test("another condition takes the place of the one before")
  func another() async throws {
    guard hasAdwaita(4) else { return }
    let mounted = try await MountedView(Page(condition: "max-width: 300px"), size: CGSize(width: 250, height: 100))
    mounted.rootView = Page(condition: "min-aspect-ratio: 4 or max-height: 50")
    await Settling.settle()
    #expect(mounted.root.texts == ["large"])
    mounted.rootView = Page(condition: "min-aspect-ratio: 2 and (min-width: 200 or max-height: 50)")
    await Settling.settle()
    #expect(mounted.root.texts == ["small"])
  }

  @Test("where libadwaita has no breakpoints it is reported once, and the value stays false")
  func older() async throws {
    guard !hasAdwaita(4) else { return }
    let mounted = try await MountedView(Page(condition: "max-width: 300px"), size: CGSize(width: 250, height: 100))
    await mounted.resize(to: CGSize(width: 200, height: 100))
    #expect(mounted.root.texts == ["large"])
    #expect(Diagnostics.recorded.map(\.kind) == [.olderLibrary])
  }

  @Test("what is no condition is reported, and the value stays false")
  func invalid() async throws {
    let mounted = try await MountedView(Page(condition: "narrow"), size: CGSize(width: 250, height: 100))
    #expect(mounted.root.texts == ["large"])
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidBreakpoint])
  }

  @Test(
    "conditions are told from what is none",
    arguments: [
      ("max-width: 500sp", true), ("min-height:10.5pt", true), (" max-width : 3 px ", true),
      ("min-aspect-ratio: 4/3", true),
      ("max-aspect-ratio: 1", true), ("max-width: 5 and (min-height: 4 or (max-height: 3px))", true), ("", false),
      ("max-width", false), ("max-width: -5", false), ("max-width: 5em", false), ("min-aspect-ratio: 4/0", false),
      ("max-width: 5 and", false), ("(max-width: 5", false), ("(max-width: 5)6", false),
      ("max-width: 5 xor min-width: 3", false),
    ])
  func conditions(text: String, isCondition: Bool) { #expect(BreakpointCondition.isValid(text) == isCondition) }

  @Test("conditions are given to libadwaita in full, which takes the word after a bare number for a unit")
  func full() {
    #expect(
      BreakpointCondition.full("min-aspect-ratio: 2 and (min-width: 20 or max-height:10.5) and max-width: 30 sp")
        == "min-aspect-ratio: 2/1 and (min-width: 20px or max-height:10.5px) and max-width: 30 sp")
  }
}
