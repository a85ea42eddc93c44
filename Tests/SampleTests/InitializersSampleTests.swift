import Testing

/// The sample of what feeds a view from outside, with its real clicks and keys. What it should print is written here once more, so that a
/// sample that expects the wrong thing of itself is noticed.
@Suite(.serialized)
struct InitializersSampleTests {
  @Test("every exhibit does what its page says")
  func allExhibits() async throws {
    let sample = try await SampleProgram.run("InitializersSample", "--headless")
    #expect(sample.output == Self.expected)
    #expect(sample.status == 0)
  }

  private static let expected = [
    #"N1 start: shows "passed: first", "made by the compiler: first", "written out: first""#,
    #"N1 click Pass another: shows "passed: second", "made by the compiler: second", "written out: second""#,
    #"N2 start: shows "passed: first", "by the compiler: first", "assigned: first", "as storage: first", "over a default: default""#,
    #"N2 click Pass another: shows "passed: second", "by the compiler: first", "assigned: first", "as storage: first", "over a default: default""#,
    #"N3 start: shows "passed: first", "bound: first""#,
    #"N3 click Pass another: shows "passed: second", "bound: second""#,
    #"N3 click Write: shows "passed: written", "bound: written""#,
    #"N4 start: shows "passed: first", "state object: first"; made first"#,
    #"N4 click Pass another: shows "passed: second", "state object: first""#,
    #"N4 click Pass another: shows "passed: third", "state object: first""#,
    #"N5 start: shows "passed: first", "from an instance: first"; made first"#,
    #"N5 click Pass another: shows "passed: second", "from an instance: first"; made second, gone second"#,
    #"N5 click Pass another: shows "passed: third", "from an instance: first"; made third, gone third"#,
    #"N6 start: shows "passed: first", "from an autoclosure: first"; made first"#,
    #"N6 click Pass another: shows "passed: second", "from an autoclosure: first""#,
    #"N6 click Pass another: shows "passed: third", "from an autoclosure: first""#,
    #"N7 start: shows "passed: first", "observed: new"; made new"#,
    #"N7 click Write: shows "passed: first", "observed: written""#,
    #"N7 click Pass another: shows "passed: second", "observed: new"; made new, gone written"#,
    #"N8 start: shows "passed: first", "in state: first", "bindable: first", "plain: first""#,
    #"N8 click Pass another: shows "passed: second", "in state: first", "bindable: second", "plain: second""#,
    #"N8 click Write by binding: shows "passed: second", "in state: first", "bindable: written", "plain: written""#,
    #"N8 click Write plainly: shows "passed: second", "in state: first", "bindable: plainly", "plain: plainly""#,
    #"N9 start: shows "passed: first", "made by a task: first"; body without a model, the task makes the model, body with a model"#,
    #"N9 click Pass another: shows "passed: second", "made by a task: first"; body with a model"#,
    #"N10 start: shows "passed: first", "ordered: first"; init first, body first, appears, task"#,
    #"N10 click Pass another: shows "passed: second", "ordered: second"; init second, body second"#,
    #"N11 start: shows "passed: first", "made for state: first"; made first"#,
    #"N11 click Pass another: shows "passed: second", "made for state: first"; made second, gone second"#,
    #"N12 start: shows "passed: first", "written out: first", "bound: first", "assigned: first", "state object: first", "from an instance: first", "from an autoclosure: first", "made for state: first", "over a default: default", "observed: new"; made first, made first, made new, made first, made first"#,
    #"N12 click Pass another: shows "passed: second", "written out: second", "bound: second", "assigned: first", "state object: first", "from an instance: first", "from an autoclosure: first", "made for state: first", "over a default: default", "observed: new"; made second, made second, made new, gone second, gone second, gone new"#,
  ]
}
