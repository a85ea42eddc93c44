extension Walk {
  /// Those that the diary begins with.
  static let all = [
    Walk(
      id: 1, title: "Around the lighthouse", day: Day(2026, 5, 2), terrain: .coast, kilometres: 7.5,
      heights: [4, 12, 30, 41, 36, 22, 9, 4],
      notes: "# Around the lighthouse\n\nWind from the *west*, two seals.\n"),
    Walk(
      id: 2, title: "Beech ridge", day: Day(2026, 5, 5), terrain: .forest, kilometres: 12,
      heights: [210, 260, 330, 370, 355, 390, 340, 280, 215],
      notes: "# Beech ridge\n\n- Garlic in flower\n- The bridge is **closed**\n"),
    Walk(
      id: 3, title: "Three huts", day: Day(2026, 5, 9), terrain: .mountain, kilometres: 18.4,
      heights: [980, 1210, 1480, 1390, 1720, 1985, 1760, 1830, 1420, 990],
      notes: "# Three huts\n\n1. Soup\n2. Cake\n3. *Snow* on the north side\n"),
    Walk(
      id: 4, title: "Salt marsh", day: Day(2026, 5, 14), terrain: .coast, kilometres: 5.2,
      heights: [1, 2, 2, 3, 2, 4, 3, 1],
      notes: "# Salt marsh\n\nHigh tide at `11:40`.\n"),
    Walk(
      id: 5, title: "Moor and pines", day: Day(2026, 5, 17), terrain: .forest, kilometres: 9.8,
      heights: [420, 460, 455, 510, 540, 520, 470, 425],
      notes: "# Moor and pines\n\nBoards are wet; take the *upper* path.\n"),
    Walk(
      id: 6, title: "Gate of winds", day: Day(2026, 5, 23), terrain: .mountain, kilometres: 14.1,
      heights: [1340, 1560, 1890, 2240, 2310, 2105, 1800, 1650],
      notes: "# Gate of winds\n\nTurned back at **2310 m**, came down by the scree.\n"),
    Walk(
      id: 7, title: "Cliff path", day: Day(2026, 5, 30), terrain: .coast, kilometres: 10.6,
      heights: [15, 60, 88, 72, 95, 40, 64, 20],
      notes: "# Cliff path\n\nThrift everywhere.\n"),
  ]
}
