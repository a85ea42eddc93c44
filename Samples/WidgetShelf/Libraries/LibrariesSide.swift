import Graft

/// What was noted, in widgets of libraries that need not be there: each has one of Graft's own in its place otherwise.
struct LibrariesSide: View {
  @Bindable var diary: Diary

  var body: some View {
    TabView {
      Tab("Notes", systemImage: "note.text") {
        FromLibrary(.sourceView) {
          SourceNotes(text: $diary.notes)
        } otherwise: {
          TextEditor(text: $diary.notes)
        }
      }
      Tab("Journal", systemImage: "terminal") {
        FromLibrary(.terminal) {
          JournalTerminal(lines: diary.journal)
        } otherwise: {
          ScrollView { JournalText(lines: diary.journal) }
        }
      }
      Tab("Page", systemImage: "globe") {
        FromLibrary(.webKit) {
          WalkWebPage(html: diary.html)
        } otherwise: {
          ScrollView { WalkText(walk: diary.walk) }
        }
      }
    }
  }
}

// snippet: shelf-from-library
/// A view for which a library is loaded, or another where that is not installed.
struct FromLibrary<Content: View, Otherwise: View>: View {
  private let library: RuntimeLibrary
  private let content: () -> Content
  private let otherwise: () -> Otherwise

  init(
    _ library: RuntimeLibrary, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder otherwise: @escaping () -> Otherwise
  ) {
    (self.library, self.content, self.otherwise) = (library, content, otherwise)
  }

  var body: some View {
    if library.isInstalled {
      Shelved(library.typeName, content: content)
    } else {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(library.typeName) is not here: install \(library.package)").font(.caption).foregroundStyle(.secondary)
        otherwise()
      }
    }
  }
}
// snippet end

private struct JournalText: View {
  let lines: [String]

  var body: some View {
    Text(verbatim: lines.joined(separator: "\n")).font(.body.monospaced())
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct WalkText: View {
  let walk: Walk?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(verbatim: walk?.title ?? "No walk").font(.title2)
      Text(verbatim: walk?.notes ?? "")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(8)
  }
}
