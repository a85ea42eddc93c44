import Foundation
import ViewGraph

extension View {
  /// Shows a pane beside the view, at its trailing edge, while a source is true. It is not modal, and its border can be dragged;
  /// dragged to less than half of its least width, the pane closes and false is written. In a window narrower than 600 pixels
  /// it is a sheet. The view fills what is left. Claim PR27.
  public func inspector<Inspector: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Inspector
  ) -> some View { modifier(InspectorPresenting(isPresented: isPresented, inspector: content)) }

  /// Fixes the width of the inspector that this view is in, in pixels. Claim PR27.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(min: width, ideal: width, max: width)
  }

  /// Bounds the width of the inspector that this view is in, in pixels. Claim PR27.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    preference(
      key: InspectorWidthKey.self,
      value: ColumnWidth(
        minimum: min ?? Swift.min(ideal, ColumnWidth.inspector.minimum), ideal: ideal,
        maximum: max ?? Swift.max(ideal, ColumnWidth.inspector.maximum)))
  }
}

extension ColumnWidth {
  fileprivate static let inspector = ColumnWidth(minimum: 200, ideal: 270, maximum: 450)
}

private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// A view with a pane beside it.
private struct InspectorPresenting<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: () -> Inspector
  @State private var limits = ColumnWidth.inspector
  @State private var dragged: CGFloat?
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented, !isCompact {
        border
        pane
      }
    }
    .sheet(isPresented: sheet) { DeferredContent(make: inspector) }
  }

  private var isCompact: Bool { sizeClass == .compact }

  private var width: CGFloat { limits.clamped(dragged ?? limits.ideal) }

  /// In a narrow window the pane is a sheet; one that closes as the window grows was not closed by anybody.
  private var sheet: Binding<Bool> {
    Binding {
      isPresented && isCompact
    } set: { [$isPresented] in
      $isPresented.wrappedValue = $0
    }
  }

  private var border: some View {
    ColumnBorder(isFixed: limits.minimum == limits.maximum) { distance, start in
      let wanted = start - distance
      if wanted < limits.minimum / 2 { isPresented = false } else { dragged = limits.clamped(wanted) }
    } start: {
      width
    }
    .frame(width: 9)
  }

  /// It does not name the window.
  private var pane: some View {
    DeferredContent(make: inspector)
      .frame(maxHeight: .infinity)
      .frame(width: width)
      .transformPreference(NavigationTraitsKey.self) { $0 = NavigationTraits() }
      .onPreferenceChange(InspectorWidthKey.self) { limits = $0 ?? .inspector }
  }
}
