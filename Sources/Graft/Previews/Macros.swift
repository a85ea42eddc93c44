#if Macros
  import ViewGraph

  /// Makes a value of the environment, of transactions, or of the focus from a property with a default value. Claim EN4.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   @Entry var rowLimit: Int = 20
  /// }
  /// ```
  ///
  /// Needs the package's trait `Macros`. The property belongs into an extension of `EnvironmentValues`, `Transaction` or
  /// `FocusedValues`, where it has no value; an optional one without a value is nil. The default is evaluated for each read where the property's type is written,
  /// and once where it is not; then it must be `Sendable`.
  @attached(accessor) @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "GraftMacros", type: "EntryMacro")

  /// An example of a view, which `PreviewGallery` shows under the name, or else that of the file. Claim UI10.
  ///
  /// ```swift
  /// #Preview("three new") { Badge(count: .constant(3)) }
  /// ```
  ///
  /// Needs the package's trait `Macros`, and Swift 6.3.
  @freestanding(declaration)
  public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "GraftMacros", type: "PreviewMacro")

  /// An example of a view of which more is said than its name: the room that it is shown in. Claim UI10.
  ///
  /// ```swift
  /// #Preview("narrow", traits: .fixedLayout(width: 200, height: 100)) { Badge(count: .constant(3)) }
  /// ```
  ///
  /// Needs the package's trait `Macros`, and Swift 6.3. Of several rooms the last one counts.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "GraftMacros", type: "PreviewMacro")

  /// Makes state, or another dynamic property, that an example declares among its views a property of the example.
  ///
  /// ```swift
  /// #Preview {
  ///   @Previewable @State var count = 3
  ///   Badge(count: $count)
  /// }
  /// ```
  ///
  /// As SwiftUI documents it. Needs the package's trait `Macros`. It may not use what the closure declares beside it.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "GraftMacros", type: "PreviewableMacro")

  /// Animates all variables of a struct that are stored in it: its animatable data is made of theirs. Claim MO53.
  ///
  /// ```swift
  /// @Animatable
  /// struct Wedge: Shape {
  ///   var start: Angle
  ///   var end: Angle
  ///   @AnimatableIgnored var isFilled: Bool
  ///   …
  /// }
  /// ```
  ///
  /// As SwiftUI documents it. Needs the package's trait `Macros`, and the type of each variable. Constants and variables with
  /// a property wrapper are left out; any other variable must be `Animatable` or be marked as ignored.
  @attached(member, names: named(animatableData)) @attached(extension, conformances: Animatable)
  public macro Animatable() = #externalMacro(module: "GraftMacros", type: "AnimatableMacro")

  /// Leaves a variable out of what `@Animatable` animates. As SwiftUI documents it. Needs the package's trait `Macros`.
  @attached(peer)
  public macro AnimatableIgnored() = #externalMacro(module: "GraftMacros", type: "AnimatableIgnoredMacro")
#endif
