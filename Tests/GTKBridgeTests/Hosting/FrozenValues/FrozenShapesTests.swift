import CGTK
import Foundation
import Graft
import GraftTestTraits
import GraftTesting
import Observation
import StoredValues
import TestSupport
import Testing

/// In how many shapes a value can be frozen at a join, and what each message says.
@Suite(.gtk) @MainActor
struct FrozenShapesTests {
  /// What has changed, by some messages.
  private func subjects(_ messages: some Sequence<String>) -> [String] {
    messages.map { String($0[..<($0.range(of: ", and")?.lowerBound ?? $0.endIndex)]) }
  }

  @Test("FV1 a value is found inside of structures, optionals, enumerations and erased views")
  func containers() async throws {
    let parts = try await reports { n in
      HostPane(value: Account(owner: people[n], balance: 12)) { AccountCard(account: $0) }
    }
    let optional = try await reports { n in
      HostPane(value: n == 0 ? people[n] : nil) { (text: String?) in MaybeCaption(text) }
    }
    let choice = try await reports { n in ScreenPane(screen: n == 0 ? .loading : .loaded(people[n])) }
    let erased = try await reports { n in HostPane(value: AnyView(Caption(text: people[n]))) { $0 } }
    #expect(
      subjects(parts) == [
        "value.owner of HostPane<Account, AccountCard> has changed from \"Ada Lovelace\" to \"Barbara Liskov\""
      ])
    #expect(
      subjects(optional.dropFirst(parts.count)) == [
        "value of HostPane<Optional<String>, MaybeCaption> has changed from \"Ada Lovelace\" to nil"
      ])
    #expect(subjects(choice.dropFirst(optional.count)) == ["screen of ScreenPane has changed from .loading to .loaded"])
    #expect(
      subjects(erased.dropFirst(choice.count)) == [
        "value.text of HostPane<AnyView, AnyView> has changed from \"Ada Lovelace\" to \"Barbara Liskov\""
      ])
  }

  @Test(
    "a colour and a distance of one name and the only number are found; a moment of the day that is shown is not")
  func shownDifferences() async throws {
    let colors = try await reports { n in SwatchPane(color: [.red, .green, .blue][n]) }
    let distances = try await reports { n in SpacedPane(distance: CGFloat(4 + 8 * n)) }
    let numbers = try await reports { n in HostPane(value: 2 + 3 * n) { Badge(count: $0) } }
    let days = try await reports { n in
      HostPane(value: Date(timeIntervalSince1970: 1_700_000_000 + 60 * Double(n))) { Day(date: $0) }
    }
    #expect(colors.count == 1 && distances.count == 2 && numbers.count == 3)
    #expect(
      subjects(days) == [
        "color of SwatchPane has changed from red to blue",
        "distance of SpacedPane has changed from 4.0 to 20.0",
        "value of HostPane<Int, Badge> has changed from 2 to 8",
      ])
  }

  @Test("FV2 a content closure that has captured another value is reported, and is not called for it")
  func content() async throws {
    let calls = Calls()
    let found = try await reports { n in
      ContentPane {
        calls.count += 1
        return Caption(text: n > 0 ? "some" : "none")
      }
    }
    #expect(calls.count == 1)
    #expect(
      found == [
        """
        content of ContentPane<Caption> captures 2, and Caption, which its make has hosted, is what it gave with 0. Make \
        runs once: call content in update as well, and assign the host's rootView
        """
      ])
  }

  @Test("FV3 an update that assigns a root view with an old part of it is told which part")
  func partialPush() async throws {
    let found = try await reports { n in PartialPane(owner: people[n], balance: n) }
    #expect(
      found == [
        """
        balance of PartialPane has changed from 0 to 2, and LedgerLine, which its make has hosted, still has 0 in balance. \
        Make runs once: update assigns rootView, but with the old balance: take balance from the representable's own value
        """
      ])
  }

  @Test("FV4 an update whose condition leaves changes out is told to widen it")
  func narrowGuard() async throws {
    let found = try await reports(restingInBetween: true) { n in
      HostPane(value: people[n], pushes: { $0 == people[1] }) { Caption(text: $0) }
    }
    #expect(
      found == [
        """
        value of HostPane<String, Caption> has changed from "Grace Hopper" to "Barbara Liskov", and Caption, which its make \
        has hosted, still has "Grace Hopper" in text. Make runs once: update assigns the host's rootView, but not for this \
        change: widen the condition so that value counts
        """
      ])
  }

  @Test("FV5 a model that make has read, and another object in its place, are reported with the object as the cure")
  func models() async throws {
    let model = Shelf("first shelf")
    let mounted = try await MountedView(HostPane(value: model) { Caption(text: $0.title) })
    model.title = "second shelf"
    await Settling.rest()
    await mounted.close()
    #expect(
      Diagnostics.recorded.map(\.message) == [
        """
        value.title of HostPane<Shelf, Caption> has changed from "first shelf" to "second shelf", and Caption, which its make has hosted, \
        still has "first shelf" in text. Make runs once: give the hosted view the object itself, or read it in update and assign \
        the host's rootView
        """
      ])
    let shelves = people.map(Shelf.init)
    let found = try await reports { n in HostPane(value: shelves[n]) { ShelfView(shelf: $0) } }
    #expect(
      found.dropFirst() == [
        """
        value of HostPane<Shelf, ShelfView> is another Shelf (title: "Barbara Liskov"), and ShelfView, which its make has hosted, \
        still has the Shelf of before (title: "Ada Lovelace") in shelf. Make runs once: hand on the new object by assigning the host's rootView in update, or give the \
        view .id(…) of it
        """
      ])
  }

  @Test("a published property that make has read is reported with the object as the cure, whoever holds the object")
  func publishedProperties() async throws {
    let library = PublishedShelf("first shelf")
    let mounted = try await MountedView(ObservingPane(shelf: library))
    library.title = "second shelf"
    await Settling.rest()
    await mounted.close()
    #expect(
      Diagnostics.recorded.map(\.message) == [
        """
        shelf.title of ObservingPane has changed from "first shelf" to "second shelf", and Caption, which its make has hosted, still has \
        "first shelf" in text. Make runs once: give the hosted view the object itself, or read it in update and assign the host's \
        rootView
        """
      ])
  }

  @Test("a host that has the same published object as its representable follows it, and nothing is reported")
  func publishedObject() async throws {
    let library = PublishedShelf("first shelf")
    let mounted = try await MountedView(HostPane(value: library) { PublishedShelfView(shelf: $0) })
    library.title = "second shelf"
    await Settling.rest()
    #expect(mounted.root.texts == ["second shelf"])
    #expect(Diagnostics.recorded == [])
  }

  @Test("FV6 a binding that leads elsewhere than the host's is reported, be it a constant or another state")
  func bindings() async throws {
    let constant = try await reports { n in BoundPane(text: .constant(people[n])) }
    let swapped = try await reports { n in TwoDrafts(step: n) }
    #expect(
      constant == [
        """
        text of BoundPane leads elsewhere, to the constant Barbara Liskov, and BoundCaption, which its make has hosted, still has \
        the binding of before in text, to the constant Ada Lovelace. Make runs once: hand on the new binding by assigning the \
        host's rootView in update, or give the view another .id(…)
        """
      ])
    #expect(
      swapped.dropFirst() == [
        """
        text of BoundPane leads elsewhere, to a state of type String, and BoundCaption, which its make has hosted, still has the \
        binding of before in text, to a state of type String. Make runs once: hand on the new binding by assigning the host's \
        rootView in update, or give the view another .id(…)
        """
      ])
  }

  private static let copiedVolume = """
    volume of CopyPane has changed from 0.0 to 2.0, and VolumeLabel, which its make has hosted, still has 0.0 in volume. \
    Make runs once: assign the host's rootView in update, or let the hosted view have a binding or an observable object
    """

  @Test("FV6 a binding to a constant has a value that stays")
  func constantCopy() async throws {
    let found = try await reports { n in CopyPane(volume: Double(n), binding: { .constant($0) }) }
    #expect(found == [Self.copiedVolume])
  }

  @Test("FV6 a binding whose closure has captured a copy has a value that stays")
  func capturedCopy() async throws {
    let found = try await reports { n in
      CopyPane(volume: Double(n), binding: { volume in Binding(get: { volume }, set: { _ in }) })
    }
    #expect(found == [Self.copiedVolume])
  }

  @Test("FV5 another object for the environment of the hosted view is reported")
  func suppliedObject() async throws {
    let shelves = people.map(PublishedShelf.init)
    let found = try await reports { n in SupplyingPane(shelf: shelves[n]) }
    #expect(
      found == [
        """
        shelf of SupplyingPane is another PublishedShelf (title: "Barbara Liskov"), and AnyView, which its make has hosted, \
        still has the PublishedShelf of before (title: "Ada Lovelace") in environment. Make runs once: hand on the new object \
        by assigning the host's rootView in update, or give the view .id(…) of it
        """
      ])
  }

  @Test("a long text is shown from shortly before where it differs, and a text as what it shows")
  func longTexts() async throws {
    let start = String(repeating: "The same words. ", count: 8)
    let strings = try await reports { n in HostPane(value: start + people[n]) { Caption(text: $0) } }
    let texts = try await reports { n in HostPane(value: Text("\(people[n])")) { TextHolder(text: $0) } }
    #expect(
      subjects(strings) == [
        """
        value of HostPane<String, Caption> has changed from …ds. The same words. Ada Lovelace" to …ds. The same \
        words. Barbara Liskov"
        """
      ])
    #expect(
      subjects(texts.dropFirst()) == [
        "value of HostPane<Text, TextHolder> has changed from \"Ada Lovelace\" to \"Barbara Liskov\""
      ])
  }

  @Test("FV7 the environment that make has read is reported, with @Environment as the cure")
  func environment() async throws {
    let property = try await reports { n in ShelfLabelPane().environment(\.shelfLabel, people[n]) }
    let context = try await reports { n in ContextPane().environment(\.shelfLabel, people[n]) }
    #expect(
      property == [
        """
        label of ShelfLabelPane has changed from "Ada Lovelace" to "Barbara Liskov", and Caption, which its make has \
        hosted, still has "Ada Lovelace" in text. Make runs once: let the hosted view have @Environment itself, or assign \
        the host's rootView in update
        """
      ])
    #expect(
      context.dropFirst() == [
        """
        the environment's ShelfLabel, which the make of ContextPane has read, has changed from "Ada Lovelace" to "Barbara \
        Liskov", and Caption, which its make has hosted, still has "Ada Lovelace" in text. Make runs once: let the hosted \
        view read it itself, by a binding or by @Environment, or read it in update and assign the host's rootView
        """
      ])
  }

  @Test("a stored value that make has read is reported, with a binding to it as the cure")
  func stored() async throws {
    let folder = try StorageFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.open()
    let mounted = try await MountedView(StoredPane(file))
    AppStorage(wrappedValue: 0, "count", store: file).wrappedValue = 40
    await Settling.rest()
    await mounted.close()
    #expect(
      Diagnostics.recorded.map(\.message) == [
        """
        count of StoredPane has changed from 12 to 40, and Badge, which its make has hosted, still has 12 in count. Make runs \
        once: give the hosted view the binding $count, or read it in update and assign the host's rootView
        """
      ])
  }

  @Test("a value that is kept for a scene is reported like a stored one")
  func storedForScene() async throws {
    let folder = try StorageFolder()
    defer { withExtendedLifetime(folder) {} }
    let kept = Step()
    let mounted = try await MountedView(ScenePane(kept: kept).environment(\.sceneFile, folder.open()))
    kept.binding?.wrappedValue = 40
    await Settling.rest()
    await mounted.close()
    #expect(
      Diagnostics.recorded.map(\.message) == [
        """
        count of ScenePane has changed from 12 to 40, and Badge, which its make has hosted, still has 12 in count. Make runs \
        once: give the hosted view the binding $count, or read it in update and assign the host's rootView
        """
      ])
  }

  @Test("a host that an update has made is watched like one that make has made")
  func madeInUpdate() async throws {
    let found = try await reports { n in LazyPane(text: people[n]) }
    #expect(
      found == [
        """
        text of LazyPane has changed from "Ada Lovelace" to "Barbara Liskov", and Caption, which its update has hosted, \
        still has "Ada Lovelace" in text. The host was made in an update, and the later ones have left it alone: assign \
        the host's rootView in update, or let the hosted view have a binding or an observable object
        """
      ])
  }

  @Test("a number that is written into a text is found in it")
  func interpolation() async throws {
    let found = try await reports { n in HostPane(value: n) { Text("\($0) items") } }
    #expect(
      found.map { $0.prefix { $0 != "." } } == [
        "value of HostPane<Int, Text> has changed from 0 to 2, and Text, which its make has hosted, still has 0"
      ])
  }
}

