// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Every target of ours: Swift 6 mode, and a warning is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let collections = Target.Dependency.product(name: "HeapModule", package: "swift-collections")
/// Publishers, by module. Never the package's shim, which stands aside for a module named Combine.
let publishers = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
  Target.Dependency.product(name: $0, package: "OpenCombine")
}
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// What the sample of a lesson needs.
let lesson: [Target.Dependency] = ["Lesson", "Graft", "GraftTesting", arguments]

func library(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

func sample(_ folder: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .executableTarget(
    name: folder + "Sample", dependencies: dependencies, path: "Samples/" + folder, resources: resources,
    swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], as settings: [SwiftSetting] = strict) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Source as it is written elsewhere: in Swift 5 mode, and with `import Combine`. No module of ours has that name, as
/// OpenCombine leaves parts of itself out where it finds one.
let appleSource: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .unsafeFlags(["-module-alias", "Combine=GraftCombine"]),
]

/// The samples, in the order in which they are listed: `Samples/run` finds their names in these lines.
let samples = [
  sample("Launcher", ["Graft", "GraftTesting"]),
  sample("Stateless", lesson),
  sample("PlainHost", ["Graft", "GraftTesting"]),
  sample("LegacyEditor", ["Graft", "GraftTesting"], resources: ["editor", "foot"].map { .copy("Data/\($0).ui") }),
  sample("WidgetShelf", ["Graft", "GraftTesting"]),
  sample("ContainerViews", lesson, resources: ["packages", "damaged", "other"].map { .process("Data/\($0).json") }),
  sample("Initializers", lesson),
  sample("DataFlow", lesson),
  sample("Identity", lesson),
  sample("Controls", ["Graft", "GraftTesting"]),
  sample("Drawing", ["Graft", "GraftTesting"]),
  sample("Motion", lesson),
  sample("Gallery", ["Graft", "GraftTesting"]),
  sample("Rows", ["Graft", "GraftTesting"]),
  sample("Library", ["Graft", "GraftTesting", "CSQLite"]),
]

/// Only with the trait is swift-syntax fetched and built.
let withMacros = TargetDependencyCondition.when(traits: ["Macros"])
/// Only with the trait is libadwaita looked for.
let withAdwaita = TargetDependencyCondition.when(traits: ["Adwaita"])

