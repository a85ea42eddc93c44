/// Actions of the program that react to what an update has brought. They run outside of any body or update, and may write
/// state.
typealias Effect = @MainActor () -> Void

/// The actions of a host that wait for their moment: the end of the round that causes them, or the layout that follows.
///
/// Only what tells that something is shown waits for a layout. All else has run before the next event, which so never sees
/// state that a change has still to bring into line.
@MainActor
final class EffectQueue {
  /// Tasks to cancel (LC25).
  var cancellations: [Effect] = []
  /// Disappearances, but those of what another view takes the place of (ID15).
  private(set) var disappearances: [Effect] = []
  /// Changes of observed values (LC14).
  private var changes: [Effect] = []
  /// Tasks that start anew, after all other actions of the round (LC26).
  var restarts: [Effect] = []

  /// First appearances, and changes reported initially, in tree order, innermost first (LC9, LC18).
  var appearances: [Effect] = []
  /// Disappearances of what another view has taken the place of, which appears before (ID14).
  private var replacements: [Effect] = []
  /// Changes in views that have not appeared yet, and of their geometry (LC9).
  private var laterChanges: [Effect] = []
  /// Tasks to start, after all other actions (LC24).
  var tasks: [Effect] = []

  /// What the runtime does after the layout, before all actions.
  private var layouts: [Effect] = []

  /// Counts the layouts that actions have waited for: what was mounted since the last has not appeared yet.
  private(set) var generation: UInt32 = 0

  var isEmpty: Bool {
    cancellations.isEmpty && disappearances.isEmpty && changes.isEmpty && restarts.isEmpty && !waitsForLayout
  }

  /// Whether any action is to follow a layout.
  var waitsForLayout: Bool {
    !appearances.isEmpty || !replacements.isEmpty || !laterChanges.isEmpty || !tasks.isEmpty || !layouts.isEmpty
  }

  /// Adds what the runtime does after the layout.
  func layoutFollows(_ effect: @escaping Effect) { layouts.append(effect) }

  /// Adds the disappearance of a view, or of what goes with it.
  func viewDisappears(_ effect: @escaping Effect) { disappearances.append(effect) }

  /// Has the disappearances since a moment, by their number then, follow the appearance of what takes the place.
  func areReplaced(since count: Int) {
    replacements += disappearances[count...]
    disappearances.removeSubrange(count...)
  }

  /// Adds the change of a value in a node that was mounted in a generation.
  func valueChanges(mountedIn generation: UInt32, _ effect: @escaping Effect) {
    if generation == self.generation { laterChanges.append(effect) } else { changes.append(effect) }
  }

  /// Adds a change that is told at the end of the round in any case.
  func valueChanges(_ effect: @escaping Effect) { changes.append(effect) }

  /// Adds the change of a size or place, which a layout has brought.
  func geometryChanges(_ effect: @escaping Effect) { laterChanges.append(effect) }

  /// Runs what follows the round; what these actions cause waits for the next.
  func runAfterRound() {
    let replaced = appearances.isEmpty ? replacements : []
    if !replaced.isEmpty { replacements = [] }
    let waiting = cancellations + disappearances + replaced + changes + restarts
    cancellations = []
    disappearances = []
    changes = []
    restarts = []
    run(waiting)
    if !waitsForLayout { generation &+= 1 }
  }

  /// Runs what follows the layout.
  func runAfterLayout() {
    let waiting = layouts + appearances + replacements + laterChanges + tasks
    layouts = []
    appearances = []
    replacements = []
    laterChanges = []
    tasks = []
    generation &+= 1
    run(waiting)
  }

  private func run(_ waiting: [Effect]) {
    if waiting.isEmpty { return }
    // A host that is disposed of inside an update runs its disappearances there, and they are still no part of it.
    RunningCall.suspended {
      for effect in waiting { effect() }
    }
  }
}
