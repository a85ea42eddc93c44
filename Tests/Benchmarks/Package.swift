// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the library does not carry what measuring it needs.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Graft", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "Harness", dependencies: [.product(name: "CGTK", package: "Graft")]),
    .executableTarget(
      name: "HandWritten", dependencies: ["Harness", .product(name: "CGTK", package: "Graft")],
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "GraftScenarios", dependencies: ["Harness", .product(name: "Graft", package: "Graft")]),
    .executableTarget(
      name: "Driver", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ]
)
