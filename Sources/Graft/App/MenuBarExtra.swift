import Foundation
import ViewGraph

/// Something of the program in the bar of the desktop, which this one does not have: nothing is shown, and that is reported once
/// as `missingMenuBar`. With `defaultLaunchBehavior(.presented)` the content is a window instead, which is there when the
/// program begins. Claim MN30.
///
/// ```swift
/// MenuBarExtra("Timer", systemImage: "timer") { Button("Start") { start() } }.defaultLaunchBehavior(.presented)
/// ```
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never

  private let title: Text
  private let isInserted: Bool
  private let content: Content

  fileprivate init(_ title: Text, _ isInserted: Binding<Bool>?, _ content: Content) {
    (self.title, self.isInserted, self.content) = (title, isInserted?.wrappedValue ?? true, content)
  }

  /// The runtime's requirement.
  public var _sceneView: some View { MenuBarScene(title: title, isInserted: isInserted, content: content) }
}

extension MenuBarExtra {
  /// One with a label that is any view. A window with the content is titled with the program's name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(Text(verbatim: ProcessInfo.processInfo.processName), nil, content())
  }

  /// One that is there while a binding says so, with a label that is any view.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(Text(verbatim: ProcessInfo.processInfo.processName), isInserted, content())
  }
}

extension MenuBarExtra where Label == Text {
  /// One with a title in the user's own locale.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// One with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// One with a title in the user's own locale, that is there while a binding says so.
  public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), isInserted, content())
  }

  /// One with a title, that is there while a binding says so.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), isInserted, content())
  }
}

extension MenuBarExtra where Label == Graft.Label<Text, Image> {
  /// One with a symbol, and a title in the user's own locale.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// One with a symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// One with a symbol, and a title in the user's own locale, that is there while a binding says so.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content())
  }

  /// One with a symbol and a title, that is there while a binding says so.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), isInserted, content())
  }

  /// One with an image, and a title in the user's own locale, that is there while a binding says so.
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), isInserted, content())
  }

  /// One with an image and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// One with an image, and a title in the user's own locale.
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }
}

/// A window with what a bar would have had, or nothing.
private struct MenuBarScene<Content: View>: View {
  let title: Text
  let isInserted: Bool
  let content: Content
  @Environment(\.launchBehavior) private var launch
  @Environment(\.locale) private var locale

  var body: some View {
    if launch == .presented, isInserted {
      WindowScene(
        form: WindowForm(title: title, id: "MenuBarExtra \(title.name)", role: .single, isExtra: true),
        content: VStack(alignment: .leading) { content }.padding())
    } else {
      EmptyView().onChange(of: isInserted, initial: true) { if isInserted { report() } }
    }
  }

  private func report() {
    let title = title.string(in: locale)
    Diagnostics.report(
      .missingMenuBar, place: title,
      "the desktop has no bar in which “\(title)” could be; .defaultLaunchBehavior(.presented) opens it as a window")
  }
}

/// How the content of a `MenuBarExtra` is shown. As SwiftUI documents it, but that this desktop shows none. Claim MN30.
public protocol MenuBarExtraStyle {}

/// As the desktop does it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public init() {}
}

/// As a window below the bar.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The style.
  public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the desktop does it.
  public static var automatic: Self { Self() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: Self { Self() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a window below the bar.
  public static var window: Self { Self() }
}

extension Scene {
  /// Says how the content of a `MenuBarExtra` is shown; on this desktop it changes nothing. Claim MN30.
  public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }
}
