import CGTK

/// A function to connect to a signal, and what it answers.
@MainActor
public struct SignalHandler {
  /// Runs the function and stores its answer.
  let run: (SignalArguments, UnsafeMutablePointer<GValue>?) -> Void
  /// The type of the answer; none of a function that gives none.
  let answer: SignalAnswer?

  /// A function that answers nothing.
  public init(_ run: @escaping @MainActor (SignalArguments) -> Void) {
    self.run = { arguments, _ in run(arguments) }
    answer = nil
  }

  /// A function that answers a truth, a number or a text.
  public init<Answer: PropertyValue>(answering run: @escaping @MainActor (SignalArguments) -> Answer) {
    self.init(answer: SignalAnswer(Answer.self), run) { $0.store(in: &$1) }
  }

  /// A function that answers a value of an enumeration or a set of flags of C, such as `GDK_ACTION_COPY`.
  public init<Answer: RawRepresentable>(answering run: @escaping @MainActor (SignalArguments) -> Answer)
  where Answer.RawValue: PropertyValue & FixedWidthInteger {
    self.init(answer: SignalAnswer(enumeration: Answer.self), run) { $0.rawValue.store(in: &$1) }
  }

  /// A function that answers an object or nil: a reference, or a pointer of C, which may be to a boxed value as well.
  public init<Answer: ObjectPointer>(answering run: @escaping @MainActor (SignalArguments) -> Answer?) {
    self.init(answer: SignalAnswer(object: Answer.self), run) { SignalAnswer.store($0, in: &$1) }
  }

  /// A function that answers what the typed name of the signal says; nil is as if there were no handler.
  init<Answer: TypedValue>(typed run: @escaping @MainActor (SignalArguments) -> Answer?) {
    self.init(answer: SignalAnswer(Answer.self), run) { $0?.store(in: &$1) ?? true }
  }

  private init<Answer>(
    answer: SignalAnswer, _ run: @escaping @MainActor (SignalArguments) -> Answer,
    _ store: @escaping @MainActor (Answer, inout GValue) -> Bool
  ) {
    self.answer = answer
    self.run = { arguments, result in
      let answer = run(arguments)
      guard let result, !store(answer, &result.pointee) else { return }
      Fault.found(
        "the answer \(answer) is no \(String(cString: g_type_name(result.pointee.g_type))), as the signal wants")
    }
  }
}

/// What type of answer a handler gives.
@MainActor
struct SignalAnswer {
  /// The Swift type, for messages.
  let name: String
  /// Whether a signal that wants an answer of a type may be given it.
  let fits: (GType) -> Bool

  init<Answer: TypedValue>(_ type: Answer.Type) {
    name = "\(type)"
    fits = { Answer.fits($0) }
  }

  init<Answer: RawRepresentable>(enumeration: Answer.Type) where Answer.RawValue: PropertyValue {
    name = "\(enumeration)"
    fits = { Fundamental.integers.contains(Fundamental.of($0)) && Answer.RawValue.fits($0) }
  }

  init<Answer: ObjectPointer>(object: Answer.Type) {
    name = "\(object)"
    let isReference = object is ObjectReference.Type
    fits = { type in
      if g_type_is_a(type, g_object_get_type()) != 0 { return true }
      return !isReference && [Fundamental.boxed, Fundamental.pointer].contains(Fundamental.of(type))
    }
  }

  static func store(_ answer: (some ObjectPointer)?, in value: inout GValue) -> Bool {
    guard let answer else { return true }
    return answer.withObjectAddress { address in
      switch Fundamental.of(value) {
      case Fundamental.boxed: g_value_set_boxed(&value, address)
      case Fundamental.pointer: g_value_set_pointer(&value, address)
      default:
        guard graft_is_a(address, value.g_type) != 0 else { return false }
        g_value_set_object(&value, address)
      }
      return true
    }
  }
}
