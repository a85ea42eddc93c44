import Foundation
import ViewGraph

/// A menu by which the user takes values elsewhere: they are copied in each form that the first has, and URLs or files are opened.
/// As SwiftUI documents it; the desktop has no place of its own for sharing. Claim CT43.
public struct ShareLink<Item: Transferable, Label: View>: View {
  private let items: [Item]
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A menu with any label. Subject and message are for programs that the desktop does not ask.
  public init(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], label: label)
  }

  /// A menu of several values with any label. Subject and message are for programs that the desktop does not ask.
  public init<Items: RandomAccessCollection<Item>>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.items = Array(items)
    self.label = label()
  }

  /// The menu.
  public var body: some View {
    Menu {
      let offers = items.map { TransferOffer($0) }
      let types = offers.first?.forms.map(\.type) ?? []
      ForEach(types.indices, id: \.self) { index in
        let name = name(of: types[index])
        Button(types.count == 1 ? .own("Copy") : .own("Copy as \(name)")) {
          Clipboard.offer(offers.compactMap { $0.only(types[index]) })
        }
      }
      let openings = zip(items, offers).compactMap { opening($0, $1.forms) }
      if !openings.isEmpty {
        Button(.own("Open")) { for open in openings { open() } }
      }
    } label: {
      label
    }
  }

  /// What opens an item: as it is where it is a URL, else the file that it becomes.
  private func opening(_ item: Item, _ forms: [TransferOffer.Form]) -> (() -> Void)? {
    if let url = item as? URL { return { openURL(url) } }
    guard let file = forms.lazy.compactMap(\.file).first else { return nil }
    return {
      Task {
        do { openURL(try await file()) } catch {
          Diagnostics.report(.failedTransfer, place: "share", "a value could not become a file: \(error)")
        }
      }
    }
  }

  private func name(of type: UTType) -> String { type.localizedDescription ?? type.identifier }
}

extension ShareLink {
  /// A menu with any label. Subject, message and preview are for programs that the desktop does not ask.
  public init<PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(item: item, label: label) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A menu that says what it is for.
  public init<PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(item: item) }

  /// A menu with a text. Claim UI17.
  public init<PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(titleKey, item: item) }

  /// A menu with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init<PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(LocalizedStringKey(titleResource), item: item) }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, PreviewImage, PreviewIcon>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(title, item: item) }

  /// A menu that says what it is for.
  public init(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(.own("Share…"))) }
  }

  /// A menu with a text. Claim UI17.
  public init(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// A menu with a text.
  public init(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: title) }
  }

  /// A menu with a text.
  public init<PreviewImage, PreviewIcon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(title, item: item) }

  /// A menu with a text that is translated. Claim TX21.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message)
  }

  /// A menu with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

extension TransferOffer {
  /// The value in one of its forms; nil where it has no such.
  fileprivate func only(_ type: UTType) -> TransferOffer? {
    forms.first { $0.type == type }.map { TransferOffer(forms: [$0]) }
  }
}

/// The label of a `ShareLink` that was given none but a text.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// An icon and the text.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension DefaultShareLinkLabel: Titled {
  var titleParts: [any View] { [title] }
}
