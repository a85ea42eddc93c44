import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A control that opens a URL, by the `openURL` of its surroundings.
public struct Link<Label: View>: EmbeddingRepresentable {
  private let destination: URL
  private let label: Label

  /// A link whose label is any view. As SwiftUI documents it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

// MARK: - What the runtime asks

@_documentation(visibility: internal)
extension Link {
  package var embedded: Label { label }

  /// Keeps the latest destination.
  public func makeCoordinator() -> LinkCoordinator { LinkCoordinator() }

  /// A link button without a label yet; its tooltip is the URL.
  public func makeGtkWidget(context: Context) -> Widget {
    let button = Widget(gtk_link_button_new(""))
    let coordinator = context.coordinator
    button.connect(answering: "activate-link") { _ in
      coordinator.open()
      return true
    }
    return button
  }

  /// Keeps what the latest evaluation has.
  public func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    context.coordinator.open = { [openURL = context.environment.openURL, destination] in openURL(destination) }
    gtkWidget["uri"] = destination.absoluteString
    gtkWidget.setEnabled(context.environment.isEnabled)
  }

  package static var centersSingleWidget: Bool { true }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(
      gtkWidget.object.cast(), inside.widgetObject)
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}

extension Link where Label == Text {
  /// A link with a text. Claim UI17; otherwise as SwiftUI documents it.
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(key) }
  }

  /// A link with a text. As SwiftUI documents it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// What a link keeps between updates.
@MainActor @_documentation(visibility: internal)
public final class LinkCoordinator {
  var open: () -> Void = {}
}
