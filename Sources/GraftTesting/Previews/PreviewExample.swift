import CGraftTesting
import Graft

/// The examples of one type, or of one `#Preview`.
@MainActor
package struct PreviewExample {
  /// What the example is asked for by.
  package private(set) var name: String
  let typeName: String
  let makeView: () -> AnyView

  package init<Provider: PreviewProvider>(_ provider: Provider.Type) {
    typeName = String(describing: provider)
    name = typeName.hasSuffix("_Previews") ? String(typeName.dropLast("_Previews".count)) : typeName
    makeView = { AnyView(VStack { Provider.previews }) }
  }

  private init<Provider: _NamedPreview>(declared provider: Provider.Type) {
    name = provider._name
    typeName = name
    let layout = provider._traits.compactMap(\.layout).last ?? .device
    let surroundings = provider._traits.compactMap(\.surroundings)
    makeView = {
      let example = surroundings.reduce(AnyView(VStack { Provider.previews })) { $1($0) }
      return AnyView(example.previewLayout(layout))
    }
  }

  /// Those that `#Preview` has declared in the program.
  private static var declared: [PreviewExample] {
    graft_testing_register_previews()
    return _PreviewRegistry.all.map { PreviewExample(declared: $0) }
  }

  /// Those of the types and those that `#Preview` has declared. Where several have one name, they are counted.
  package static func all(_ providers: [any PreviewProvider.Type]) -> [PreviewExample] {
    var counts: [String: Int] = [:]
    return (providers.map { PreviewExample($0) } + declared).map { example in
      counts[example.name, default: 0] += 1
      return example.counted(as: counts[example.name, default: 1])
    }
  }

  private func counted(as number: Int) -> PreviewExample {
    var example = self
    if number > 1 { example.name += " \(number)" }
    return example
  }

  package func writePicture(to path: String) async throws {
    let mounted = try await MountedView(makeView())
    try mounted.root.writePicture(to: path)
    await mounted.close()
  }
}
