import ViewGraph

/// What is marked along the track of a slider: a tick, or several. As SwiftUI documents it. Claim CT47.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  /// The type of the values that are marked.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the ticks together.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks.
  var body: Body { get }
}

/// A mark at a value of a slider, with words below it if they are said. As SwiftUI documents it. Claim CT47.
///
/// Of the view of a label the words of its texts are shown. A value outside of the slider's bounds has no mark.
@MainActor @preconcurrency
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// What tells a tick from others: its value.
  public struct ID: Hashable, Sendable { fileprivate let place: Double }

  /// The type of the value.
  public typealias Value = V

  nonisolated let place: Double
  let label: AnyView?

  private init(_ value: V, _ label: AnyView?) { (place, self.label) = (Double(value), label) }

  /// A mark at a value.
  public init(_ value: V) { self.init(value, nil) }

  /// A mark at a value, with a label.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.init(value, AnyView(label())) }

  /// A mark at a value, with a translated label.
  public init(_ value: V, _ titleKey: LocalizedStringKey) { self.init(value, AnyView(Text(titleKey))) }

  /// A mark at a value, with a translated label. Claim TX21.
  @_disfavoredOverload
  public init(_ value: V, _ titleResource: LocalizedStringResource) {
    self.init(value, LocalizedStringKey(titleResource))
  }

  /// A mark at a value, with a label.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ value: V, _ title: Title) { self.init(value, AnyView(Text(title))) }

  /// The tick itself.
  public var body: CollectionOfOne<SliderTick> { CollectionOfOne(self) }
}

extension SliderTick: Identifiable, Comparable {
  /// What tells the tick from others.
  public nonisolated var id: ID { ID(place: place) }

  /// Two ticks of one value are the same.
  public nonisolated static func == (left: SliderTick, right: SliderTick) -> Bool { left.place == right.place }

  /// Ticks are in the order of their values.
  public nonisolated static func < (left: SliderTick, right: SliderTick) -> Bool { left.place < right.place }
}

/// Ticks for the elements of a collection. As SwiftUI documents it. Claim CT47.
@MainActor @preconcurrency
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the values that are marked.
  public typealias Value = Content.Value

  /// The ticks.
  public let body: [SliderTick<Content.Value>]

  /// Ticks for each value; an element that lies on another one's value is one mark with it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) where Data.Element == Content.Value { body = data.flatMap { Array(content($0).body) } }
}

/// Makes the ticks of a slider from a block. As SwiftUI documents it.
@resultBuilder @MainActor @preconcurrency
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Ticks at such values.
  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: Array(content.body))
  }

  /// Ticks in their order.
  public static func buildBlock(_ content: TupleSliderTickContent<V>...) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: content.flatMap(\.body))
  }

  /// Ticks that may be missing.
  public static func buildIf(_ content: TupleSliderTickContent<V>?) -> TupleSliderTickContent<V> {
    content ?? TupleSliderTickContent(body: [])
  }

  /// The ticks of the first branch.
  public static func buildEither(first: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> { first }

  /// The ticks of the second branch.
  public static func buildEither(second: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> { second }
}

/// The ticks of a block. As SwiftUI documents it.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  /// The ticks.
  public let body: [SliderTick<Value>]
}
