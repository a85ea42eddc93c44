import CGTK
import GTKSupport
import ViewGraph

/// What is typed into the text fields here, as input methods are told. Claim CT28.
struct TextInputTraits: Equatable {
  var purpose = GTK_INPUT_PURPOSE_FREE_FORM.rawValue
  var capitalizes: UInt32?
  var isCorrected: Bool?

  /// GTK's hints.
  private var hints: UInt32 {
    let spelling =
      isCorrected.map { $0 ? GTK_INPUT_HINT_SPELLCHECK.rawValue : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue } ?? 0
    return spelling | (capitalizes ?? 0)
  }

  /// Tells an entry, which restricts nothing.
  @MainActor
  func show(in entry: Widget) {
    entry["input-purpose"] = Int(purpose)
    entry["input-hints"] = Int(hints)
  }
}

private struct TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
  var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }
}

/// What a keyboard on the screen would show; here a hint to input methods. Claim CT28.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  fileprivate var purpose: GtkInputPurpose {
    switch self {
    case .numberPad, .asciiCapableNumberPad: GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .URL: GTK_INPUT_PURPOSE_URL
    case .default, .asciiCapable, .numbersAndPunctuation, .twitter, .webSearch: GTK_INPUT_PURPOSE_FREE_FORM
    }
  }
}

/// What a text is, for those who fill in forms. Nobody does here. Claim CT28.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A kind of content by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}

/// Which letters are large by themselves, as a hint to input methods. Claim CT28.
public struct TextInputAutocapitalization: Hashable, Sendable {
  fileprivate let hint: UInt32

  public static let never = TextInputAutocapitalization(hint: GTK_INPUT_HINT_LOWERCASE.rawValue)
  public static let words = TextInputAutocapitalization(hint: GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue)
  public static let sentences = TextInputAutocapitalization(hint: GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue)
  public static let characters = TextInputAutocapitalization(hint: GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue)
}

/// Which letters are large by themselves; the older form. Claim CT28.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters

  fileprivate var hint: UInt32 {
    switch self {
    case .none: TextInputAutocapitalization.never.hint
    case .words: TextInputAutocapitalization.words.hint
    case .sentences: TextInputAutocapitalization.sentences.hint
    case .allCharacters: TextInputAutocapitalization.characters.hint
    }
  }
}

/// What the key that submits says, where there is a keyboard on the screen. Claim CT28.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Hints to input methods; none of them restricts what can be typed. Claim CT28.
extension View {
  /// Says what is typed into the text fields in this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.purpose = type.purpose.rawValue }
  }

  /// Changes nothing: nobody fills in forms.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Says which letters are large by themselves in the text fields in this view.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalizes = autocapitalization?.hint }
  }

  /// Says which letters are large by themselves in the text fields in this view. The older form.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalizes = style.hint }
  }

  /// Says whether the text fields in this view leave what is typed as it is.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isCorrected = !disable }
  }

  /// Says whether the text fields in this view leave what is typed as it is. The older form.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.isCorrected = disable.map { !$0 } }
  }

  /// Changes nothing: there is no keyboard on the screen that would say it.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
