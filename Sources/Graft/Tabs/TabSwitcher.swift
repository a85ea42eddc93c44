import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// The tabs of a tab view, of which one is pressed. Claim NV33.
struct TabSwitcher: View {
  let tabs: [TabEntry]
  let shown: TabEntry.ID?
  let model: TabModel
  /// Below each other, under the headings of their sections.
  let isColumn: Bool

  var body: some View {
    if isColumn {
      RoleBox(
        role: GTK_ACCESSIBLE_ROLE_TAB_LIST,
        content: VStack(alignment: .leading, spacing: 2) {
          ForEach(tabs) { tab in
            if let heading = tab.heading {
              HStack {
                heading.font(.headline).foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
                if let actions = tab.actions {
                  Spacer()
                  actions
                }
              }
              .padding(.top, 10)
            }
            button(of: tab)
          }
        })
    } else {
      RoleBox(role: GTK_ACCESSIBLE_ROLE_TAB_LIST, content: HStack(spacing: 4) { ForEach(tabs) { button(of: $0) } })
    }
  }

  private func button(of tab: TabEntry) -> some View {
    SwitcherTab(
      id: tab.id, isShown: tab.id == shown, label: model.label(of: tab), badge: tab.badge, isColumn: isColumn,
      model: model)
  }
}

/// The button of one tab, of what can be compared: where another tab is chosen, those of the two are made anew.
private struct SwitcherTab: View {
  let id: TabEntry.ID
  let isShown: Bool
  let label: AnyView?
  let badge: Text?
  let isColumn: Bool
  let model: TabModel
  @Environment(\.locale) private var locale

  var body: some View {
    TabButton(
      isOn: Binding {
        isShown
      } set: {
        if $0 { model.choose(id) }
      }, name: name, label: inside)
  }

  private var name: String {
    [label, badge.map { AnyView($0) }].compactMap { $0.map { ViewTitle(of: $0, in: locale).text } }
      .joined(separator: " ")
  }

  private var inside: some View {
    HStack(spacing: 6) {
      label.labelStyle(.titleAndIcon)
      if isColumn { Spacer(minLength: 0) }
      if let badge { BadgeMark(text: badge) }
    }
    .lineLimit(1)
  }
}

/// Tabs in a column beside the content, which scrolls where there are more than fit.
struct TabSidebar: View {
  let switcher: TabSwitcher

  var body: some View { ScrollView { switcher.padding(6) }.frame(width: 200) }
}

/// A badge beside the label of a tab.
struct BadgeMark: View {
  let text: Text

  var body: some View {
    text.font(.caption).bold().padding(.horizontal, 6).padding(.vertical, 1)
      .background(.secondary.opacity(0.3), in: Capsule())
  }
}

/// One tab: a flat button that stays pressed.
private struct TabButton<Label: View>: EmbeddingRepresentable {
  @Binding var isOn: Bool
  /// What it is called, where that is known; else as the labels inside say.
  let name: String
  let label: Label

  var embedded: Label { label }

  var isPressedAsOne: Bool { true }

  func makeCoordinator() -> EditCoordinator<Bool> { EditCoordinator($isOn) }

  func makeGtkWidget(context: Context) -> Widget {
    let button = ToggleKind.toggle.makeWidget(context.coordinator)
    button["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_TAB.rawValue)
    gtk_widget_add_css_class(button.widgetObject, "flat")
    return button
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    ToggleKind.toggle.show(
      $isOn, isMixed: false, named: name, in: gtkWidget, context.coordinator, context.environment)
    gtkWidget.setAccessibleSelected(isOn)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name.isEmpty ? nil : name)
  }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }

  static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}

/// Dots that show which page of several is shown, and lead to each. Claim NV35.
struct PageDots: View {
  let tabs: [TabEntry]
  let shown: TabEntry.ID?
  let model: TabModel

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        Button {
          model.choose(tab.id)
        } label: {
          Circle().fill(.primary.opacity(tab.id == shown ? 0.9 : 0.3)).frame(width: 8, height: 8).padding(4)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(.own("Page \(index + 1)"))
      }
    }
    .padding(6)
  }
}
