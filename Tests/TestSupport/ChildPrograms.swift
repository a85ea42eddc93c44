/// The programs and compilers that tests start besides. They run one at a time: several at once would take both cores of
/// a small machine from the tests that show windows meanwhile.
public actor ChildPrograms {
  private static let shared = ChildPrograms()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs one of them when no other runs.
  public static func runAlone<Result: Sendable>(_ program: @Sendable () async throws -> Result) async rethrows -> Result
  {
    await shared.take()
    do {
      let result = try await program()
      await shared.give()
      return result
    } catch {
      await shared.give()
      throw error
    }
  }

  private func take() async {
    if !isTaken { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
