// swift-tools-version: 6.2
import PackageDescription

// Its one source is the README's program. `.ci/run` names the clone, whose folder may have any name.
let package = Package(
  name: "Readme",
  dependencies: [.package(name: "Graft", path: Context.environment["GRAFT"] ?? "../../..")],
  targets: [
    .executableTarget(name: "Readme", dependencies: [.product(name: "Graft", package: "Graft")])
  ]
)
