#if Adwaita
  import CAdwaita
  import GTKBridge
  import GTKSupport
  import Graft
  import ViewGraph

  extension View {
    /// Sets a value of the environment to true for this view while a condition on its size holds, and to false otherwise.
    ///
    /// The condition is written as libadwaita's `AdwBreakpointCondition`: `max-width: 500sp`, `min-aspect-ratio: 4/3`, or
    /// several with `and`, `or` and parentheses. A length without a unit is in pixels, and `sp` grows with the user's text.
    /// Give it to a view whose size does not follow from what the value changes, such as the content of a window. Needs
    /// libadwaita 1.4: with an older one, and for what is no condition, the value stays false, which is reported once.
    public func adwBreakpoint(
      _ condition: String, _ keyPath: WritableKeyPath<EnvironmentValues, Bool>
    ) -> some View { modifier(BreakpointModifier(condition: condition, keyPath: keyPath)) }
  }

  private struct BreakpointModifier: ViewModifier {
    let condition: String
    let keyPath: WritableKeyPath<EnvironmentValues, Bool>
    /// The condition that holds, which may be another one by now.
    @State private var held: String?

    func body(content: Content) -> some View {
      content.environment(keyPath, held == condition)
        .background { BreakpointProbe(condition: condition, held: $held).id(condition) }
    }
  }

  /// As large as the view before it, whose own least size has so nothing to do with the condition.
  private struct BreakpointProbe: GtkWidgetRepresentable {
    let condition: String
    @Binding var held: String?

    var gtkWidgetSizing: GtkWidgetSizing { .fill }

    func makeGtkWidget(context: Context) -> Widget {
      guard BreakpointCondition.isValid(condition) else {
        context.report(
          .invalidBreakpoint, about: condition, "'\(condition)' is no condition as 'max-width: 500sp'; it never holds")
        return Widget(typeName: "GtkBox")
      }
      guard Adwaita.has("AdwBreakpointBin") else {
        context.report(.olderLibrary, about: condition, "'\(condition)' never holds: that needs libadwaita 1.4")
        return Widget(typeName: "GtkBox")
      }
      return makeBin()
    }

    private func makeBin() -> Widget {
      let bin = Adwaita.make("AdwBreakpointBin")
      // libadwaita has it that small.
      (bin["width-request"], bin["height-request"]) = (1, 1)
      bin["child"] = Widget(typeName: "GtkBox")
      bin["can-target"] = false
      _ = graft_adwaita_follow_condition(bin.widgetObject, BreakpointCondition.full(condition))
      bin.connect("notify::current-breakpoint") { signal in
        let breakpoint: ObjectReference? = signal.sender["current-breakpoint"]
        if breakpoint != nil { held = condition } else if held == condition { held = nil }
      }
      return bin
    }

    func updateGtkWidget(_ gtkWidget: Widget, context: Context) {}
  }

  /// Conditions as libadwaita reads them, which would warn of others.
  enum BreakpointCondition {
    /// Whether a text is one.
    static func isValid(_ text: String) -> Bool {
      var rest = text
      // What is in parentheses stands for one condition.
      while let inner = rest.firstMatch(of: /\(([^()]*)\)/) {
        guard isPlain(inner.1) else { return false }
        rest.replaceSubrange(inner.range, with: "min-width: 0px")
      }
      return isPlain(rest[...])
    }

    /// Whether a text is one condition, or several with words between them.
    private static func isPlain(_ text: Substring) -> Bool {
      text.split(separator: /\ +(and|or)\ +/, omittingEmptySubsequences: false).allSatisfy { part in
        part.wholeMatch(of: /\ *(min|max)-(width|height) *: *\d{1,9}(\.\d{1,9})? *(px|pt|sp)?\ */.asciiOnlyDigits())
          != nil
          || part.wholeMatch(of: /\ *(min|max)-aspect-ratio *: *\d{1,9}( *\/ *[1-9]\d{0,8})?\ */.asciiOnlyDigits())
            != nil
      }
    }

    /// The same condition in full: libadwaita takes the word after a length without a unit for one, and knows no ratio without a
    /// height before a word.
    static func full(_ text: String) -> String {
      text.replacing(/(-aspect-ratio *: *\d+)(?! *\/|\d)/) { "\($0.1)/1" }
        .replacing(/(-(?:width|height) *: *\d+(?:\.\d+)?)(?! *(?:px|pt|sp)|[\d.])/) { "\($0.1)px" }
    }
  }
#endif
