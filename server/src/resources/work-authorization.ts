/** Normalized names of common permits and visas, with their spellings as lower-case letters and digits. */
const SPELLINGS: Record<string, readonly string[]> = {
  'US citizen': [
    'usc',
    'uscitizen',
    'unitedstatescitizen',
    'citizenofus',
    'citizenofusa',
    'usacitizen',
    'uscitizenship',
  ],
  'Green Card': ['gc', 'greencard', 'lpr', 'usgreencard', 'uspermanentresident', 'lawfulpermanentresident'],
  'Green Card EAD': ['gcead', 'greencardead', 'eadgc'],
  'H-1B': ['h1', 'h1b'],
  'H-4': ['h4'],
  'H-4 EAD': ['h4ead', 'eadh4'],
  'L-1': ['l1', 'l1a', 'l1b'],
  'L-2': ['l2', 'l2s'],
  'L-2 EAD': ['l2ead', 'eadl2'],
  OPT: ['opt', 'f1opt'],
  'OPT EAD': ['optead', 'eadopt'],
  'STEM OPT': ['stemopt', 'optstem', 'stemoptead', 'optstemead'],
  CPT: ['cpt', 'f1cpt'],
  EAD: ['ead'],
  TN: ['tn', 'tn1', 'tn2'],
  'E-3': ['e3'],
};

const SPELLING_OF = new Map(
  Object.entries(SPELLINGS).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)),
);

/**
 * Normalizes the spelling of permits and visas, so that filters find them: `h1b / GC EAD` becomes `H-1B, Green Card
 * EAD`. Other text is kept and split at commas.
 */
export function normalizeWorkAuthorization(text: string): string {
  const whole = findSpelling(text);
  if (whole) return whole;
  const parts = text.split(/[,;/|]|\s(?:or|and)\s/i).map((part) => part.trim());
  const isKnown = parts.filter(Boolean).every(findSpelling);
  const kept = isKnown ? parts : text.split(',').map((part) => part.trim());
  return [...new Set(kept.filter(Boolean).map((part) => findSpelling(part) ?? part))].join(', ');
}

/** Returns whether a text contains only common permits and visas. */
export function isKnownWorkAuthorization(text: string): boolean {
  return normalizeWorkAuthorization(text)
    .split(', ')
    .every((part) => findSpelling(part) !== undefined);
}

function findSpelling(text: string): string | undefined {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\b(visas?|holders?|status)\b/g, ' ');
  return SPELLING_OF.get(words.replaceAll(/[^\p{L}\d]+/gu, ''));
}
