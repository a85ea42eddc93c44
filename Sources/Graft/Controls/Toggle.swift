import ViewGraph

/// A control that is on or off. What it looks like is said by `toggleStyle(_:)`; by itself it is a check box, a
/// switch in the row of a form, and a button in a bar.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let isMixed: () -> Bool
  private let label: Label
  @Environment(\.toggleStyles) private var styles

  /// Turns a bound value on and off. As SwiftUI documents it.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    isMixed = { false }
    self.label = label()
  }

  /// Turns several bound values on and off: on when all are, off when none is, else mixed; what is mixed is turned on by a
  /// click. Claim CT11; otherwise as SwiftUI documents it.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let states = { sources.map { $0[keyPath: isOn] } }
    _isOn = Binding {
      let states = states()
      return !states.isEmpty && states.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for state in states() { state.wrappedValue = isOn }
    }
    isMixed = { Set(states().map(\.wrappedValue)).count == 2 }
    self.label = label()
  }

  /// What the style makes of the toggle.
  public var body: some View {
    let style = styles.nearest
    let look = style == nil ? ToggleLook.automatic : (style as? any BuiltInToggleStyle)?.onlyLook
    if let look {
      BuiltInToggle(look: look, isOn: $isOn, isMixed: isMixed(), label: label)
    } else {
      style?.view(
        of: ToggleStyleConfiguration(label: _StylePart(label), isOn: $isOn, isMixed: isMixed()), \.toggleStyles)
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: ToggleStyleConfiguration) {
    _isOn = configuration.$isOn
    isMixed = { configuration.isMixed }
    label = configuration.label
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text. Claim UI17.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  /// A toggle with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), isOn: isOn)
  }

  /// A toggle with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle of several values with a text. Claim CT11.
  public init<Sources: RandomAccessCollection>(
    _ key: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(key) } }

  /// A toggle of several values with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(LocalizedStringKey(titleResource), sources: sources, isOn: isOn) }

  /// A toggle of several values with a text. Claim CT11.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == Graft.Label<Text, Image> {
  /// A toggle with an icon of the user's theme and a text. Claim UI17; otherwise as SwiftUI documents it.
  public init(_ key: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Graft.Label(key, systemImage: systemImage) }
  }

  /// A toggle with an icon of the user's theme and a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
  }

  /// A toggle with an icon of the user's theme and a text. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Graft.Label(title, systemImage: systemImage) }
  }

  /// A toggle of several values with an icon of the user's theme and a text. Claim CT11.
  public init<Sources: RandomAccessCollection>(
    _ key: LocalizedStringKey, systemImage: String, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Graft.Label(key, systemImage: systemImage) } }

  /// A toggle of several values with an icon of the user's theme and a text. Claim CT11.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { Graft.Label(title, systemImage: systemImage) } }
}

extension Toggle: SingleView {}
