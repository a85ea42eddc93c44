import Foundation
import Paths
import ViewGraph

/// A ring that is open below, with a dot at the value. As SwiftUI documents it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The ring around the value's label, and the other labels in its opening.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: false).spoken(as: configuration)
  }
}

/// A ring that is filled up to the value. As SwiftUI documents it.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The ring around the value's label, or around the label where there is none.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isFilled: true).spoken(as: configuration)
  }
}

/// A bar with a dot at the value. As SwiftUI documents it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The bar between the labels of the bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      GaugeTrack(value: configuration.value)
      configuration.maximumValueLabel
    }
    .spoken(as: configuration)
  }
}

/// A bar that is filled up to the value, below the label. As SwiftUI documents it.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}

  /// The library's own gauge.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultGaugeStyle().makeBody(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open below, with a dot at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// The same.
  public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a dot at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
  /// The same.
  public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, below the label.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension View {
  /// Is told to assistive technologies as the library's own gauge is.
  fileprivate func spoken(as configuration: GaugeStyleConfiguration) -> some View {
    accessibilityRepresentation { DefaultGaugeStyle().makeBody(configuration: configuration) }
  }
}

/// A ring around labels, 60 points wide.
private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  private static let line = StrokeStyle(lineWidth: 6, lineCap: .round)

  /// The share of a turn that the ring takes.
  private var length: Double { isFilled ? 1 : 0.75 }

  /// Where the ring begins, from three o'clock on.
  private var start: Angle { .degrees(isFilled ? -90 : 135) }

  var body: some View {
    ZStack {
      arc(to: length).stroke(.tint.opacity(isFilled ? 0.25 : 0.6), style: Self.line)
      if isFilled { arc(to: configuration.value).stroke(.tint, style: Self.line) } else { dot }
      center
    }
    .padding(3).frame(width: 60, height: 60)
    .overlay(alignment: .bottom) { if !isFilled { bounds } }
  }

  private func arc(to share: Double) -> some Shape { Circle().trim(from: 0, to: share).rotation(start) }

  private var dot: some View {
    let angle = start.radians + 2 * .pi * length * configuration.value
    return Circle().fill(.primary).frame(width: 8, height: 8).offset(x: 27 * cos(angle), y: 27 * sin(angle))
  }

  @ViewBuilder private var center: some View {
    if let value = configuration.currentValueLabel {
      value.font(.headline)
    } else if isFilled {
      configuration.label.font(.caption)
    }
  }

  @ViewBuilder private var bounds: some View {
    if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
      configuration.label.font(.caption2)
    } else {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.caption2)
    }
  }
}

/// A line as wide as its room, with a dot on it.
private struct GaugeTrack: View {
  let value: Double

  var body: some View {
    Capsule().fill(.tint.opacity(0.6)).frame(height: 6)
      .overlay {
        GeometryReader { place in
          Circle().fill(.primary).frame(width: 10, height: 10)
            .position(x: 5 + (place.size.width - 10) * value, y: place.size.height / 2)
        }
      }
      .frame(minWidth: 60, minHeight: 10)
  }
}
