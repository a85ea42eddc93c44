import Foundation
import NearestNames

/// The descriptions of all libraries, each read when it is first asked for.
final class Descriptions {
  private let folders: DescriptionFolders
  private var known: [String: Description?] = [:]
  private var versions: [String: String] = [:]

  init(folders: DescriptionFolders) { self.folders = folders }

  func `class`(_ name: String) -> ClassDescription? { library(of: name)?.classes[name] }
  func enumeration(_ name: String) -> EnumerationDescription? { library(of: name)?.enumerations[name] }
  func record(_ name: String) -> RecordDescription? { library(of: name)?.records[name] }

  /// A type without its other names.
  func resolved(_ type: TypeDescription) -> TypeDescription {
    guard case .named(let name) = type, let other = library(of: name)?.aliases[name] else { return type }
    return resolved(other)
  }

  /// What is wrong with a name that a list has; nil when there is such a type.
  func fault(of name: String) -> String? {
    let library = Self.library(name)
    guard name.contains("."), !library.isEmpty else {
      return "'\(name)' is no name: write LIBRARY.CLASS, as Gtk.Switch"
    }
    guard let description = self.library(of: name) else { return missing(library) }
    if description.names.contains(name) { return lacking(above: name).map(missing) }
    let newer = "a newer " + DescriptionPackage.name(for: library)
    let nearest = NearestName.ofType(name, in: description.names)
    return "the installed \(library) \(description.version) has no \(name); "
      + (nearest.map { "did you mean '\($0)', or one of \(newer)?" } ?? "\(newer) may have it")
  }

  /// A library without a description of which a class or an interface is above a class.
  private func lacking(above name: String) -> String? {
    guard let found = self.class(name) else { return nil }
    let above = [found.parent].compactMap { $0 } + found.interfaces + found.prerequisites
    return above.lazy.compactMap { self.library(of: $0) == nil ? Self.library($0) : self.lacking(above: $0) }.first
  }

  /// The classes above a class, nearest first.
  func ancestors(of name: String) -> [ClassDescription] {
    guard let parent = self.class(name)?.parent.flatMap({ self.class($0) }) else { return [] }
    return [parent] + ancestors(of: parent.name)
  }

  /// The interfaces of a class or interface itself, with those that these demand.
  func interfaces(of name: String) -> [String] {
    guard let found = self.class(name) else { return [] }
    let own = found.interfaces + found.prerequisites.filter { self.class($0)?.isInterface == true }
    return own + own.flatMap { interfaces(of: $0) }.filter { !own.contains($0) }
  }

  private func missing(_ library: String) -> String {
    "there is no description of \(library)" + (otherVersion(of: library) ?? ": ")
      + DescriptionPackage.advice(for: library) + near(library)
  }

  /// That the library has a description, of another version than the one that is wanted; nil where it has none.
  private func otherVersion(of library: String) -> String? {
    guard folders.libraries.contains(library) else { return nil }
    let wanted = versions[library] ?? DescriptionFolders.onlyVersion(of: library)
    return wanted.map { " \($0), but of another version: " }
  }

  private func near(_ library: String) -> String {
    let others = folders.libraries.subtracting([library])
    return NearestName.ofType(library, in: Array(others)).map { " (or did you mean \($0)?)" } ?? ""
  }

  private func library(of name: String) -> Description? {
    let library = Self.library(name)
    guard name.contains(".") else { return nil }
    if let read = known[library] { return read }
    let read = folders.file(of: library, version: versions[library]).flatMap { DescriptionReader.read($0) }
    known[library] = .some(read)
    // Who builds on a version has said which.
    versions.merge(read?.includes ?? [:]) { first, _ in first }
    return read
  }

  private static func library(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
