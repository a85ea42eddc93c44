import Foundation
import ViewGraph

/// Describes a chart. It is asked on the main thread. As SwiftUI documents it. Claim AX19.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart at first.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description after a change of the view; by itself nothing is changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes the chart that the view shows: its title, its summary and its points become a part of the view's description, which
  /// assistive technologies read. Of each series 100 points are. Claim AX19.
  public func accessibilityChartDescriptor<Representable: AXChartDescriptorRepresentable>(
    _ representable: Representable
  ) -> some View { modifier(DescribedChart(representable: representable)) }
}

private struct DescribedChart<Representable: AXChartDescriptorRepresentable>: ViewModifier {
  @MainActor
  private final class Kept { var descriptor: AXChartDescriptor? }

  let representable: Representable
  @State private var kept = Kept()

  func body(content: Content) -> some View { content.attributed(.chart(descriptor.words)) }

  private var descriptor: AXChartDescriptor {
    let known = kept.descriptor
    let descriptor = known ?? representable.makeChartDescriptor()
    if known != nil { representable.updateChartDescriptor(descriptor) }
    kept.descriptor = descriptor
    return descriptor
  }
}

extension AXChartDescriptor {
  private static let limit = 100

  fileprivate var words: String {
    let axes = [xAxis.title, yAxis?.title].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " / ")
    return ([title, summary].compactMap(\.self) + [axes] + series.map(words)).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func words(_ series: AXDataSeriesDescriptor) -> String {
    let points = series.dataPoints.prefix(Self.limit).map { $0.label ?? values(of: $0) }.joined(separator: "; ")
    return series.name.map { "\($0): \(points)" } ?? points
  }

  private func values(of point: AXDataPoint) -> String {
    let first: String
    switch point.xValue {
    case .number(let number): first = name(number, on: xAxis as? AXNumericDataAxisDescriptor)
    case .category(let category): first = category
    }
    return point.yValue.map { "\(first) \(name($0, on: yAxis))" } ?? first
  }

  private func name(_ number: Double, on axis: AXNumericDataAxisDescriptor?) -> String {
    axis?.valueDescriptionProvider(number) ?? number.formatted()
  }
}
