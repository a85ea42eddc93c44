import CGTK
import Foundation
import GTKBridge
import GTKSupport
import ViewGraph

/// A picker as buttons in a row, of which one is pressed. Claim CT9.
struct PickerSegments: View {
  let offer: PickerOffer

  var body: some View {
    ChoiceGroup(
      offer: offer, isLinked: true,
      content: SegmentsLayout {
        ForEach(offer.choices.filter { $0.kind == .choice }) { choice in
          PressedToggle(kind: .toggle, isOn: choice.isOn, isMixed: false, label: choice.view.lineLimit(1))
        }
      })
  }
}

/// Buttons beside each other, each with its whole label where there is room for all, and those whose labels take more share
/// what is left, unless they would be higher than they are offered and like to be. Where there is not, those that need no more
/// than their share are whole, and the others share what these leave.
private struct SegmentsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let widths = widths(of: subviews, in: proposal)
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: proposal.height)).height
    }
    return CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (view, width) in zip(subviews, widths(of: subviews, in: proposal)) {
      let offer = ProposedViewSize(width: width, height: bounds.height)
      view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
      x += width
    }
  }

  private func widths(of subviews: Subviews, in room: ProposedViewSize) -> [CGFloat] {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    let widths = ideal.map(\.width)
    guard let length = room.width else { return widths }
    let left = length - widths.reduce(0, +)
    if left < 0 { return self.widths(widths, of: subviews, cutTo: length) }
    let height = max(room.height ?? 0, ideal.map(\.height).max() ?? 0)
    return self.widths(widths, of: subviews, with: left, upTo: height)
  }

  /// The widths with what is left beside them, of which those that take least are asked first.
  private func widths(
    _ ideal: [CGFloat], of subviews: Subviews, with surplus: CGFloat, upTo height: CGFloat
  ) -> [CGFloat] {
    func width(_ index: Int, with share: CGFloat) -> CGFloat {
      self.width(of: subviews[index], between: ideal[index], and: ideal[index] + share, upTo: height)
    }
    guard surplus > 0 else { return ideal }
    let taken = ideal.indices.map { width($0, with: surplus) - ideal[$0] }
    var (widths, left) = (ideal, surplus)
    for (position, index) in ideal.indices.sorted(by: { taken[$0] < taken[$1] }).enumerated() where taken[index] > 0 {
      widths[index] = width(index, with: left / CGFloat(ideal.count - position))
      if left.isFinite { left -= widths[index] - ideal[index] }
    }
    return widths
  }

  /// How much of a width a button takes that is to be no higher than this: with a picture that keeps its ratio it may be.
  private func width(
    of button: LayoutSubview, between ideal: CGFloat, and offered: CGFloat, upTo height: CGFloat
  ) -> CGFloat {
    func size(_ width: CGFloat) -> CGSize { button.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    let whole = size(offered)
    guard whole.height > height, whole.width.isFinite else { return whole.width }
    var (fitting, tooWide) = (ideal, whole.width)
    while tooWide - fitting > 1 {
      let middle = (fitting + tooWide) / 2
      if size(middle).height > height { tooWide = middle } else { fitting = middle }
    }
    return fitting.rounded(.down)
  }

  private func widths(_ ideal: [CGFloat], of subviews: Subviews, cutTo length: CGFloat) -> [CGFloat] {
    var (widths, room) = (ideal, length)
    for (position, index) in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }).enumerated() {
      let share = max(room, 0) / CGFloat(widths.count - position)
      if widths[index] > share {
        widths[index] = subviews[index].sizeThatFits(ProposedViewSize(width: share, height: nil)).width
      }
      room -= widths[index]
    }
    return widths
  }
}

/// A picker as radio buttons. Claim CT9.
struct PickerRadioGroup: View {
  let offer: PickerOffer
  @State private var group = RadioGroup()
  @Environment(\.radioAxis) private var axis

  var body: some View {
    ChoiceGroup(
      offer: offer, isLinked: false,
      content: (axis == .vertical
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))) {
          ForEach(offer.choices) { choice in
            if choice.kind == .choice {
              RadioButton(group: group, isOn: choice.isOn, label: choice.view)
            } else {
              choice.view
            }
          }
        })
  }
}

/// The buttons of a picker, as one thing that has its name.
private struct ChoiceGroup<Content: View>: EmbeddingRepresentable {
  let offer: PickerOffer
  let isLinked: Bool
  let content: Content

  var embedded: Content { content }

  var isAsLargeAsContent: Bool { true }

  func makeGtkWidget(context: Context) -> Widget {
    let box = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    let role = isLinked ? GTK_ACCESSIBLE_ROLE_GROUP : GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    box["accessible-role"] = Int(role.rawValue)
    return box
  }

  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    offer.report(context)
    gtkWidget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, offer.name)
    // Themes join the children of such a widget.
    guard isLinked, let island = gtk_widget_get_first_child(gtkWidget.widgetObject) else { return }
    gtk_widget_add_css_class(island, "linked")
  }

  static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_box_append(gtkWidget.object.cast(), inside.widgetObject)
    gtk_widget_set_hexpand(inside.widgetObject, 1)
    gtk_widget_set_hexpand_set(gtkWidget.widgetObject, 1)
  }
}

/// The radio buttons of one picker, of which one at most is on.
@MainActor
final class RadioGroup {
  private struct Member { weak var button: Widget? }

  private var members: [Member] = []

  /// Takes a new button in.
  func add(_ button: Widget) {
    members.removeAll { $0.button == nil }
    if let other = members.lazy.compactMap(\.button).first {
      gtk_check_button_set_group(button.object.cast(), other.object.cast())
    } else {
      // One alone is a radio button as well.
      gtk_check_button_set_group(button.object.cast(), lone.object.cast())
    }
    members.append(Member(button: button))
  }

  private lazy var lone = Widget(gtk_check_button_new())
}

/// A radio button with its label.
package struct RadioButton<Label: View>: EmbeddingRepresentable {
  let group: RadioGroup
  @Binding var isOn: Bool
  let label: Label

  package var embedded: Label { label }

  package var isPressedAsOne: Bool { true }

  /// Keeps the latest binding.
  package func makeCoordinator() -> EditCoordinator<Bool> { EditCoordinator($isOn) }

  /// A button without a label yet.
  package func makeGtkWidget(context: Context) -> Widget {
    let button = ToggleKind.check.makeWidget(context.coordinator)
    // GTK's before 4.10 stay check boxes to assistive technologies.
    button["accessible-role"] = Int(GTK_ACCESSIBLE_ROLE_RADIO.rawValue)
    group.add(button)
    return button
  }

  /// Shows whether the choice is made.
  package func updateGtkWidget(_ gtkWidget: Widget, context: Context) {
    ToggleKind.check.show(
      $isOn, isMixed: false, named: ViewTitle.name(of: label, in: context.environment.locale), in: gtkWidget,
      context.coordinator, context.environment)
  }

  package static func embed(_ inside: Widget, in gtkWidget: Widget) {
    gtk_check_button_set_child(gtkWidget.object.cast(), inside.widgetObject)
  }

  package static func didEmbed(_ island: IslandWidget, in gtkWidget: Widget) { island.name(gtkWidget) }
}
