import GraftAdwaita

// snippet: split
struct LettersPage: View {
  @Bindable var mailbox: Mailbox
  @Environment(\.isNarrow) private var isNarrow
  @State private var showsSettings = true

  var body: some View {
    AdwNavigationSplitView("Letters", "Letter", isCollapsed: isNarrow, showsContent: $mailbox.showsLetter) {
      AdwToolbarView {
        LetterList(mailbox: mailbox)
      } topBars: {
        AdwHeaderBar()
      }
    } content: {
      AdwOverlaySplitView(showsSidebar: $showsSettings, isCollapsed: isNarrow, edge: .trailing) {
        AdwToolbarView {
          SettingsPage(mailbox: mailbox)
        } topBars: {
          AdwHeaderBar("Settings")
        }
      } content: {
        LetterPane(mailbox: mailbox, showsSettings: $showsSettings)
      }
    }
  }
}
// snippet end

/// The letters that there are.
struct LetterList: View {
  let mailbox: Mailbox

  var body: some View {
    AdwPreferencesPage {
      AdwPreferencesGroup {
        ForEach(mailbox.letters) { letter in
          AdwActionRow(letter.subject, subtitle: letter.sender) {
            mailbox.selected = letter.id
            mailbox.showsLetter = true
          } suffix: {
            if letter.id == mailbox.selected { Image(systemName: "checkmark") }
          }
        }
      }
    }
  }
}

// snippet: toast
/// The letter that is shown. What was deleted can be brought back while the toast is there.
struct LetterPane: View {
  @Bindable var mailbox: Mailbox
  @Binding var showsSettings: Bool

  var body: some View {
    AdwToolbarView {
      Text(mailbox.letters.first { $0.id == mailbox.selected }?.subject ?? "No letter")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .adwToast(item: $mailbox.deleted) { letter in
          AdwToast("Deleted “\(letter.subject)”", button: "Undo") { mailbox.restore(letter) }
        }
    } topBars: {
      AdwHeaderBar {
        Button("Delete") { mailbox.delete() }
      } end: {
        Button("Settings") { showsSettings.toggle() }
      }
      AdwBanner("No connection", isRevealed: mailbox.isOffline, button: "Connect") { mailbox.isOffline = false }
    } bottomBars: {
      Text("\(mailbox.letters.count) letters").padding(6)
    }
  }
}
// snippet end
