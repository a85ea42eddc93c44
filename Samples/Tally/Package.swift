// swift-tools-version: 6.2
import PackageDescription

// A program that can be installed: `install` builds it and says where what it needs goes.
// A program of one's own names Graft by its address; `.ci/run` names the clone, whose folder may have any name.
let package = Package(
  name: "Tally",
  dependencies: [.package(name: "Graft", path: Context.environment["GRAFT"] ?? "../..")],
  targets: [
    .executableTarget(
      name: "Tally", dependencies: [.product(name: "Graft", package: "Graft")],
      resources: [.copy("Localizable.xcstrings"), .copy("Graft.xcstrings")],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
  ]
)
