#if DEBUG
  /// A key of the environment at one place, as something that can be read.
  final class EnvironmentSource: DependencySource {
    private weak var scope: EnvironmentScope?
    private let key: ObjectIdentifier

    init(of key: ObjectIdentifier, in scope: EnvironmentScope) {
      self.key = key
      self.scope = scope
    }

    /// What was set; nil where the default holds.
    @MainActor override var currentValue: Any? { scope?.setValue(of: key) }

    @MainActor override var placeName: String? { scope?.name(of: key).map { "the environment's \($0)" } }
  }
#endif
