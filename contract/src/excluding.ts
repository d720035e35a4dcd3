interface Excluding {
  words: RegExp;
  /** Description of the excluded group, with a suggestion. */
  why: string;
}

/**
 * Words in job texts that discourage groups of people regardless of their skills: mostly English, with frequent words
 * of other languages.
 */
const EXCLUDING: Excluding[] = [
  {
    words:
      /\b(young|youthful|digital native|recent graduate|recent grad|fresh graduate|fresher)s?\b|\b(?:age limit|maximum age|junges team|equipo joven)\b/giu,
    why: 'may discourage older people. Describe what the work needs.',
  },
  {
    words: /\b(he|she|his|her|him|himself|herself|he\/she|s\/he)\b/giu,
    why: 'addresses only one gender. Write “they” or “you”.',
  },
  {
    words:
      /\b(salesman|salesmen|saleswoman|saleswomen|businessman|businessmen|chairman|craftsman|craftsmen|foreman|foremen|manpower|man-hours|housewives|stewardess|guys|girls|ladies|gentlemen)\b/giu,
    why: 'names only one gender. Name the work instead.',
  },
  {
    words: /\b(rock ?stars?|ninjas?|gurus?|code monkeys?)\b/giu,
    why: 'discourages women. Name the level and the skills.',
  },
  {
    words:
      /\b(native speakers?|native english|mother tongue|native[- ]level|muttersprachler|muttersprachlerin|hablantes? nativos?)\b/giu,
    why: 'asks where someone grew up. Ask for a level of the language.',
  },
  {
    words: /\b(citizens only|nationals only|no foreigners|no immigrants)\b/giu,
    why: 'excludes by nationality. Say whether a work permit is needed.',
  },
  {
    words: /\b(able-bodied|physically fit|in good health|no disabilit(?:y|ies))\b/giu,
    why: 'discourages people with a disability. Name the task that requires it.',
  },
  {
    words: /\b(unmarried|no children|without children|family-free)\b/giu,
    why: 'asks about private life. State the travel or hours instead.',
  },
];

/** Returns one sentence per kind of exclusionary words in the text. */
export function excludingIn(text: string): string[] {
  return EXCLUDING.flatMap(({ words, why }) => {
    const found = new Set([...text.matchAll(words)].map(([word]) => word.toLowerCase()));
    if (found.size === 0) return [];
    const named = [...found].map((word) => `“${word}”`);
    return [`${new Intl.ListFormat('en').format(named)}: ${why}`];
  });
}
