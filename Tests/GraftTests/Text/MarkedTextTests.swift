import CGTK
import Foundation
import GTKBridge
import Graft
import GraftTestTraits
import GraftTesting
import Testing

/// Marks in literals.
@Suite(.gtk) @MainActor
struct MarkedTextTests {
  /// What is shown, and what Pango is told of the looks, each as `start end kind value`.
  private func shown(_ text: Text) async throws -> (text: String, looks: [String]) {
    let label = try await MountedView(text).root.find(role: .label)
    let list = TextWidget.attributes(of: label.widget.pointer)
    let attributes = list.flatMap { pango_attr_list_to_string($0) }
    defer { g_free(attributes) }
    return (label.text, attributes.map { String(cString: $0).components(separatedBy: "\n") } ?? [])
  }

  @Test("TX22 marks in a literal are looks and links, and are not shown; lines and blocks stay as typed")
  func marks() async throws {
    let marked = try await shown(Text("a **b** *i* ~~s~~ `c` [t](https://u.example)\n# x\n- y"))
    #expect(marked.text == "a b i s c t\n# x\n- y")
    for look in ["2 3 weight bold", "4 5 style italic", "6 7 strikethrough true", "8 9 family \"monospace\""] {
      #expect(marked.looks.contains { $0.hasPrefix(look) }, "\(look) in \(marked.looks)")
    }
    let colored = try await shown(Text("[t](https://u.example) x"))
    #expect(colored.looks.contains { $0.hasPrefix("0 1 foreground") })
    let address = try await shown(Text("x https://u.example."))
    #expect(address.text == "x https://u.example.")
    #expect(address.looks.contains { $0.hasPrefix("2 19 foreground") })
  }

  @Test("TX22 marks in strings are shown, unless a key is made of them")
  func strings() async throws {
    let string = "**b**"
    #expect(try await shown(Text(string)).text == "**b**")
    #expect(try await shown(Text(verbatim: "**b**")).text == "**b**")
    #expect(try await shown(Text(.init(string))).text == "b")
    #expect(try await shown(Text(LocalizedStringKey(string))).text == "b")
  }

  @Test("what is to have the form of its number is shown as it is written, and reported once for each literal")
  func inflected() async throws {
    #expect(try await shown(Text("^[\(5) message](inflect: true)")).text == "5 message")
    #expect(try await shown(Text("^[\(6) message](inflect: true)")).text == "6 message")
    #expect(Diagnostics.recorded.map(\.kind) == [.uninflectedText])
    Diagnostics.removeAll()
  }

  @Test("TX23 marks in a value do not count, and those that are not well-formed are shown as typed")
  func marksInValues() async throws {
    let value = "*x* [a](b)"
    let marked = try await shown(Text("**\(value)**"))
    #expect(marked.text == "*x* [a](b)")
    #expect(marked.looks.contains { $0.hasPrefix("0 ") && $0.hasSuffix("weight bold") })
    #expect(try await shown(Text("a ** b [c]( _")).text == "a ** b [c]( _")
  }
}
