import CGTK
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Section NH: what three clicks, settled one by one, cost and show in each variant.
@Suite(.gtk) @MainActor
struct NestedHostingTableTests {
  /// V7 and V8: a generic wrapper that keeps a closure, and may call it in update.
  struct Wrapper<Content: View>: GtkWidgetControllerRepresentable {
    let pushes: Bool
    @ViewBuilder let content: () -> Content

    func makeGtkWidgetController(context: Context) -> GtkHostingController<Content> {
      GtkHostingController(rootView: content())
    }

    func updateGtkWidgetController(_ controller: GtkHostingController<Content>, context: Context) {
      if pushes { controller.rootView = content() }
    }
  }

  /// G1 and G2: a plain label that update leaves alone, or sets.
  struct PlainLabel: GtkWidgetRepresentable {
    let clicks: Int
    let pushes: Bool

    func makeGtkWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> {
      gtk_label_new("\(clicks) clicks")
    }

    func updateGtkWidget(_ label: UnsafeMutablePointer<GtkWidget>, context: Context) {
      if pushes { gtk_label_set_text(label.cast(), "\(clicks) clicks") }
    }
  }

  /// Marks the inner state if there is one, clicks three times, and says what has become of all, as the table
  /// does: label, outer bodies, makes, updates, inner bodies, local.
  private func row<Content: View, Representable: View, Inner: View>(
    _ representable: Representable.Type, _ inner: Inner.Type, _ content: (Memory) -> Content
  ) async throws -> String {
    let memory = Memory()
    let counts = UpdateStatistics.start()
    let mounted = try await MountedView(content(memory))
    let isHosting = inner != Never.self
    if isHosting { try await mounted.click("Mark") }
    for _ in 1...3 { try await mounted.click("Click me") }
    if isHosting { try await mounted.click("Report") }
    let label = mounted.shownClicks.joined(separator: " and ")
    await Settling.rest()
    await mounted.close()
    let local = memory.reports.map { $0 == 1 ? "kept" : "reset" }.joined(separator: " and ")
    let outerBodies = counts.bodies(of: Content.self)
    let (makes, updates) = (counts.makes(of: representable), counts.updates(of: representable))
    let inside = isHosting ? "\(counts.bodies(of: inner)) | \(local)" : "– | –"
    return "\(label) | \(outerBodies) | \(makes) | \(updates) | \(inside)"
  }

  enum Variant { case v0, v1, v2, v3, v4, v5, v6, v7, v8, g1, g2 }

  private func row(of variant: Variant) async throws -> String {
    switch variant {
    case .v0:
      try await row(EmptyView.self, Bottom.self) { memory in
        Outer { Bottom(clicks: $0.wrappedValue, memory: memory) }
      }
    case .v1:
      try await row(CapturingRepresentable.self, Bottom.self) { memory in
        Outer { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory) }
      }
    case .v2:
      try await row(BindingRepresentable.self, BoundBottom.self) { memory in
        Outer { BindingRepresentable(clicks: $0, memory: memory) }
      }
    case .v3:
      try await row(PushingRepresentable.self, Bottom.self) { memory in
        Outer { PushingRepresentable(clicks: $0.wrappedValue, memory: memory) }
      }
    case .v4:
      try await row(CapturingRepresentable.self, Bottom.self) { memory in
        Outer { CapturingRepresentable(clicks: $0.wrappedValue, memory: memory).id($0.wrappedValue) }
      }
    case .v5: try await row(ModelRepresentable.self, ModelBottom.self) { ModelOwner(memory: $0) }
    case .v6:
      try await row(HalfFixedRepresentable.self, Bottom.self) { memory in
        Outer { HalfFixedRepresentable(clicks: $0, memory: memory) }
      }
    case .v7: try await wrapperRow(pushes: false)
    case .v8: try await wrapperRow(pushes: true)
    case .g1: try await labelRow(pushes: false)
    case .g2: try await labelRow(pushes: true)
    }
  }

  private func wrapperRow(pushes: Bool) async throws -> String {
    try await row(Wrapper<Bottom>.self, Bottom.self) { memory in
      Outer { clicks in Wrapper(pushes: pushes) { Bottom(clicks: clicks.wrappedValue, memory: memory) } }
    }
  }

  private func labelRow(pushes: Bool) async throws -> String {
    try await row(PlainLabel.self, Never.self) { _ in
      Outer { PlainLabel(clicks: $0.wrappedValue, pushes: pushes) }
    }
  }

  @Test(
    "three clicks give the totals of the table, and where a hosted value stays behind a diagnostic says so",
    arguments: [
      (Variant.v0, "3 clicks | 4 | 0 | 0 | 4 | kept"),
      (.v1, "0 clicks | 4 | 1 | 4 | 1 | kept"),
      (.v2, "3 clicks | 1 | 1 | 1 | 4 | kept"),
      (.v3, "3 clicks | 4 | 1 | 4 | 4 | kept"),
      (.v4, "3 clicks | 4 | 4 | 4 | 4 | reset"),
      (.v5, "3 clicks | 1 | 1 | 1 | 4 | kept"),
      (.v6, "0 clicks | 1 | 1 | 4 | 1 | kept"),
      (.v7, "0 clicks | 1 | 1 | 4 | 1 | kept"),
      (.v8, "3 clicks | 1 | 1 | 4 | 4 | kept"),
      (.g1, "0 clicks | 4 | 1 | 4 | – | –"),
      (.g2, "3 clicks | 4 | 1 | 4 | – | –"),
    ])
  func totals(variant: Variant, expected: String) async throws {
    #expect(try await row(of: variant) == expected)
    let isFrozen = [Variant.v1, .v6, .v7].contains(variant)
    #expect(Diagnostics.recorded.map(\.kind) == (isFrozen ? [.frozenValue] : []))
  }
}
