import Graft
import GraftTesting

/// Shows whatever it is given, and counts up when told to.
struct FrozenStage<Content: View>: View {
  let step: Step
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0

  var body: some View {
    let _ = (step.binding = $number)
    content(number)
  }
}

/// The way to the number of a stage.
@MainActor
final class Step {
  var binding: Binding<Int>?
}

/// The reports of a stage after its number has been 0, 1 and 2.
@MainActor
func reports<Content: View>(
  restingInBetween rests: Bool = false, @ViewBuilder _ content: @escaping (Int) -> Content
) async throws -> [String] {
  let step = Step()
  let mounted = try await MountedView(FrozenStage(step: step, content: content))
  for number in 1...2 {
    step.binding?.wrappedValue = number
    if rests { await Settling.rest() } else { await Settling.settle() }
  }
  await Settling.rest()
  defer { withExtendedLifetime(mounted) {} }
  return Diagnostics.recorded.map(\.message)
}

/// Hosts a view that is made of a value, and pushes it as often as it is told to.
struct HostPane<Value, Root: View>: GtkWidgetControllerRepresentable {
  let value: Value
  var pushes: (Value) -> Bool = { _ in false }
  let root: (Value) -> Root

  func makeGtkWidgetController(context: Context) -> GtkHostingController<Root> {
    GtkHostingController(rootView: root(value))
  }

  func updateGtkWidgetController(_ controller: GtkHostingController<Root>, context: Context) {
    if pushes(value) { controller.rootView = root(value) }
  }
}

struct Caption: View {
  var text: String
  var body: some View { Text(text) }
}

struct Account {
  var owner: String
  var balance: Int
}

struct AccountCard: View {
  var account: Account
  var body: some View { Text("\(account.owner): \(account.balance)") }
}

let people = ["Ada Lovelace", "Grace Hopper", "Barbara Liskov"]
