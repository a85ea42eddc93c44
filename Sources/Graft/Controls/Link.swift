import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A control that opens a URL, by the `openURL` of its surroundings; in a menu, an item that does.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.menuSession) private var menu
  @Environment(\.openURL) private var openURL

  /// A link whose label is any view. As SwiftUI documents it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A link button, or the item of a menu.
  public var body: some View {
    if menu == nil {
      LinkButton(destination: destination, label: label)
    } else {
      Button {
        openURL(destination)
      } label: {
        label
      }
    }
  }
}

/// GTK's button that is a link.
private struct LinkButton<Label: View>: EmbeddingRepresentable {
  let destination: URL
  let label: Label

  var embedded: Label { label }

  var isPressedAsOne: Bool { true }

  func makeCoordinator() -> LinkCoordinator { LinkCoordinator() }

  /// A link button without a label yet; its tooltip is the URL.
  func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_link_button_new(""))
    let coordinator = context.coordinator
    button.connect(answering: "activate-link") { _ in
      coordinator.open()
      return true
    }
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.open = { [openURL = context.environment.openURL, destination] in openURL(destination) }
    gtkWidget["uri"] = destination.absoluteString
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  static var centersSingleWidget: Bool { true }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }

  static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}

extension Link: SingleView {}

extension Link where Label == Text {
  /// A link with a text. Claim UI17; otherwise as SwiftUI documents it.
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  /// A link with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(LocalizedStringKey(titleResource), destination: destination)
  }

  /// A link with a text. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What a link keeps between updates.
@MainActor
private final class LinkCoordinator {
  var open: () -> Void = {}
}
