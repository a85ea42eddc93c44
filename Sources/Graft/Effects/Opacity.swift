import CGTK
import GTKBridge
import GTKSupport
import ViewGraph

/// How far a view is seen through.
struct Opacity: IslandEffect, @MainActor Animatable {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  var invalidParameter: String? { opacity.isFinite ? nil : "an opacity is \(opacity)" }

  /// What is no number hides nothing.
  private var shown: Double { opacity.isFinite ? min(max(opacity, 0), 1) : 1 }

  func treatment(in environment: EnvironmentValues) -> IslandTreatment {
    IslandTreatment(filter: OpacityFilter(opacity: shown))
  }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    // What is behind a view that cannot be seen can be clicked.
    gtk_widget_set_can_target(widget.widgetObject, shown > 0 ? 1 : 0)
  }
}

/// That each leaf is drawn with an opacity from 0 to 1.
package struct OpacityFilter: IslandFilter {
  package static var isOfLeaves: Bool { true }

  package let opacity: Double

  package func draw(in drawing: Drawing, _ content: (OpaquePointer) -> Void) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return content(drawing.snapshot) }
    gtk_snapshot_push_opacity(drawing.snapshot, opacity)
    content(drawing.snapshot)
    gtk_snapshot_pop(drawing.snapshot)
  }
}

/// That a view keeps its room, and is neither seen nor used.
struct Hiding: IslandEffect {
  static var traits: IslandTraits { .isHidden }

  func update(_ widget: Widget, _ coordinator: Void, environment: EnvironmentValues) {
    gtk_widget_set_can_focus(widget.widgetObject, 0)
    widget.setAccessibleHidden(true)
  }
}

extension View {
  /// Makes the view transparent, from 0 for what cannot be seen to 1 for what cannot be seen through.
  ///
  /// A view that cannot be seen takes no clicks: those behind it do (FX9). Of views in front of each other each is seen
  /// through for itself, unless they are a `compositingGroup()` (FX10); a control, a representable and a scroll view are one.
  /// As SwiftUI documents it.
  public func opacity(_ opacity: Double) -> some View {
    ModifiedItems(content: self, modifier: Opacity(opacity: opacity))
  }

  /// Hides the view: it keeps its room and its state, and takes no input (FX23). As SwiftUI documents it.
  public func hidden() -> some View { ModifiedItems(content: self, modifier: Hiding()) }
}
