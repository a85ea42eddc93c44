import GTKBridge
import ViewGraph

/// The first of several views that fits into the room.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { Avatar(); Name(); Buttons() }
///   VStack { Avatar(); Name() }
/// }
/// ```
///
/// A view fits if it likes to be no larger than what is offered; where none does, the last one is shown. All views are there and
/// are measured, and keep their state; but only the one that is shown has appeared, can have the focus and is known to assistive
/// technologies. Another is chosen in the frame of the layout that has room for another. As SwiftUI documents it. Claims GR15 to
/// GR19.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content
  @State private var choice = FittingChoice()

  /// Chooses among the views of the block by their lengths along `axes`. Along another they have what is offered; where no length
  /// is offered, as along that in which content is scrolled, each fits.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The views.
  public var body: some View {
    FittingView(ModifiedItems(content: content, modifier: FittingCover(choice: choice)), axes: axes, choice: choice)
  }
}

/// Takes a view off the screen that is not chosen.
private struct FittingCover: IslandEffect {
  let choice: FittingChoice

  func treatment(in environment: EnvironmentValues, at node: ViewNode) -> IslandTreatment {
    var treatment = IslandTreatment()
    treatment.conceals = !choice.shows(node)
    return treatment
  }
}
