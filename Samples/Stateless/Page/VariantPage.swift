import Graft

/// A page that plays one variant: what it teaches, the variant itself, and its counts.
///
/// The variant and its counts are shown by two hosts of their own, so that counting changes nothing of what is counted.
struct VariantPage: View {
  let variant: Variant
  let session: VariantSession

  var body: some View {
    VStack(spacing: 16) {
      Text("\(variant.id)  \(variant.title)").font(.title)
      Text(variant.explanation).frame(maxWidth: 480)
      Divider()
      Stage(session: session)
      Divider()
      CountsPanel(session: session)
    }
    .padding(24)
  }
}

/// Hosts the variant. Nothing about it ever changes from outside, so update has nothing to do.
private struct Stage: GtkWidgetControllerRepresentable {
  let session: VariantSession

  func makeGtkWidgetController(context: Context) -> GtkHostingController<AnyView> { session.stage }
  func updateGtkWidgetController(_ controller: GtkHostingController<AnyView>, context: Context) {}
}

/// Hosts the counts, which the session pushes.
private struct CountsPanel: GtkWidgetControllerRepresentable {
  let session: VariantSession

  func makeGtkWidgetController(context: Context) -> GtkHostingController<CountsView> { session.panel }
  func updateGtkWidgetController(_ controller: GtkHostingController<CountsView>, context: Context) {}
}

/// The counts of a variant.
struct CountsView: View {
  var counts: Counts
  /// What the inner view's own state was when it was asked; nil while nobody has asked, or where there is none.
  var isKept: Bool?

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Bodies of the outer view: \(counts.outer)")
      Text("Calls of make: \(counts.make)")
      Text("Calls of update: \(counts.update)")
      Text("Bodies of the inner view: \(counts.inner)")
      Text("The inner view's own state: \(local)")
    }
    .font(.callout)
  }

  private var local: String {
    if let isKept { return isKept ? "kept" : "reset" }
    return counts.inner == 0 ? "none" : "not asked yet"
  }
}
