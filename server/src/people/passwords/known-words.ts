/** Minimum length in characters of the owner's words; shorter words occur in too many passwords by chance. */
const SHORTEST = 3;

/** Characters that are substituted for each other. Each character counts as the first character of its row. */
const ALIKE = ['a4@', 'b8', 'c(<{[', 'e3€', 'g69', 'il1!|', 'o0', 's5$', 't7+', 'z2'];
const FIRST_OF_ROW = new Map(ALIKE.flatMap((row) => Array.from(row, (character) => [character, row[0]!])));

/**
 * Removes words from the owner's data from a password, even if they are reversed, in capitals, without accents, or with
 * substitutions such as `4` for `a`.
 */
export function withoutKnown(password: string, known: string[]): string {
  const characters = Array.from(password.normalize('NFC'));
  const plain = characters.map(plainCharacter);
  const isKnown = characters.map(() => false);
  for (const word of wordsOf(known)) {
    for (const letters of [word, word.toReversed()]) markAll(plain, letters, isKnown);
  }
  return characters.filter((_, at) => !isKnown[at]).join('');
}

function wordsOf(known: string[]): string[][] {
  return known
    .flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{N}]+/u))
    .map((word) => Array.from(word, plainCharacter))
    .filter((word) => word.length >= SHORTEST);
}

function markAll(plain: string[], word: string[], marks: boolean[]): void {
  for (let start = 0; start + word.length <= plain.length; start++) {
    if (word.every((letter, at) => plain[start + at] === letter)) marks.fill(true, start, start + word.length);
  }
}

/** Normalizes a character. Returns exactly one character, so that positions stay the same. */
function plainCharacter(character: string): string {
  const letter = Array.from(character.normalize('NFD').toLowerCase())[0] ?? character;
  return FIRST_OF_ROW.get(letter) ?? letter;
}
