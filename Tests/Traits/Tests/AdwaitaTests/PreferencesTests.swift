import Foundation
import GraftAdwaita
import GraftTestTraits
import GraftTesting
import Observation
import Testing

/// Rows of preferences.
@Suite(.gtk) @MainActor
struct PreferencesTests {
  @MainActor @Observable
  fileprivate final class Model {
    var isOn = false
    var isPlain = false
    var isEnabled = true
    var isExpanded = false
    var name = "Ada"
    var chosen = 1
    var choices = [1, 2, 3]
    var applied = 0
    var extra = [Int]()
  }

  fileprivate struct Page: View {
    @Bindable var model: Model

    var body: some View {
      AdwPreferencesPage {
        AdwPreferencesGroup("<Group>", description: "A & B") {
          AdwSwitchRow("<On>", subtitle: "a & b", isOn: $model.isOn)
          Toggle("Plain", isOn: $model.isPlain)
          AdwEntryRow("Name", text: $model.name) { model.applied += 1 }
          AdwComboRow("Choice", selection: $model.chosen, values: model.choices) { Text("number \($0)") }
          AdwExpanderRow("More", isExpanded: $model.isExpanded) {
            ForEach(model.extra, id: \.self) { AdwActionRow("extra \($0)") }
          }
        }
        .disabled(!model.isEnabled)
      }
    }
  }

  private let model = Model()

  private func mounted() async throws -> MountedView<Page> {
    try await MountedView(Page(model: model), size: CGSize(width: 500, height: 600))
  }

  private func row(_ title: String, in root: WidgetQuery) throws -> FoundWidget {
    try #require(root.all.last { $0.widget.isListRow && $0.content.texts.contains(title) })
  }

  @Test("titles, subtitles and descriptions are shown as they are")
  func texts() async throws {
    let mounted = try await mounted()
    let texts = mounted.root.texts
    for text in ["<Group>", "A & B", "<On>", "a & b", "Plain", "Name", "Choice", "More"] {
      #expect(texts.contains(text))
    }
  }

  @Test("a click anywhere in a row with a switch turns it, and the switch follows the state")
  func switches() async throws {
    let mounted = try await mounted()
    try await mounted.root.find(role: .label, text: "<On>").click()
    #expect(model.isOn)
    model.isOn = false
    await Settling.settle()
    #expect(
      try row("<On>", in: mounted.root).content.all.allSatisfy {
        $0.widget.typeName != "GtkSwitch" || $0.widget["active"] == false
      })
  }

  @Test("a control of Graft's own is a row of the group as well")
  func ownControl() async throws {
    let mounted = try await mounted()
    try await mounted.root.find(role: .label, text: "Plain").click()
    #expect(model.isPlain)
  }

  @Test("a text is edited in its row, and applied by its button")
  func entry() async throws {
    let mounted = try await mounted()
    let entry = try #require(mounted.root.all.first { $0.widget.typeName == "AdwEntryRow" })
    try await entry.click()
    try await entry.type("Grace ")
    #expect(model.name.hasPrefix("Grace ") || model.name.hasSuffix("Grace "))
    model.name = "Mary"
    await Settling.settle()
    #expect(entry.widget.editedText == "Mary")
  }

  @Test("a row with a choice shows the selection, writes what is chosen, and follows other values")
  func combo() async throws {
    let mounted = try await mounted()
    let row = try mounted.root.widget("AdwComboRow")
    #expect(row["selected"] == 0)
    row["selected"] = 2
    #expect(model.chosen == 3)
    model.choices = [3, 4]
    await Settling.settle()
    #expect(row["selected"] == 0 && model.chosen == 3)
  }

  @Test("a selection that is none of the values is reported, and stays")
  func noChoice() async throws {
    model.chosen = 9
    _ = try await mounted()
    #expect(model.chosen == 9)
    #expect(Diagnostics.recorded.map(\.kind) == [.invalidSelection])
  }

  @Test("rows below a row come and go, and are shown while it is expanded")
  func expander() async throws {
    let mounted = try await mounted()
    model.extra = [1, 2]
    try await mounted.root.find(role: .label, text: "More").click()
    #expect(model.isExpanded)
    #expect(mounted.root.texts.filter { $0.hasPrefix("extra") } == ["extra 1", "extra 2"])
    model.extra = [2, 3]
    await Settling.settle()
    #expect(mounted.root.texts.filter { $0.hasPrefix("extra") } == ["extra 2", "extra 3"])
  }

  @Test("rows that are disabled take no clicks")
  func disabled() async throws {
    model.isEnabled = false
    let mounted = try await mounted()
    try await mounted.root.find(role: .label, text: "<On>").click()
    #expect(!model.isOn)
  }

  @Test("a switch whose source refuses an edit shows what the source has")
  func refused() async throws {
    let mounted = try await MountedView(
      AdwPreferencesGroup { AdwSwitchRow("On", isOn: .constant(false)) }, size: CGSize(width: 400, height: 100))
    try await mounted.root.find(role: .label, text: "On").click()
    #expect(
      try !row("On", in: mounted.root).content.all.contains {
        $0.widget.typeName == "GtkSwitch" && $0.widget["active"] == true
      })
  }
}

extension Widget {
  /// Whether it is a row of a list of GTK's.
  @MainActor
  fileprivate var isListRow: Bool { typeName.hasPrefix("Adw") && typeName.hasSuffix("Row") }
}
