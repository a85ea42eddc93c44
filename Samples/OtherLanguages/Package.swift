// swift-tools-version: 6.2
import PackageDescription

// Two libraries of views, for programs in other languages. They have Graft from the library GraftC alone, of which there is one
// in a process.
// `.ci/run` names the clone, whose folder may have any name.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

let package = Package(
  name: "OtherLanguages",
  products: ["GaugeViews", "StepViews"].map { .library(name: $0, type: .dynamic, targets: [$0]) },
  dependencies: [.package(name: "Graft", path: Context.environment["GRAFT"] ?? "../..")],
  targets: ["GaugeViews", "StepViews"].map {
    .target(name: $0, dependencies: [.product(name: "GraftC", package: "Graft")], swiftSettings: strict)
  }
)