@MainActor
private final class Calls {
  var count = 0
}

private enum Screen: View {
  case loading
  case loaded(String)

  var body: some View {
    switch self {
    case .loading: Text("Loading")
    case .loaded(let text): Text(text)
    }
  }
}

private struct Swatch: View {
  let color: Color
  var body: some View { color.frame(width: 20, height: 20) }
}

struct Spaced: View {
  let distance: CGFloat
  var body: some View {
    VStack(spacing: distance) {
      Text("first")
      Text("second")
    }
  }
}

private struct StoredPane: GtkWidgetRepresentable {
  @AppStorage private var count: Int
  init(_ file: AppStorageFile) { _count = AppStorage(wrappedValue: 12, "count", store: file) }
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Badge(count: count)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct ScenePane: GtkWidgetRepresentable {
  let kept: Step
  @SceneStorage("count") private var count = 12
  init(kept: Step) { self.kept = kept }
  func makeGtkWidget(context: Context) -> Widget {
    kept.binding = $count
    return GtkHostingWidget(rootView: Badge(count: count))
  }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct SwatchPane: GtkWidgetRepresentable {
  let color: Color
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Swatch(color: color)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct SpacedPane: GtkWidgetRepresentable {
  let distance: CGFloat
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Spaced(distance: distance)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct Badge: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

private struct Day: View {
  let date: Date
  var body: some View { Text(date, style: .date) }
}

private struct ScreenPane: GtkWidgetRepresentable {
  let screen: Screen
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: screen) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct MaybeCaption: View {
  let text: String?
  init(_ text: String?) { self.text = text }
  var body: some View { Text(text ?? "nothing") }
}

private struct ContentPane<Content: View>: GtkWidgetRepresentable {
  let content: () -> Content
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: content()) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct LedgerLine: View {
  var owner: String
  var balance: Int
  var body: some View { Text("\(owner): \(balance)") }
}

private struct PartialPane: GtkWidgetControllerRepresentable {
  let owner: String
  let balance: Int

  func makeGtkWidgetController(context: Context) -> GtkHostingController<LedgerLine> {
    GtkHostingController(rootView: LedgerLine(owner: owner, balance: balance))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<LedgerLine>, context: Context) {
    controller.rootView.owner = owner
  }
}

@Observable @MainActor
final class Shelf {
  var title: String
  init(_ title: String) { self.title = title }
}

struct ShelfView: View {
  let shelf: Shelf
  var body: some View { Text(shelf.title) }
}

private struct BoundCaption: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

private struct BoundPane: GtkWidgetRepresentable {
  @Binding var text: String
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: BoundCaption(text: $text)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private final class PublishedShelf: ObservableObject {
  @Published var title: String

  init(_ title: String) { self.title = title }
}

private struct PublishedShelfView: View {
  @ObservedObject var shelf: PublishedShelf
  var body: some View { Text(shelf.title) }
}

private struct ObservingPane: GtkWidgetRepresentable {
  @ObservedObject var shelf: PublishedShelf
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Caption(text: shelf.title)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct VolumeLabel: View {
  @Binding var volume: Double
  var body: some View { Text("\(Int(volume)) of 11") }
}

private struct CopyPane: GtkWidgetRepresentable {
  let volume: Double
  let binding: (Double) -> Binding<Double>
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: VolumeLabel(volume: binding(volume))) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct SuppliedShelfView: View {
  @EnvironmentObject var shelf: PublishedShelf
  var body: some View { Text(shelf.title) }
}

private struct SupplyingPane: GtkWidgetRepresentable {
  let shelf: PublishedShelf
  func makeGtkWidget(context: Context) -> Widget {
    GtkHostingWidget(rootView: AnyView(SuppliedShelfView().environmentObject(shelf)))
  }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct TextHolder: View {
  let text: Text
  var body: some View { text }
}

private struct TwoDrafts: View {
  let step: Int
  @State private var first = "first draft"
  @State private var second = "second draft"
  var body: some View { BoundPane(text: step == 0 ? $first : $second) }
}

private struct ShelfLabel: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  fileprivate var shelfLabel: String {
    get { self[ShelfLabel.self] }
    set { self[ShelfLabel.self] = newValue }
  }
}

private struct ShelfLabelPane: GtkWidgetRepresentable {
  @Environment(\.shelfLabel) private var label
  func makeGtkWidget(context: Context) -> Widget { GtkHostingWidget(rootView: Caption(text: label)) }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct ContextPane: GtkWidgetRepresentable {
  func makeGtkWidget(context: Context) -> Widget {
    GtkHostingWidget(rootView: Caption(text: context.environment.shelfLabel))
  }
  func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
}

private struct LazyPane: GtkWidgetRepresentable {
  let text: String
  func makeGtkWidget(context: Context) -> Widget { Widget(typeName: "GtkFrame") }

  func updateGtkWidget(_ frame: Widget, context: Context) {
    if frame["child"] == nil { frame["child"] = GtkHostingWidget(rootView: Caption(text: text)) }
  }
}
