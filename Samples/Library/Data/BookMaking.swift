/// The statements that make the books: each is put together of words by its number, so that all files are the same.
enum BookMaking {
  /// The words are tables, too. In one transaction, and without a journal: an unfinished file is thrown away.
  static var tables: String {
    """
    PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN;
    CREATE TABLE books(id INTEGER PRIMARY KEY, title TEXT, author TEXT, year INTEGER, pages INTEGER);
    """
      + words.map { name, words in
        let values = words.split(separator: " ").enumerated().map { "(\($0), '\($1)')" }
        return """
          CREATE TEMP TABLE \(name)(id INTEGER PRIMARY KEY, word TEXT);
          INSERT INTO \(name) VALUES \(values.joined(separator: ", "));
          """
      }.joined()
  }

  /// Of the books from one number to another.
  static let insert = """
    INSERT INTO books
    WITH RECURSIVE numbers(id, mixed) AS (
      SELECT ?1, ?1 * 2654435761 % 4294967296
      UNION ALL SELECT id + 1, (id + 1) * 2654435761 % 4294967296 FROM numbers WHERE id < ?2)
    SELECT numbers.id, 'The ' || adjectives.word || ' ' || nouns.word || ' of ' || places.word,
      names.word || ' ' || surnames.word, 1700 + mixed / 13 % 325, 60 + mixed / 31 % 900
    FROM numbers
    JOIN adjectives ON adjectives.id = mixed / 64 % 16 JOIN nouns ON nouns.id = mixed / 1024 % 16
    JOIN places ON places.id = mixed / 16384 % 16 JOIN names ON names.id = mixed / 262144 % 16
    JOIN surnames ON surnames.id = mixed / 4194304 % 16
    """

  private static let words = [
    (
      "adjectives",
      "Silent Golden Hidden Last Bitter Distant Green Hollow Iron Little Lost Narrow Paper Quiet Red Winter"
    ),
    (
      "nouns",
      "River Garden Letter House Road Island Mirror Orchard Station Bridge Forest Harbour Lamp Mountain Song Tower"
    ),
    ("places", "Ghent Lisbon Turku Graz Bergen Cork Dijon Faro Kiel Leeds Malmo Nantes Oulu Parma Riga Zadar"),
    ("names", "Ada Ben Clara David Emma Felix Greta Hugo Ida Jan Karin Leo Mara Nils Olga Paul"),
    ("surnames", "Adler Brandt Conti Duval Ekman Fabre Greco Holm Ivanov Jansen Keller Lund Moreau Novak Olsen Petit"),
  ]
}