let package = Package(
  name: "Graft",
  products: [
    .library(name: "Graft", targets: ["Graft"]),
    .library(name: "GraftAdwaita", targets: ["GraftAdwaita"]),
    .library(name: "GraftC", type: .dynamic, targets: ["GraftC"]),
    .library(name: "CGTK", targets: ["CGTK"]),
    .library(name: "GraftTesting", targets: ["GraftTesting", "GraftTestTraits"]),
    .library(name: "ViewGraphTesting", targets: ["ViewGraphTesting"]),
    .plugin(name: "TypedNames", targets: ["TypedNamesPlugin"]),
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "SwiftUICore", "CoreGraphics", "UniformTypeIdentifiers", "GraftCombine", "GraftOS"]),
  ],
  traits: [
    .trait(name: "Macros", description: "#Preview and @Entry. Builds swift-syntax."),
    .trait(name: "Adwaita", description: "libadwaita's windows and widgets. Needs libadwaita-1-dev."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    library("Animations", []),
    library("ContentTypes", []),
    library("InlineMarkdown", []),
    library("Paths", []),
    library("SymbolNames", []),
    library("Threads", []),
    library("Translations", []),
    library("ViewGraph", ["Animations", "Threads", logging, collections, publishers[0]]),
    library("StoredValues", ["Threads", "ViewGraph", publishers[0]]),
    library("ViewGraphTesting", ["ViewGraph", "StoredValues"]),
    library("NearestNames", []),
    library("GTKSupport", ["CGTK", "NearestNames", "Threads", logging]),
    library("GTKBridge", ["Paths", "Threads", "ViewGraph", "StoredValues", "GTKSupport", "CGTK"]),
    .macro(
      name: "GraftMacros",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax", condition: withMacros),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax", condition: withMacros),
      ], swiftSettings: strict),
    library(
      "Graft",
      [
        "Animations", "ContentTypes", "GTKBridge", "GTKSupport", "InlineMarkdown", "Paths", "SymbolNames",
        "Threads", "Translations",
        "ViewGraph", "StoredValues", "CGTK",
        .target(name: "GraftMacros", condition: withMacros),
      ] + publishers, resources: [.embedInCode("Words/Words.xcstrings")]),
    library(
      "GraftAdwaita",
      ["Graft", "GTKBridge", "GTKSupport", "ViewGraph", "CGTK", .target(name: "CAdwaita", condition: withAdwaita)]),
    .target(
      name: "GraftC", dependencies: ["Graft", "GTKBridge", "GTKSupport", "Threads", "CGTK"],
      exclude: ["include", "graft.pc.in", "install"], swiftSettings: strict),
    library("SwiftUI", ["Graft", "SwiftUICore"]),
    library("SwiftUICore", ["Graft"]),
    library("CoreGraphics", ["Paths"]),
    library("UniformTypeIdentifiers", ["ContentTypes"]),
    library("GraftCombine", publishers),
    library("GraftOS", [logging]),
    library("TypedNames", ["NearestNames"]),
    .executableTarget(name: "TypedNamesTool", dependencies: ["TypedNames"], swiftSettings: strict),
    .plugin(
      name: "TypedNamesPlugin", capability: .buildTool(), dependencies: ["TypedNamesTool"],
      path: "Sources/TypedNamesPlugin"),
    .target(name: "CGraftTesting", dependencies: ["CGTK"], linkerSettings: [.linkedLibrary("X11")]),
    library("GraftTesting", ["Graft", "NearestNames", "CGraftTesting"]),
    library("GraftTestTraits", ["GraftTesting", "GTKSupport"]),
    .systemLibrary(
      name: "CSQLite", path: "Samples/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "Lesson", dependencies: ["Graft", "GraftTesting", arguments], path: "Samples/Lesson", swiftSettings: strict),
  ] + samples + [
    .target(
      name: "TestSupport", dependencies: ["GTKSupport", "StoredValues"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests(
      "ViewGraphTests",
      ["ViewGraph", "StoredValues", "ViewGraphTesting", "GraftTestTraits", "TestSupport", logging] + publishers),
    tests("AnimationsTests", ["Animations"]),
    tests("ContentTypesTests", ["ContentTypes"]),
    tests("InlineMarkdownTests", ["InlineMarkdown"]),
    tests("SymbolNamesTests", ["SymbolNames"]),
    tests("TranslationsTests", ["Translations"]),
    tests("TypedNamesTests", ["TypedNames"]),
    tests("PathsTests", ["Paths", "ViewGraphTesting"]),
    tests("GTKSupportTests", ["GTKSupport", "GraftTestTraits", "TestSupport", "Threads"]),
    tests("GTKBridgeTests", ["Graft", "GraftTesting", "GraftTestTraits", "ViewGraphTesting", "TestSupport"]),
    tests(
      "GraftTests",
      ["Graft", "GraftTesting", "CGraftTesting", "GraftTestTraits", "ViewGraphTesting", "TestSupport"]),
    tests("GraftTestingTests", ["Graft", "GraftTesting", "GraftTestTraits", "TestSupport"]),
    tests(
      "SourceTests",
      [
        "SwiftUI", "SwiftUICore", "CoreGraphics", "UniformTypeIdentifiers", "GraftCombine", "GraftTesting",
        "GraftTestTraits", "TestSupport",
      ],
      as: appleSource),
    tests("GraftOSTests", ["GraftOS"], as: strict + [.unsafeFlags(["-module-alias", "os=GraftOS"])]),
    tests("GraftCTests", ["GraftC", "GraftTestTraits", "GraftTesting"]),
    .executableTarget(
      name: "OutsideProgram", dependencies: ["Graft"], path: "Tests/OutsideProgram", exclude: ["use.py", "desktop.py"],
      swiftSettings: strict),
    .executableTarget(name: "OtherProgram", dependencies: ["CGTK"], path: "Tests/OtherProgram"),
    tests("SampleTests", samples.map { .target(name: $0.name) } + ["OutsideProgram", "TestSupport"]),
  ]
)
