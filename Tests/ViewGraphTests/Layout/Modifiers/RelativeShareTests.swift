import Foundation
import Testing
import ViewGraph

/// Parts of a container's length.
@Suite("Shares of a container")
struct RelativeShareTests {
  @Test("GR20 (part) some of the equal parts of a container have the distances between them")
  func shares() {
    let third = RelativeShare(count: 3, spacing: 10).length(of: 400)
    #expect(abs(third - 126.666_667) < 0.001)
    #expect(abs(RelativeShare(count: 3, span: 2, spacing: 10).length(of: 400) - 263.333_333) < 0.001)
    #expect(RelativeShare().length(of: 400) == 400)
  }

  @Test("less than one part is one, a spacing that is no number is none, and no length is negative")
  func badInput() {
    #expect(RelativeShare(count: 0, span: -2, spacing: .nan).length(of: 400) == 400)
    #expect(RelativeShare(count: .min, spacing: .infinity).length(of: 400) == 400)
    #expect(RelativeShare(count: 5, spacing: 200).length(of: 400) == 0)
    #expect(RelativeShare(count: .max, spacing: 1).length(of: 400) == 0)
  }
}
