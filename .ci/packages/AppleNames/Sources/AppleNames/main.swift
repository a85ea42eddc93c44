import Combine
import SwiftUI

let subscription = Just(Watched().word).receive(on: DispatchQueue.main).sink {
  print($0)
  exit(EXIT_SUCCESS)
}
dispatchMain()
