// `import SwiftUI` brings what it brings elsewhere: the views, Foundation with its networking, Observation and the publishers.
@_exported import Foundation
@_exported import Graft
@_exported import Observation
@_exported import SwiftUICore

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
