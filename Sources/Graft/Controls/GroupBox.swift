import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// A frame around views, with a title above. Claim CT45; otherwise as SwiftUI documents it.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyles) private var styles

  /// Views with any title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// What the style makes of it: by itself the title above the frame.
  public var body: some View {
    if let style = styles.nearest {
      style.view(
        of: GroupBoxStyleConfiguration(label: _StylePart(label), content: _StylePart(content)), \.groupBoxStyles)
    } else {
      BuiltInGroupBox(label: label, content: content)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// Views with a text as title. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views with a translated text as title. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(LocalizedStringKey(titleResource), content: content)
  }

  /// Views with a text as title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox {
  /// Views with a title. The older form.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content) { label } }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style was given, in the next outer style. Claim SY6.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The library's own box: GTK's frame.
struct BuiltInGroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label.font(.headline)
      BoxFrame(
        name: ViewTitle.name(of: label, in: locale), content: VStack(alignment: .leading) { content }.padding(10))
    }
  }
}

private struct BoxFrame<Content: View>: EmbeddingRepresentable {
  let name: String?
  let content: Content

  var embedded: Content { content }

  func makeGtkWidget(context: Context) -> Widget { Widget(gtk_frame_new(nil)) }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_frame_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }
}
