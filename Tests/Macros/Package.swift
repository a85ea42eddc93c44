// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let graft = ["Graft", "GraftTesting"].map { Target.Dependency.product(name: $0, package: "Graft") }

// A package of its own: with the trait, only what the macros' tests need is built beside swift-syntax.
let package = Package(
  name: "MacroTests",
  dependencies: [.package(name: "Graft", path: "../..", traits: ["Macros"])],
  targets: [
    // Source as it is written elsewhere.
    .target(
      name: "Forms", dependencies: [.product(name: "SwiftUI", package: "Graft")],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Gallery", dependencies: graft + ["Forms"], swiftSettings: strict),
    .testTarget(
      name: "MacroTests", dependencies: graft + [.product(name: "ViewGraphTesting", package: "Graft"), "Gallery"],
      swiftSettings: strict),
  ]
)
