import CGTK

/// What Graft has to know of a signal, looked up once for each.
@MainActor
struct SignalTraits {
  /// Whether the signal tells that a value was edited, as `changed` and `notify` do. A value that update pushes brings it
  /// about as well as the user.
  let tellsOfEdit: Bool
  /// The type of the answer that the signal wants; none of most signals.
  let answer: GType?
  /// Whether a handler that gives no answer is as good as none. GTK goes on with its default where a Boolean is FALSE.
  let mayGoUnanswered: Bool

  private static var known: [guint: SignalTraits] = [:]

  static func of(_ signal: guint) -> SignalTraits {
    if let traits = known[signal] { return traits }
    var query = GSignalQuery()
    g_signal_query(signal, &query)
    let traits = SignalTraits(query)
    known[signal] = traits
    return traits
  }

  private init(_ query: GSignalQuery) {
    let (owner, name) = (String(cString: g_type_name(query.itype)), String(cString: query.signal_name))
    // The lowest bit is a flag.
    let type = query.return_type & ~GType(1)
    answer = type == GType(Fundamental.none << 2) ? nil : type
    mayGoUnanswered = Fundamental.of(type) == Fundamental.boolean && !Self.answeredAtOnce.contains("\(owner) \(name)")
    tellsOfEdit = Self.tellsOfEdit(name, of: owner)
  }

  /// The signals whose first answer stands, whatever it is, so that FALSE is no default: a drop would be refused.
  private static let answeredAtOnce: Set = [
    "GtkDropTarget accept", "GtkDropTarget drop", "GtkDropTargetAsync accept", "GtkDropTargetAsync drop",
    "GDBusAuthObserver allow-mechanism", "GDBusAuthObserver authorize-authenticated-peer",
  ]

  /// By the words of its name, as libraries say neither by flags nor by types what a signal is for.
  static func tellsOfEdit(_ name: String, of owner: String) -> Bool {
    if name == "notify" { return true }
    // A factory makes rows, and what all widgets tell is that they are shown, hidden and the like.
    guard owner != "GtkWidget", !owner.hasSuffix("Factory") else { return false }
    return name.split { $0 == "-" || $0 == "_" }.contains { editWords.contains(String($0)) }
  }

  private static let editWords: Set = [
    "added", "apply", "change", "changed", "cleared", "closed", "collapsed", "delete", "deleted", "edited", "expanded",
    "insert", "inserted", "popped", "pushed", "remove", "removed", "reordered", "selected", "set", "switch", "toggled",
    "unselected",
  ]
}
