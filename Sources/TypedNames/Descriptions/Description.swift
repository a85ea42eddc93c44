/// What a `.gir` file says of one library: the parts of it that names are made of. All names in it are full, as
/// `Gtk.Widget`, but for those of C's plain types.
struct Description {
  var name = ""
  var version = ""
  /// The libraries that it builds on, with their versions.
  var includes: [String: String] = [:]
  var classes: [String: ClassDescription] = [:]
  var enumerations: [String: EnumerationDescription] = [:]
  var records: [String: RecordDescription] = [:]
  /// Other names of types.
  var aliases: [String: TypeDescription] = [:]

  /// All that can be listed.
  var names: [String] { Array(classes.keys) + Array(enumerations.keys) + Array(records.keys) }
}

/// A type as it is written in a `.gir` file.
enum TypeDescription: Equatable {
  case named(String)
  case array(of: String?)
}

/// A class or an interface.
struct ClassDescription {
  let name: String
  var isInterface = false
  var parent: String?
  /// The structure in C.
  var cType = ""
  /// GObject's name for the type.
  var typeName = ""
  var isAbstract = false
  /// Whether the fields of the structure are to be seen, which makes Swift see a typed pointer.
  var hasFields = false
  var interfaces: [String] = []
  var prerequisites: [String] = []
  var properties: [PropertyDescription] = []
  var signals: [SignalDescription] = []
  var methods: [String: MethodDescription] = [:]
  var deprecation: String?
}

/// A property of a class or an interface.
struct PropertyDescription {
  let name: String
  var type: TypeDescription?
  var isReadable = true
  var isWritable = false
  var isConstructOnly = false
  /// The methods that read and write it.
  var getter: String?
  var setter: String?
  var deprecation: String?
}

/// A signal of a class or an interface.
struct SignalDescription {
  let name: String
  var answer = ValueDescription()
  var arguments: [ValueDescription] = []
  var deprecation: String?
}

/// An argument or an answer.
struct ValueDescription {
  var type: TypeDescription?
  var isNullable = false
  /// Whether the handler is to write to it.
  var isWritten = false
}

/// What the methods of a property tell of it.
struct MethodDescription {
  var mayAnswerNull = false
  var mayBeGivenNull = false
}

/// An enumeration or a set of flags.
struct EnumerationDescription {
  let name: String
  var isFlags = false
  var members: [(name: String, value: Int64)] = []
}

/// A structure that GObject can copy.
struct RecordDescription {
  let name: String
  var cType = ""
  var typeName = ""
  var isBoxed = false
  var fields: [TypeDescription?] = []
}
