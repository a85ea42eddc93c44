// `import SwiftUI` brings what it brings elsewhere: the views, Foundation, Observation and the publishers.
@_exported import Foundation
@_exported import Graft
@_exported import Observation
