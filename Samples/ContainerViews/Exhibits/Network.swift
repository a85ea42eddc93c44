import Foundation
import Graft
import Lesson

/// The network that an exhibit asks, with its switches above.
struct Network<Content: View>: View {
  var file = Bundle.module.url(forResource: "packages", withExtension: "json")
  @ViewBuilder let content: (any RepoClient) -> Content
  @State var isSlow = false
  @State var isBroken = false
  @Environment(\.sleep) private var sleep

  var body: some View {
    VStack {
      HStack {
        Toggle("Slow", isOn: $isSlow)
        Toggle("Broken", isOn: $isBroken)
      }
      content(client)
    }
    .frame(height: 320, alignment: .top)
  }

  private var client: any RepoClient {
    UnreliableClient(
      client: FileRepoClient(
        file: file ?? URL(fileURLWithPath: "packages.json"),
        favoriteNames: ["swift-argument-parser", "swift-log", "Yams"]),
      latency: .seconds(isSlow ? 2 : 0), isBroken: isBroken, sleep: sleep)
  }
}
