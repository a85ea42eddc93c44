import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// Where scrolling ends. Rows are 40 high, and 15 of them can be seen. Fingers on a touchpad are fed in behind GTK's
/// controller, as the X server sends none.
@Suite(.gtk) @MainActor
struct ScrollTargetBehaviorTests {
  private struct Rows<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var count = 1000

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Array(0..<count), id: \.self) { Text("\($0)").frame(height: 40, alignment: .top) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  private func rows(_ behavior: some ScrollTargetBehavior, count: Int = 1000) async throws -> MountedView<some View> {
    try await MountedView(Rows(behavior: behavior, count: count), size: viewport)
  }

  @Test(
    "SC18 by pages a gesture ends at the next page in its direction, and without speed at the nearest",
    arguments: [(100.0, 400.0, 600.0), (100, -400, 0), (100, 0, 0), (400, 0, 600), (100, 9000, 600), (700, -10, 600)])
  func paging(offset: Double, velocity: Double, end: Double) async throws {
    let mounted = try await rows(.paging)
    await Touchpad(mounted).move(to: offset, letGoWith: velocity)
    #expect(mounted.offset == end)
  }

  @Test("SC18 the last page ends where the content does")
  func lastPage() async throws {
    let mounted = try await rows(.paging, count: 35)
    await mounted.scroll(to: 600)
    await Touchpad(mounted).move(to: 650, letGoWith: 100)
    #expect(mounted.offset == 800)
  }

  @Test("SC19 aligned to views a gesture ends where one begins, also far away among rows that were never built")
  func aligned() async throws {
    let mounted = try await rows(.viewAligned)
    await Touchpad(mounted).move(to: 2010, letGoWith: 0)
    #expect(mounted.offset == 2000)
    await Touchpad(mounted).move(to: 2010, letGoWith: 60)
    #expect(mounted.offset == 2040)
    await Touchpad(mounted).move(to: 2010, letGoWith: 40_010)
    #expect(mounted.offset == 12_000)
  }

  @Test("SC19 with an anchor a gesture ends where a view and what can be seen have it at one point")
  func alignedAtAnchor() async throws {
    let mounted = try await rows(.viewAligned(anchor: UnitPoint(x: 0, y: 0.25)))
    await Touchpad(mounted).move(to: 2005, letGoWith: 0)
    // A quarter of 40 from the start of a row, and a quarter of 600 from that of what is seen: 40 n - 140.
    #expect(mounted.offset == 2020)
  }

  @Test("SC19 a limit lets a gesture go no further than what can be seen, or than one view")
  func limits() async throws {
    let always = try await rows(.viewAligned(limitBehavior: .always))
    await Touchpad(always).move(to: 30, letGoWith: 40_000)
    #expect(always.offset == 600)
    let one = try await rows(.viewAligned(limitBehavior: .alwaysByOne))
    await Touchpad(one).move(to: 30, letGoWith: 40_000)
    #expect(one.offset == 40)
  }

  private func page(of mounted: MountedView<some View>) throws -> FoundWidget {
    try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" })
  }

  @Test("SC20 a notch of the wheel goes on by a page, or by a view")
  func wheel() async throws {
    let paged = try await rows(.paging)
    try await page(of: paged).scroll(down: 1)
    await paged.rest()
    #expect(paged.offset == 600)
    try await page(of: paged).scroll(down: 2)
    await paged.rest()
    #expect(paged.offset == 1800)
    try await page(of: paged).scroll(down: -1)
    await paged.rest()
    #expect(paged.offset == 1200)
    let aligned = try await rows(.viewAligned)
    try await page(of: aligned).scroll(down: 3)
    await aligned.rest()
    #expect(aligned.offset == 120)
  }

  @Test("SC20 Page Down goes on by a page, or by as many views as can be seen")
  func keys() async throws {
    for offset in try await [page(.paging), page(.viewAligned)] { #expect(offset == 600) }
  }

  private func page(_ behavior: some ScrollTargetBehavior) async throws -> Double {
    let content = ScrollView {
      VStack(spacing: 0) {
        Button("go") {}.frame(height: 40)
        ForEach(0..<100) { Text("\($0)").frame(height: 40) }
      }
      .scrollTargetLayout()
    }
    let mounted = try await MountedView(content.scrollTargetBehavior(behavior), size: viewport)
    try await mounted.root.find(role: .button).press("Tab")
    try await mounted.root.find(role: .button).press("Page_Down")
    await mounted.rest()
    return mounted.offset
  }

  @Test("SC20 the bar moves freely, and scrolling ends as is said when it is let go of")
  func bar() async throws {
    let content = Rows(behavior: .viewAligned, count: 100).scrollIndicators(.visible)
    let mounted = try await MountedView(content, size: viewport)
    let bar = try #require(mounted.root.all.first { $0.widget.typeName == "GtkScrollbar" && $0.frame.height > 50 })
    try await bar.drag(at: CGPoint(x: 4, y: 10), by: CGSize(width: 0, height: 101))
    await mounted.rest()
    #expect(mounted.offset > 0 && mounted.offset.truncatingRemainder(dividingBy: 40) == 0)
  }

  private struct Own: ScrollTargetBehavior {
    let log: Log
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.note(
        "\(Int(target.rect.minY)) \(Int(context.originalTarget.rect.minY)) \(Int(context.velocity.dy)) "
          + "\(Int(context.containerSize.height)) \(Int(context.contentSize.height)) \(context.axes == .vertical) \(context.layoutDirection)"
      )
      target.rect.origin.y = 100_000
    }
  }

  @Test("SC21 a behaviour of one's own is asked once a gesture, and what it says is moved back to the ends")
  func own() async throws {
    let log = Log()
    let mounted = try await rows(Own(log: log))
    await Touchpad(mounted).move(to: 100, letGoWith: 400)
    #expect(log.take() == ["200 0 400 600 40000 true leftToRight"])
    #expect(mounted.offset == 39_400)
  }
}

