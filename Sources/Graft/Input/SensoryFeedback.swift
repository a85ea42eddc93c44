import ViewGraph

/// What the user feels or hears when something happens. As SwiftUI documents it; a desktop gives none of it.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// Something was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen beyond something.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen below something.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged has come to a line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level of pressure is another.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things have met.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight have met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Things that bend have met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// How heavy things are that meet.
  public enum Weight: Sendable { case light, medium, heavy }

  /// How far things bend that meet.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

extension View {
  /// Changes nothing: a desktop gives no feedback that is felt.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger) -> some View { self }

  /// Changes nothing: a desktop gives no feedback that is felt, and the condition is not asked.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Changes nothing: a desktop gives no feedback that is felt, and the function is not called.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }
}
