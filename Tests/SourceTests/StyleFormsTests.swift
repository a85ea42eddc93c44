import Foundation
import GraftTestTraits
import GraftTesting
import SwiftUI
import Testing

/// Forms in which source says styles, anchors, bars and effects of geometry.
@MainActor
@Suite(.serialized, .gtk)
struct StyleFormsTests {
  private struct Styles: View {
    @Environment(\.backgroundStyle) private var behind

    var body: some View {
      VStack {
        Group {
          Rectangle().fill(.tint)
          Rectangle().fill(.background)
          Rectangle().fill(.selection)
          Rectangle().fill(.separator)
          Rectangle().fill(.fill.tertiary)
          Rectangle().fill(.link)
          Rectangle().fill(.placeholder)
          Rectangle().fill(.windowBackground)
          Rectangle().fill(.ultraThinMaterial)
          Rectangle().fill(Material.bar)
          Rectangle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2)))
          Rectangle().fill(Color.blue.gradient.shadow(.inner(radius: 2)).opacity(0.5))
          Rectangle().fill(.blue.blendMode(.multiply))
          Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).in(.zero))
          Rectangle().fill(.image(Image(systemName: "edit-copy"), scale: 2))
          Rectangle().fill(ImagePaint(image: Image(systemName: "edit-copy"), sourceRect: .zero, scale: 0.5))
          Rectangle().fill(.red.secondary)
          Rectangle().fill(AnyShapeStyle(.tint))
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue])
        }
        .tint(.red)
        Text("tinted").foregroundStyle(.tint).tint(.orange).accentColor(.green).tint(nil)
        Text("gradient").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("levels").foregroundStyle(.secondary).foregroundStyle(.red, .green, .blue)
        Text("shadow").foregroundStyle(.shadow(.drop(radius: 1)))
        Text("behind").background(in: Capsule()).backgroundStyle(.blue.gradient)
        Text("behind").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8)).background()
        Text("behind").background(.red, ignoresSafeAreaEdges: .all).background(ignoresSafeAreaEdges: .top)
        Text("behind").background(in: .rect(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
        Text("glass").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
        Text("shaped").background(ContainerRelativeShape().inset(by: 2).fill(.red))
          .clipShape(.containerRelative).containerShape(.rect(cornerRadius: 10)).geometryGroup()
      }
      .backgroundStyle(behind ?? AnyShapeStyle(.background))
    }
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Int: Anchor<CGRect>] = [:]

    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct CenterKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>?

    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  private struct Anchors: View {
    @State private var selected = 1

    var body: some View {
      HStack {
        ForEach(0..<3) { index in
          Text("tab \(index)")
            .onTapGesture { selected = index }
            .anchorPreference(key: BoundsKey.self, value: .bounds, transform: { [index: $0] })
            .transformAnchorPreference(key: CenterKey.self, value: .center) { value, anchor in value = anchor }
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selected] {
            let rect = proxy[anchor]
            Text("\(Int(rect.width)) wide").frame(width: rect.width).offset(x: rect.minX, y: rect.maxY)
          }
        }
      }
      .backgroundPreferenceValue(CenterKey.self, alignment: .topLeading) { center in
        GeometryReader { geometry in
          Circle().frame(width: 5, height: 5).position(center.map { geometry[$0] } ?? .zero)
        }
      }
    }
  }

  private struct Bars: View {
    var body: some View {
      ScrollView {
        VStack {
          ForEach(0..<20) { index in
            Text("row \(index)")
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).rotationEffect(.degrees(phase.value * 5))
              }
            Text("row \(index)")
              .visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .global).minY / 100).scaleEffect(0.9).blur(radius: 0.5)
              }
              .scrollTransition(.animated(.easeInOut).threshold(.visible(0.9)), axis: .vertical) { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.8)
              }
            Text("row \(index)")
              .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { effect, phase in
                effect.brightness(phase.value).hueRotation(.degrees(0)).offset(y: 0)
              }
          }
        }
      }
      .safeAreaInset(edge: .bottom) { Text("bottom") }
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("top").background(.bar) }
      .safeAreaInset(edge: .leading, spacing: 0) { Text("leading") }
      .safeAreaPadding(.horizontal, 10)
      .safeAreaPadding(.bottom)
      .safeAreaPadding(EdgeInsets())
    }
  }

  @Test("styles, anchors, bars and effects of geometry of all forms are shown")
  func forms() async throws {
    #expect(try await MountedView(Styles(), size: CGSize(width: 200, height: 600)).root.texts.count == 10)
    let anchors = try await MountedView(Anchors(), size: CGSize(width: 300, height: 100))
    #expect(anchors.root.texts.count == 4 && anchors.root.texts.last?.hasSuffix("wide") == true)
    #expect(try await MountedView(Bars(), size: CGSize(width: 200, height: 200)).root.texts.count == 63)
  }
}
