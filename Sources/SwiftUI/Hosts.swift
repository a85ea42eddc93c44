// Another name for each class: a hosting controller has to be a controller under these names as well.

/// An imperative owner of a widget. As UIKit's, but for the names of its lifecycle; see `GtkWidgetController`.
public typealias UIViewController = GtkWidgetController
/// A controller that shows a view; see `GtkHostingController`.
public typealias UIHostingController = GtkHostingController
/// An imperative owner of a widget; see `GtkWidgetController`.
public typealias NSViewController = GtkWidgetController
/// A controller that shows a view; see `GtkHostingController`.
public typealias NSHostingController = GtkHostingController
/// A widget that shows a view; see `GtkHostingWidget`.
public typealias NSHostingView = GtkHostingWidget
/// A widget of any GTK library.
public typealias UIView = Widget
/// A widget of any GTK library.
public typealias NSView = Widget

/// What a representable is given; see `GtkRepresentableContext`.
public typealias UIViewRepresentableContext = GtkRepresentableContext
/// What a representable is given; see `GtkRepresentableContext`.
public typealias UIViewControllerRepresentableContext = GtkRepresentableContext
/// What a representable is given; see `GtkRepresentableContext`.
public typealias NSViewRepresentableContext = GtkRepresentableContext
/// What a representable is given; see `GtkRepresentableContext`.
public typealias NSViewControllerRepresentableContext = GtkRepresentableContext

extension GtkWidgetController {
  /// The controller's widget.
  public final var view: Widget { widget }
}
