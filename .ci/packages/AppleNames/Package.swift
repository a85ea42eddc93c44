// swift-tools-version: 6.2
import PackageDescription

// `.ci/run` names the clone, whose folder may have any name.
let package = Package(
  name: "AppleNames",
  dependencies: [.package(name: "Graft", path: Context.environment["GRAFT"] ?? "../../..")],
  targets: [
    .executableTarget(
      name: "AppleNames", dependencies: [.product(name: "SwiftUI", package: "Graft")],
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags(["-module-alias", "Combine=GraftCombine", "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"]
        ),
      ])
  ]
)
