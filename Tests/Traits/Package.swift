// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func products(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "Graft") } }

let graft = products("Graft", "GraftTesting")

// A package of its own: with the traits, only what their tests and the documentation need is built beside swift-syntax.
let package = Package(
  name: "TraitTests",
  dependencies: [.package(name: "Graft", path: "../..", traits: ["Macros", "Adwaita"])],
  targets: [
    // Source as it is written elsewhere.
    .target(
      name: "Forms", dependencies: products("SwiftUI"), swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "Gallery", dependencies: graft + ["Forms"], swiftSettings: strict),
    .executableTarget(name: "Letters", dependencies: graft + products("GraftAdwaita"), swiftSettings: strict),
    // All products that are modules in Swift: what the documentation is made of.
    .target(
      name: "Reference",
      dependencies: products("GraftAdwaita", "GraftC", "GraftTesting", "SwiftUI", "ViewGraphTesting"),
      swiftSettings: strict),
    .testTarget(
      name: "MacroTests", dependencies: graft + products("ViewGraphTesting") + ["Gallery"], swiftSettings: strict),
    .testTarget(name: "AdwaitaTests", dependencies: graft + ["Letters"], swiftSettings: strict),
  ]
)
