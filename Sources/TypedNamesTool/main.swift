import Foundation
import TypedNames

// OUTPUT, and for each target with a list: its module, the list, and the modules that it depends on, with commas between;
// the target itself last. Called by the plugin.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4, arguments.count % 3 == 1 else {
  FileHandle.standardError.write(Data("usage: OUTPUT (MODULE LIST DEPENDENCIES)…\n".utf8))
  exit(2)
}
let modules = try stride(from: 1, to: arguments.count, by: 3).map { index in
  try NameModule(
    name: arguments[index], file: arguments[index + 1],
    dependencies: arguments[index + 2].split(separator: ",").map(String.init))
}
let names = NamesFile(modules)
let faults = names.faults
guard faults.isEmpty else {
  FileHandle.standardError.write(Data((faults.joined(separator: "\n") + "\n").utf8))
  exit(1)
}
try names.text.write(toFile: arguments[0], atomically: true, encoding: .utf8)
