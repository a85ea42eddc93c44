import Graft

/// What the examples are of.
struct Badge: View {
  @Binding var count: Int

  var body: some View { Button("\(count) new") { count += 1 } }
}

/// A value that has to be set up.
struct Mail {
  var unread = 0
}

// snippet: provider
struct Badge_Previews: PreviewProvider {
  static var previews: some View { Badge(count: .constant(3)) }
}
// snippet end

#Preview { Badge(count: .constant(4)) }

#Preview {
  var mail = Mail()
  mail.unread = 5
  return Badge(count: .constant(mail.unread))
}

#Preview("two texts") {
  let number = 2
  Text("first")
  if number == 2 { Text("second") }
}

#Preview("narrow", traits: .fixedLayout(width: 120, height: 60), .portrait) { Badge(count: .constant(6)) }

#Preview("natural", traits: .sizeThatFitsLayout) {
  Badge(count: .constant(7))
}

#Preview("after a label", body: { Badge(count: .constant(8)) })

// snippet: preview
#Preview("with state") {
  @Previewable @State var count = 1
  Badge(count: $count).onAppear { count = 9 }
}
// snippet end
