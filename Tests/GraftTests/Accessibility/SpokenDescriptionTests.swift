import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import TestSupport
import Testing

/// What assistive technologies are told of views beside names and values.
@Suite(.gtk) @MainActor
struct SpokenDescriptionTests {
  private func description(_ mounted: MountedView<some View>, _ text: String) throws -> String? {
    try mounted.root.find(text: text).accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
  }

  private struct Photo: View {
    let place: Source<String?>
    private let key = AccessibilityCustomContentKey("Place", id: "place")

    var body: some View {
      Text("photo")
        .accessibilityHint("Opens it")
        .accessibilityCustomContent("Format", "landscape")
        .accessibilityCustomContent(key, place.value.map { Text($0) })
        .accessibilityCustomContent("Stars", Text("four"), importance: .high)
    }
  }

  @Test("AX19 what is said of a view is in its description with the hint, what is important first, and follows")
  func contents() async throws {
    let place = Source<String?>("Rome")
    let mounted = try await MountedView(Photo(place: place))
    #expect(try description(mounted, "photo") == "Stars: four, Opens it, Format: landscape, Place: Rome")
    place.value = "Oslo"
    await Settling.settle()
    #expect(try description(mounted, "photo") == "Stars: four, Opens it, Format: landscape, Place: Oslo")
    place.value = nil
    await Settling.settle()
    #expect(try description(mounted, "photo") == "Stars: four, Opens it, Format: landscape")
  }

  @Test("AX19 of several that are said by one key the outermost counts")
  func keys() async throws {
    let key = AccessibilityCustomContentKey("Size")
    let mounted = try await MountedView(
      VStack {
        Text("one").accessibilityCustomContent(key, "small").accessibilityCustomContent(key, "large")
        Text("none").accessibilityCustomContent(key, "small").accessibilityCustomContent(key, nil as Text?)
      })
    #expect(try description(mounted, "one") == "Size: large")
    #expect(try description(mounted, "none") == nil)
  }

  private struct Sales: AXChartDescriptorRepresentable {
    let last: Double
    let log: Log

    func makeChartDescriptor() -> AXChartDescriptor {
      log.note("made")
      let months = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"])
      let sum = AXNumericDataAxisDescriptor(title: "Sum", range: 0...10, gridlinePositions: []) { "\(Int($0)) €" }
      return AXChartDescriptor(
        title: "Sales", summary: "They grow", xAxis: months, yAxis: sum,
        series: [AXDataSeriesDescriptor(name: "Shop", isContinuous: true, dataPoints: points)])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.series[0].dataPoints = points }

    private var points: [AXDataPoint] { [AXDataPoint(x: "May", y: 3), AXDataPoint(x: "June", y: last)] }
  }

  @Test("AX19 a chart is described by its title, summary and points; it is made once and updated")
  func chart() async throws {
    let log = Log()
    func view(_ last: Double) -> some View {
      Text("chart").accessibilityChartDescriptor(Sales(last: last, log: log))
    }
    let mounted = try await MountedView(view(5))
    #expect(try description(mounted, "chart") == "Sales, They grow, Month / Sum, Shop: May 3 €; June 5 €")
    mounted.rootView = view(8)
    await Settling.settle()
    #expect(try description(mounted, "chart") == "Sales, They grow, Month / Sum, Shop: May 3 €; June 8 €")
    #expect(log.entries == ["made"])
  }
}
