import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Forms in which source drags, drops, pastes and shares.
@MainActor
@Suite(.serialized, .gtk)
struct TransferFormsTests {
  private struct Rows: Transferable {
    var lines: [String]

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .commaSeparatedText) { rows in
        Data(rows.lines.joined(separator: "\n").utf8)
      }
      .exportingCondition { rows in rows.lines.count > 1 }
      .suggestedFileName("rows.csv")
      ProxyRepresentation { rows in rows.lines.joined() }
    }
  }

  private struct Reordering: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: ["public.text", "public.url"]) }
  }

  private struct Page: View {
    @State private var isTargeted = false
    @State private var files: [URL] = []
    private let pages = [URL(string: "https://example.org")!, URL(string: "https://example.com")!]

    var body: some View {
      VStack {
        Text("files").onDrop(of: ["public.file-url"], isTargeted: $isTargeted) { providers -> Bool in
          providers.first?.loadItem(forTypeIdentifier: "public.file-url", options: nil) { item, error in
            guard let data = item as? Data, let url = URL(dataRepresentation: data, relativeTo: nil) else { return }
            files.append(url)
          }
          providers.first?.loadDataRepresentation(
            forTypeIdentifier: "public.file-url",
            completionHandler: { data, error in print(data?.count ?? 0, error as Any) })
          return providers.contains { $0.registeredTypeIdentifiers.contains("public.file-url") }
        }
        Text("places").onDrop(of: [UTType.text.identifier], isTargeted: nil) { providers, location in
          location.x > 0 && NSItemProvider(contentsOf: pages[0]) == nil
        }
        Text("order").onDrop(of: ["public.text"], delegate: Reordering())
          .itemProvider { NSItemProvider(object: "order" as NSString) }
        PasteButton(supportedContentTypes: [UTType.text]) { providers in print(providers.count) }
        ShareLink(items: pages)
        ShareLink("Pages", items: pages) { page in SharePreview(page.absoluteString, image: Image(systemName: "link")) }
        ShareLink(Text("Rows"), item: Rows(lines: ["a", "b"]), preview: SharePreview("rows"))
        ShareLink(items: pages, subject: Text("pages"), message: Text("two")) { Label("All", systemImage: "link") }
      }
    }
  }

  @Test("drops, pasting and sharing of all forms are shown")
  func forms() async throws {
    let mounted = try await MountedView(Page())
    #expect(mounted.root.texts.filter { ["files", "places", "order", "Pages", "Rows", "All"].contains($0) }.count == 6)
  }
}
