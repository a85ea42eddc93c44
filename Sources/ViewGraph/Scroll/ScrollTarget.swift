import Foundation

/// What a scroll view is to show, in the coordinates of its content. As SwiftUI documents it.
public struct ScrollTarget: Hashable {
  /// What can be seen then.
  public var rect: CGRect
  /// The point of the rect that is to be at the same point of what can be seen; nil for the top leading one.
  public var anchor: UnitPoint?

  /// Shows a rect.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// What a behaviour knows of the scrolling whose end it says. The values of the environment are among it. As SwiftUI documents
/// it.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was shown when the user began.
  public let originalTarget: ScrollTarget
  /// How fast the user has let go, in pixels a second.
  public let velocity: CGVector
  /// The size of the content, without its margins.
  public let contentSize: CGSize
  /// The size of what can be seen of it.
  public let containerSize: CGSize
  /// Along which is scrolled.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// What was done, unless it was a gesture.
  let step: ScrollStep?
  /// The places of the views in the scroll view's `scrollTargetLayout()`, as far as they are built.
  let targets: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// What a behaviour knows of the scroll view that it asks something of. As SwiftUI documents it.
public struct ScrollTargetBehaviorPropertiesContext {
  /// Along which is scrolled.
  public let axes: Axis.Set
  /// The scroll view's environment.
  public let environment: EnvironmentValues
}

/// What a behaviour asks of a scroll view. As SwiftUI documents it.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a gesture scrolls by itself no further than what can be seen is long; false unless said.
  public var limitsScrolls = false

  /// Nothing.
  public init() {}
}

/// Says where scrolling ends that the user has begun. As SwiftUI documents it. Claim SC21.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// What is known of the scrolling.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What is asked of the scroll view.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What is known of the scroll view.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// What the behaviour asks of the scroll view, before each target; nothing by itself.
  func properties(context: PropertiesContext) -> Properties

  /// Moves the target, which is where scrolling would end by itself. Called once at the end of each gesture; what is beyond the
  /// ends of the content is moved back to them.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// A behaviour of a type that is known only at run time.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior

  /// Does as another behaviour.
  public init(_ behavior: some ScrollTargetBehavior) { self.behavior = behavior }

  /// Asks the behaviour.
  public func properties(context: PropertiesContext) -> Properties { behavior.properties(context: context) }

  /// Asks the behaviour.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }
}
