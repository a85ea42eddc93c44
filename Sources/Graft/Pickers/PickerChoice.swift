import Foundation
import ViewGraph

/// One of the views among which a picker chooses.
struct PickerChoice: Identifiable {
  enum Kind { case choice, heading, divider }

  let id: [AnyHashable]
  let view: AnyView
  let kind: Kind
  /// Whether the selection is that of the choice.
  let isChosen: Bool
  /// Makes the choice, and writes nothing where its tag is of no use. Claims CT1 and CT7.
  let choose: @MainActor () -> Void
  /// What it says in words.
  let title: ViewTitle

  @MainActor
  init<Value: Hashable>(_ option: ViewOption, of selection: PickerSelection<Value>, in locale: Locale) {
    id = option.id
    view = AnyView(option.view)
    title = ViewTitle(of: option.view, in: locale)
    let isDivider = ViewOption.core(of: option.view) is Divider
    kind = isDivider ? .divider : option.role == .content ? .choice : .heading
    let tag = kind == .choice ? option.tag?.value(as: Value.self) : nil
    isChosen = tag != nil && tag == selection.read()
    choose = {
      guard let tag, tag != selection.read() else { return }
      selection.write(tag)
    }
  }

  /// Whether the choice is made; writing true makes it.
  @MainActor var isOn: Binding<Bool> {
    Binding {
      isChosen
    } set: {
      if $0 { choose() }
    }
  }
}

/// The value that a picker chooses.
struct PickerSelection<Value: Hashable> {
  /// The value; nil where several values differ, or there are none.
  let read: () -> Value?
  let write: (Value) -> Void

  init(_ value: Binding<Value>) {
    read = { value.wrappedValue }
    write = { value.wrappedValue = $0 }
  }

  /// One for several values, which are written together.
  init(_ values: [Binding<Value>]) {
    read = {
      let all = Set(values.map(\.wrappedValue))
      return all.count == 1 ? all.first : nil
    }
    write = { value in
      for binding in values { binding.wrappedValue = value }
    }
  }
}
