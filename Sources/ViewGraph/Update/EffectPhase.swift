/// Actions of the program that react to what is shown: they run after layout, outside of any body or update, and may
/// write state.
typealias Effect = @MainActor () -> Void

/// The actions of a host that wait for their phase.
@MainActor
final class EffectQueue {
  /// First appearances, and changes reported initially, in tree order, innermost first (LC9, LC18).
  var appearances: [Effect] = []
  /// Disappearances of what goes by no transition; they come before all appearances (ID15).
  var firstDisappearances: [Effect] = []
  /// Disappearances; they come after the appearances of what took the place (ID14).
  var disappearances: [Effect] = []
  /// Changes of observed values (LC14).
  var changes: [Effect] = []
  /// Tasks to start, after all other actions of the round (LC24).
  var tasks: [Effect] = []

  var isEmpty: Bool {
    firstDisappearances.isEmpty && appearances.isEmpty && disappearances.isEmpty && changes.isEmpty && tasks.isEmpty
  }

  /// Runs what is waiting; what these actions cause waits for the next round.
  func run() {
    let waiting = firstDisappearances + appearances + disappearances + changes + tasks
    firstDisappearances = []
    appearances = []
    disappearances = []
    changes = []
    tasks = []
    // A host that is disposed of inside an update runs its disappearances there, and they are still no part of it.
    RunningCall.suspended {
      for effect in waiting { effect() }
    }
  }
}
