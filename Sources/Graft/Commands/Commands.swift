import ViewGraph

/// Commands of the windows of a scene, in their menu. As SwiftUI documents it. Claims MN14 and MN15.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of commands that `body` returns.
  associatedtype Body: Commands
  /// The runtime's requirement: what keeps the identity of the items.
  associatedtype _CommandsView: View

  /// The commands.
  @CommandsBuilder var body: Body { get }

  /// The runtime's requirement. Commands with a `body` never supply it.
  var _commandsView: _CommandsView { get }
}

extension Commands {
  /// The default: commands with a body.
  public var _commandsView: _CommandsComponent<Self> { _CommandsComponent(commands: self) }
}

extension Commands where Body == Never {
  /// Never called.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension Never: Commands {
  public var _commandsView: EmptyView { EmptyView() }
}

/// Commands of a program's own, as the runtime evaluates them.
public struct _CommandsComponent<Content: Commands>: View {
  private var property: StyleProperty<Content>

  init(commands: Content) { property = StyleProperty(style: commands) }

  public var body: Content.Body._CommandsView { property.style.body._commandsView }
}

/// Several commands of one block, one after the other, or none.
public struct _TupleCommands<each Content: Commands>: Commands {
  public typealias Body = Never

  let content: (repeat each Content)

  /// The runtime's requirement.
  public var _commandsView: some View { ViewBuilder.buildBlock(repeat (each content)._commandsView) }
}

/// Commands that are there under a condition.
public struct _OptionalCommands<Content: Commands>: Commands {
  public typealias Body = Never

  let content: Content?

  /// The runtime's requirement.
  @ViewBuilder public var _commandsView: some View { if let content { content._commandsView } }
}

/// No commands. Claim MN14.
public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Nothing.
  public init() {}

  /// The runtime's requirement.
  public var _commandsView: EmptyView { EmptyView() }
}

/// Builds commands from the statements of a block.
@MainActor @preconcurrency @resultBuilder
public enum CommandsBuilder {
  /// One of them.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Several, or none.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _TupleCommands<
    repeat each Content
  > { _TupleCommands(content: (repeat each content)) }

  /// Commands that are there under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }

  /// Commands that not all systems have.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// A menu of commands: a menu in that of the window, between those for views and for windows. Claim MN14.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never

  private let title: Text
  private let content: () -> Content

  /// A menu with a text.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(LocalizedStringKey(nameResource), content: content)
  }

  /// A menu with a text.
  public init(_ name: Text, @ViewBuilder content: @escaping () -> Content) {
    title = name
    self.content = content
  }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(name), content: content)
  }

  /// The runtime's requirement.
  public var _commandsView: some View { CommandPart(kind: .menu(title), content: DeferredContent(make: content)) }
}

/// Commands beside standard ones, or in their place: a section of the window's menu. Claim MN14.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never

  private let content: Content
  private let placement: CommandGroupPlacement
  private let position: CommandPosition

  /// Commands before standard ones.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (content, placement, position) = (addition(), group, .before)
  }

  /// Commands after standard ones.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (content, placement, position) = (addition(), group, .after)
  }

  /// Commands in place of standard ones, whose keys are free then. Claim MN16.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (content, placement, position) = (addition(), group, .replacing)
  }

  /// The runtime's requirement.
  public var _commandsView: some View { CommandPart(kind: .group(placement, position), content: content) }
}

/// Where standard commands are. As SwiftUI documents it.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  public static let appInfo = Self(name: "appInfo")
  public static let appSettings = Self(name: "appSettings")
  public static let systemServices = Self(name: "systemServices")
  public static let appVisibility = Self(name: "appVisibility")
  public static let appTermination = Self(name: "appTermination")
  public static let newItem = Self(name: "newItem")
  public static let saveItem = Self(name: "saveItem")
  public static let importExport = Self(name: "importExport")
  public static let printItem = Self(name: "printItem")
  public static let undoRedo = Self(name: "undoRedo")
  public static let pasteboard = Self(name: "pasteboard")
  public static let textEditing = Self(name: "textEditing")
  public static let textFormatting = Self(name: "textFormatting")
  public static let toolbar = Self(name: "toolbar")
  public static let sidebar = Self(name: "sidebar")
  public static let windowSize = Self(name: "windowSize")
  public static let windowList = Self(name: "windowList")
  public static let singleWindowList = Self(name: "singleWindowList")
  public static let windowArrangement = Self(name: "windowArrangement")
  public static let help = Self(name: "help")
}
