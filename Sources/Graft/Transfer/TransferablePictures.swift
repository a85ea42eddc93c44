import Foundation
import GTKBridge
import ViewGraph

extension Image: Transferable {
  /// A PNG file; of others, any picture. Symbols and drawings are sent as they look on a light ground.
  @TransferRepresentationBuilder<Image>
  nonisolated public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { try $0.png() }
    DataRepresentation<Image>(importedContentType: .image) {
      Image(try await BackgroundDecoder.shared.bitmap(of: $0), scale: 1)
    }
  }

  @MainActor
  private func png() throws -> Data {
    let data =
      if case .bitmap(let bitmap, _) = source { bitmap.encoded() } else { ImageRenderer(content: self).pngData }
    guard let data else { throw TransferError.noPicture }
    return data
  }
}

extension Color: Transferable {
  /// A colour as desktops exchange it: red, green, blue and opacity as 16 bits each.
  nonisolated public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Color>(contentType: .color) {
      let color = $0.resolve(in: EnvironmentValues())
      let parts = [color.red, color.green, color.blue, color.opacity]
      return parts.map { UInt16((min(max($0, 0), 1) * 65535).rounded()) }.withUnsafeBytes { Data($0) }
    } importing: { data in
      guard data.count == 8 else { throw TransferError.notColor }
      let parts = [UInt8](data).withUnsafeBytes { bytes in
        (0..<4).map { Double(bytes.load(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
      }
      return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
  }
}
