// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let graft = ["Graft", "GraftTesting"].map { Target.Dependency.product(name: $0, package: "Graft") }

// A package of its own: with the traits, only what their tests need is built beside swift-syntax.
let package = Package(
  name: "TraitTests",
  dependencies: [.package(name: "Graft", path: "../..", traits: ["Macros", "Adwaita"])],
  targets: [
    // Source as it is written elsewhere.
    .target(
      name: "Forms", dependencies: [.product(name: "SwiftUI", package: "Graft")],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Gallery", dependencies: graft + ["Forms"], swiftSettings: strict),
    .executableTarget(
      name: "Letters", dependencies: graft + [.product(name: "GraftAdwaita", package: "Graft")], swiftSettings: strict),
    .testTarget(
      name: "MacroTests", dependencies: graft + [.product(name: "ViewGraphTesting", package: "Graft"), "Gallery"],
      swiftSettings: strict),
    .testTarget(name: "AdwaitaTests", dependencies: graft + ["Letters"], swiftSettings: strict),
  ]
)
