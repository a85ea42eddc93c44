#if DEBUG
  /// What a closure has captured, read from its context without running it.
  ///
  /// The compiler describes each context for reflection: how many values it has and of which types (the Swift ABI's
  /// HeapLocalVariableMetadata and CaptureDescriptor). What is described in another way, as the captures of a generic
  /// function are, is left alone.
  struct ClosureContext {
    private static let objectHeader = 16
    private let address: UnsafeRawPointer

    /// What a context is.
    enum Kind {
      case captures(ClosureContext)
      /// A closure that has captured nothing but one object has that object for its context.
      case object(AnyObject)
      case none, unknown
    }

    /// The context of the closure at an address.
    static func of(closureAt pointer: UnsafeRawPointer) -> Kind {
      guard let context = pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self) else { return .none }
      let kind = context.load(as: UnsafeRawPointer.self).load(as: UInt.self)
      if kind == 0 || kind > 0x7FF { return .object(Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()) }
      return kind == 0x400 ? .captures(ClosureContext(address: context)) : .unknown
    }

    /// Visits the captured values in order. Tells whether all could be.
    func forEachCapture(_ body: (Any.Type, UnsafeRawPointer) -> Void) -> Bool {
      let metadata = address.load(as: UnsafeRawPointer.self)
      guard let description = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return false }
      let counts = (0..<3).map { description.load(fromByteOffset: 4 * $0, as: UInt32.self) }
      // Captures that depend on a generic context have their types in the context, described by the sources.
      guard counts[1] == 0, counts[2] == 0 else { return false }
      var offset = ClosureContext.objectHeader
      for index in 0..<Int(counts[0]) {
        let reference = description + 12 + 4 * index
        let name = MangledName(reference + Int(reference.load(as: Int32.self)))
        guard let type = name.type else { return false }
        visit(type, at: &offset, body)
      }
      return true
    }

    private func visit<Value>(
      _ type: Value.Type, at offset: inout Int, _ body: (Any.Type, UnsafeRawPointer) -> Void
    ) {
      let alignment = MemoryLayout<Value>.alignment
      offset = (offset + alignment - 1) / alignment * alignment
      body(type, address + offset)
      offset += MemoryLayout<Value>.size
    }
  }

  /// A type's name as the compiler writes it into a program, with references to descriptions of types in it.
  private struct MangledName {
    private let start: UnsafePointer<UInt8>
    private let length: Int

    init(_ address: UnsafeRawPointer) {
      start = address.assumingMemoryBound(to: UInt8.self)
      var length = 0
      while start[length] != 0 {
        switch start[length] {
        case 0x01...0x17: length += 5
        case 0x18...0x1F: length += 9
        default: length += 1
        }
      }
      self.length = length
    }

    /// The type, if the runtime knows one of that name. It would say of a weak or unowned capture only what it refers to,
    /// which may be gone.
    var type: Any.Type? {
      if isUncounted { return nil }
      return known
    }

    private var isUncounted: Bool {
      guard length > 2, start[length - 2] == UInt8(ascii: "X") else { return false }
      return "wou".utf8.contains(start[length - 1])
    }

    private var known: Any.Type? {
      _getTypeByMangledNameInContext(start, UInt(length), genericContext: nil, genericArguments: nil)
        ?? (isFunction ? (() -> Void).self : nil)
    }

    /// The runtime knows no types of functions as they are lowered; all that keep a context have two words.
    private var isFunction: Bool {
      let text = UnsafeBufferPointer(start: start, count: length)
      guard text.last == UInt8(ascii: "_"), let mark = text.lastIndex(of: UInt8(ascii: "I")) else { return false }
      let convention = text[(mark + 1)...]
      return convention.starts(with: "eg".utf8) && convention.dropLast().allSatisfy { (0x61...0x7A).contains($0) }
    }
  }
#endif
