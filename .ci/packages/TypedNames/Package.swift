// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let graft = Target.Dependency.product(name: "Graft", package: "Graft")
let typedNames = Target.PluginUsage.plugin(name: "TypedNames", package: "Graft")

// Three targets with lists, of which each depends on the one before it. `.ci/run` names the clone, whose folder may have any
// name.
let package = Package(
  name: "TypedNames",
  dependencies: [.package(name: "Graft", path: Context.environment["GRAFT"] ?? "../../..")],
  targets: [
    .target(name: "Knobs", dependencies: [graft], exclude: ["Names.gtk"], swiftSettings: strict, plugins: [typedNames]),
    .target(
      name: "Panels", dependencies: [graft, "Knobs"], exclude: ["Names.gtk"], swiftSettings: strict,
      plugins: [typedNames]),
    .systemLibrary(name: "CGtkSource", pkgConfig: "gtksourceview-5", providers: [.apt(["libgtksourceview-5-dev"])]),
    .systemLibrary(name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "Libraries", dependencies: [graft, "Panels", "CGtkSource", "CAdw"], exclude: ["Names.gtk"],
      swiftSettings: strict, plugins: [typedNames]),
    .testTarget(
      name: "PanelTests", dependencies: ["Libraries", "Panels", .product(name: "GraftTesting", package: "Graft")],
      swiftSettings: strict),
  ]
)
