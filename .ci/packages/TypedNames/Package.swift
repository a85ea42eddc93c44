// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let graft = Target.Dependency.product(name: "Graft", package: "Graft")
let typedNames = Target.PluginUsage.plugin(name: "TypedNames", package: "Graft")

// Two targets with lists, of which one depends on the other. `.ci/run` names the clone, whose folder may have any name.
let package = Package(
  name: "TypedNames",
  dependencies: [.package(name: "Graft", path: Context.environment["GRAFT"] ?? "../../..")],
  targets: [
    .target(name: "Knobs", dependencies: [graft], exclude: ["Names.gtk"], swiftSettings: strict, plugins: [typedNames]),
    .target(
      name: "Panels", dependencies: [graft, "Knobs"], exclude: ["Names.gtk"], swiftSettings: strict,
      plugins: [typedNames]),
    .testTarget(
      name: "PanelTests", dependencies: ["Panels", .product(name: "GraftTesting", package: "Graft")],
      swiftSettings: strict),
  ]
)
