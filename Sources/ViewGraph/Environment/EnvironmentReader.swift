/// Who reads the values of an environment.
package class EnvironmentReader {
  func recordRead(of key: ObjectIdentifier) {}
}

/// What is read by code that writes values.
final class TransformReads: EnvironmentReader {
  private(set) var keys: Set<ObjectIdentifier> = []

  override func recordRead(of key: ObjectIdentifier) { keys.insert(key) }
}
