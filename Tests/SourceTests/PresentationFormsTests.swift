import Foundation
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Forms in which source presents dialogs, sheets and files.
@MainActor
@Suite(.serialized, .gtk)
struct PresentationFormsTests {
  private struct Trip {
    let name: String
  }

  private struct Dialogs: View {
    @State var trip: Trip? = Trip(name: "Oslo")
    @State private var isSuppressed = false
    let title: String

    var body: some View {
      Text(isSuppressed ? "never again" : "ask")
        .alert(title, item: $trip) { trip in
          Button("Leave \(trip.name)", role: .destructive) {}
        } message: { trip in
          Text("There is more to \(trip.name).")
        }
        .dialogIcon(Image(systemName: "airplane"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle("Do not ask", isSuppressed: $isSuppressed)
    }
  }

  @Test("an alert of an item has a title that is a string, an icon and a toggle that says not to ask again")
  func dialogs() async throws {
    let mounted = try await MountedView(Dialogs(title: "Sure?"))
    let dialog = try #require(mounted.root.sheets.first)
    for text in ["Sure?", "There is more to Oslo.", "Leave Oslo"] { #expect(dialog.texts.contains(text)) }
    try await dialog.find(role: .checkbox, name: "Do not ask").click()
    #expect(mounted.root.texts == ["never again"])
    try await dialog.find(role: .button, name: "Leave Oslo").click()
    #expect(mounted.root.sheets.isEmpty)
  }

  private struct Confirmations: View {
    @State private var trip: Trip? = nil
    let title: String

    var body: some View {
      Text("behind")
        .alert("Gone", item: $trip) { _ in Button("OK") {} }
        .alert(Text("Gone"), item: $trip) { trip in Button(trip.name) {} }
        .confirmationDialog(title, item: $trip) { trip in Button(trip.name) {} }
        .confirmationDialog("Sure?", item: $trip, titleVisibility: .visible) { trip in
          Button(trip.name) {}
        } message: { trip in
          Text(trip.name)
        }
        .dialogSuppressionToggle(isSuppressed: .constant(true))
    }
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.isEnabled ? max(90, context.maxDetentValue / 3) : nil
    }
  }

  private struct Sheets: View {
    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) {
        Text("content")
          .presentationDetents([.custom(Third.self), .large])
          .presentationSizing(.page.fitted(horizontal: false, vertical: true).sticky())
          .presentationCornerRadius(12)
          .presentationBackgroundInteraction(.enabled(upThrough: .custom(Third.self)))
      }
    }
  }

  @Test("sheets with heights and sizes of their own are shown, and dialogs without an item are not")
  func sheets() async throws {
    let sheets = try await MountedView(Sheets(), size: CGSize(width: 300, height: 600))
    // A sheet beside which its window is used has a bar to close it with, here without a title.
    #expect(sheets.root.sheets.map(\.texts) == [["content", ""]])
    #expect(try await MountedView(Confirmations(title: "Sure?")).root.sheets.isEmpty)
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private struct Exports: View {
    @State private var isExporting = false

    var body: some View {
      Text("files")
        .fileExporter(isPresented: $isExporting, documents: [Note(), Note()], contentType: .plainText) { result in
          if case .success(let urls) = result { print(urls.count) }
        }
        .fileExporter(
          isPresented: $isExporting, item: "text", contentTypes: [.plainText], defaultFilename: "note"
        ) { result in
          print((try? result.get())?.path ?? "")
        } onCancellation: {
          print("cancelled")
        }
        .fileExporter(isPresented: $isExporting, items: ["a", "b"], onCompletion: { _ in })
        .fileExporterFilenameLabel("Note")
        .fileDialogMessage("Which?")
    }
  }

  @Test("what exports values and several documents waits until it is asked for")
  func exports() async throws {
    #expect(try await MountedView(Exports()).root.sheets.isEmpty)
  }
}
