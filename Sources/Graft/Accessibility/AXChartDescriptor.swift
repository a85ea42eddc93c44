import Foundation

/// An axis of a chart. As the Accessibility framework documents it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
}

/// An axis with numbers. As the Accessibility framework documents it.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How the numbers lie along the axis. It changes nothing of what is said.
  public enum ScaleType: Int, Hashable, Sendable { case linear, log10, ln }

  /// What the axis is called.
  public var title: String
  /// The least and the greatest number.
  public var range: ClosedRange<Double>
  /// Where lines are drawn. It changes nothing of what is said.
  public var gridlinePositions: [Double]
  /// How the numbers lie along the axis.
  public var scaleType = ScaleType.linear
  /// What a number is called.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis with names. As the Accessibility framework documents it.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String
  /// The names in their order.
  public var categoryOrder: [String]

  /// An axis.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A point of a chart. As the Accessibility framework documents it.
public final class AXDataPoint {
  /// A number or a name on an axis.
  public enum Value {
    case number(Double)
    case category(String)
  }

  /// Its place along the first axis.
  public var xValue: Value
  /// Its place along the second; nil where nothing is known.
  public var yValue: Double?
  /// Its places along further axes.
  public var additionalValues: [Value]
  /// What it is called, in place of its values.
  public var label: String?

  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// A point at a name.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

/// Points that belong together. As the Accessibility framework documents it.
public final class AXDataSeriesDescriptor {
  /// What they are called.
  public var name: String?
  /// Whether something lies between them. It changes nothing of what is said.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// A series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// What a chart shows. As the Accessibility framework documents it. Claim AX19.
public final class AXChartDescriptor {
  /// What the chart is called.
  public var title: String?
  /// What it shows, in a sentence.
  public var summary: String?
  /// The first axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The second axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// What is shown.
  public var series: [AXDataSeriesDescriptor]

  /// A chart.
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}
