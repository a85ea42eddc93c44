import Graft

/// How many questions were answered, and a button that answers one.
struct Score: View {
  let answered: Int
  var total = 5
  let answer: () -> Void

  var body: some View {
    HStack {
      Text("\(answered)/\(total)").font(.caption).padding(4)
      Spacer()
      Button("Answer", action: answer)
    }
    .frame(width: 240)
  }
}
