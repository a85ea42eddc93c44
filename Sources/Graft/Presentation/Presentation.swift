import ViewGraph

/// What a view presents, as its latest evaluation says.
struct Presentation<Content: View> {
  /// Nothing while nothing is to be presented.
  let item: PresentedItem<Content>?
  /// The id of what the source says now, which the latest evaluation may not know yet.
  let latestID: () -> AnyHashable?
  /// Tells the source that what was presented is so no more.
  let dismiss: () -> Void
  /// Runs when it has gone.
  let onDismiss: (() -> Void)?
}

/// What is presented: another id is another one, with a state of its own.
struct PresentedItem<Content: View> {
  let id: AnyHashable
  let content: () -> Content
}

extension Presentation {
  /// Presented while a source is true.
  init(isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Content) {
    item = isPresented.wrappedValue ? PresentedItem(id: true, content: content) : nil
    latestID = { isPresented.wrappedValue ? true : nil }
    dismiss = { isPresented.wrappedValue = false }
    self.onDismiss = onDismiss
  }

  /// Presented while a source has an item; the content is never asked for without one.
  init<Item: Identifiable>(
    item source: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) {
    item = source.wrappedValue.map { item in PresentedItem(id: item.id) { content(item) } }
    latestID = { source.wrappedValue.map { AnyHashable($0.id) } }
    dismiss = { source.wrappedValue = nil }
    self.onDismiss = onDismiss
  }
}

/// The root of what is presented. The content's closure runs in a body here, so that what it reads is read by what is
/// presented, whether the view that presents it reads that or not (PR5).
struct PresentedRoot<Content: View>: View {
  var content: () -> Content
  let wishes: PresentationWishes

  var body: some View {
    DeferredContent(make: content)
      // What is presented is in no row.
      .environment(\.isInList, false).environment(\.formPlace, .none).withoutSwipesAround()
      .onPreferenceChange(DismissalGuardKey.self) { wishes.dismissalIsDisabled = $0 }
      .onPreferenceChange(PresentedSizeKey.self) { wishes.size = $0 }
  }
}

/// A view that is made when it is shown.
struct DeferredContent<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// What presented content wants of what shows it.
@MainActor
final class PresentationWishes {
  var dismissalIsDisabled = false {
    didSet { if dismissalIsDisabled != oldValue { didChange?() } }
  }
  var size: PresentedSize? {
    didSet { if size != oldValue { didChange?() } }
  }
  var didChange: (() -> Void)?
}
