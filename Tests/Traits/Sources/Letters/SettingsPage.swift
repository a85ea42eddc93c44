import GraftAdwaita

// snippet: preferences
struct SettingsPage: View {
  @Bindable var mailbox: Mailbox

  var body: some View {
    AdwPreferencesPage {
      AdwPreferencesGroup("You", description: "What others see") {
        AdwEntryRow("Name", text: $mailbox.name)
      }
      AdwPreferencesGroup("New letters") {
        AdwSwitchRow("Notify", subtitle: "Also at night", isOn: $mailbox.notifies)
        AdwComboRow("Fetch", selection: $mailbox.fetching, values: Fetching.allCases) { Text($0.rawValue) }
        AdwExpanderRow("More", isExpanded: $mailbox.showsMore) {
          Toggle("Sign letters", isOn: $mailbox.signsLetters)
        }
      }
    }
  }
}
// snippet end
