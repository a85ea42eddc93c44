import CGTK
import Graft

/// Logs a message through GLib, as a library in C would.
func logToGLib(_ message: String, _ level: GLogLevelFlags) {
  message.withCString { message in
    "KitTests".withCString { domain in
      "MESSAGE".withCString { messageKey in
        "GLIB_DOMAIN".withCString { domainKey in
          let fields = [
            GLogField(key: domainKey, value: domain, length: -1),
            GLogField(key: messageKey, value: message, length: -1),
          ]
          g_log_structured_array(level, fields, gsize(fields.count))
        }
      }
    }
  }
}

/// Counts clicks.
struct Tally: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }
}

/// A field and what it has written.
struct Editor: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("", text: $text)
      Text("[\(text)]")
    }
  }
}
