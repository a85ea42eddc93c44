import Foundation
import PackagePlugin

/// Makes typed names for the classes that a target lists in its file `Names.gtk`.
@main
struct TypedNamesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let own = list(of: target) else {
      Diagnostics.error("\(target.name) has no file \(Self.file), which lists the classes to make names for")
      return []
    }
    let others = target.recursiveTargetDependencies.filter { list(of: $0) != nil }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("TypedNames.swift")
    let lists = [own] + others.compactMap(list)
    return [
      .buildCommand(
        displayName: "Typed names of \(target.name)", executable: try context.tool(named: "TypedNamesTool").url,
        arguments: [output.path] + (others + [target]).flatMap(words), inputFiles: lists + descriptions,
        outputFiles: [output])
    ]
  }

  private static let file = "Names.gtk"

  private func list(of target: any Target) -> URL? {
    let file = (target as? any SourceModuleTarget)?.directoryURL.appendingPathComponent(Self.file)
    return file.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  private func words(of target: any Target) -> [String] {
    guard let module = (target as? any SourceModuleTarget)?.moduleName, let list = list(of: target) else { return [] }
    let dependencies = target.recursiveTargetDependencies.filter { self.list(of: $0) != nil }
      .compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
    return [module, list.path, dependencies.joined(separator: ",")]
  }

  /// Names are made anew when any description is another.
  private var descriptions: [URL] {
    folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".gir") }.sorted().map { URL(fileURLWithPath: folder + "/" + $0) }
    }
  }

  /// Those in which the tool looks.
  private var folders: [String] {
    let environment = ProcessInfo.processInfo.environment
    let own = (environment["GI_GIR_PATH"] ?? "").split(separator: ":").map(String.init)
    let shared = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map { String($0) + "/gir-1.0" }
    let libraries = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu/gir-1.0" }
    return own + shared + ["/usr/local/share/gir-1.0", "/usr/share/gir-1.0"] + libraries
  }
}