extension ScrollTargetBehaviorTests {
  private struct Limited: ScrollTargetBehavior {
    let log: Log
    func properties(context: PropertiesContext) -> Properties {
      log.note("asked \(context.axes == .vertical) \(context.environment.layoutDirection)")
      var properties = Properties()
      properties.limitsScrolls = true
      return properties
    }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { log.note("\(Int(target.rect.minY))") }
  }

  @Test("SC21 a behaviour that limits scrolls is told of an end no further away than what can be seen is long")
  func ownLimit() async throws {
    let log = Log()
    let mounted = try await rows(AnyScrollTargetBehavior(Limited(log: log)))
    await Touchpad(mounted).move(to: 100, letGoWith: 40_000)
    #expect(log.take() == ["asked true leftToRight", "600"])
    #expect(mounted.offset == 600)
  }
}

/// Fingers on a touchpad over the first scrolled window.
@MainActor
struct Touchpad<Content: View> {
  private let mounted: MountedView<Content>

  init(_ mounted: MountedView<Content>) { self.mounted = mounted }

  private var controllers: [ObjectReference] {
    let window = mounted.root.all.first { $0.widget.typeName == "GtkScrolledWindow" }
    return window?.widget.controllers.filter { $0.isA(gtk_event_controller_scroll_get_type()) } ?? []
  }

  /// Moves the content to an offset, and is lifted with a velocity in pixels a second. Waits until nothing moves any more.
  func move(to offset: Double, letGoWith velocity: Double) async {
    for controller in controllers { Emission.emit("scroll-begin", of: controller, []) }
    gtk_adjustment_set_value(mounted.adjustment(), offset)
    await Settling.settle()
    for controller in controllers { Emission.emit("decelerate", of: controller, [0.0, velocity]) }
    await mounted.rest()
  }
}

extension MountedView {
  /// Waits until nothing scrolls.
  @MainActor
  func rest() async {
    var (offset, count) = (offset, 0)
    while count < 5 {
      try? await Task.sleep(for: .milliseconds(50))
      count = self.offset == offset ? count + 1 : 0
      offset = self.offset
    }
    await Settling.settle()
  }
}
