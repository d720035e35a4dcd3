import type { Language } from '@crewdock/contract/card-entries';
import { LANGUAGE_CODES, type LanguageLevel } from '@crewdock/contract/languages';
import { parseAmount } from '../../../tables/cells/amount.ts';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Found } from '@crewdock/contract/resumes';
import type { DocumentRow } from '../document-row.ts';

/** Finds the seniority by a word in a text: `Senior Go Developer`. */
export function findSeniority(texts: readonly Found<string>[], { seniorities }: Knowledge): Found<number> | null {
  for (const { value, sure, where } of texts) {
    const key = normalizeText(value);
    // Uses the highest seniority: a `Senior Tech Lead` is a lead.
    const ids = Object.entries(seniorities).flatMap(([word, id]) =>
      !TRADES.has(word) && hasWord(key, word) ? [id] : [],
    );
    if (ids.length > 0) return { value: Math.max(...ids), sure: sure * 0.95, where };
  }
  return null;
}

/** Words that name a seniority in import tables, but have another meaning in job titles. */
const TRADES = new Set(['architect', 'medium', 'regular', 'entry', 'tl', 'sen', 'jun', 'head']);

function hasWord(key: string, word: string): boolean {
  return (
    word.length > 1 &&
    new RegExp(String.raw`(?<![\p{L}\d])${word.replaceAll(/[+.*?()[\]]/g, String.raw`\$&`)}(?![\p{L}\d])`, 'u').test(
      key,
    )
  );
}

const TOLD_IN = ['en', 'de', 'es', 'fr', 'uk', 'pl'];
/** Language codes by the language's name, in six languages and in the language itself. */
const CODES: Map<string, string> = new Map(
  TOLD_IN.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    return LANGUAGE_CODES.flatMap((code) => {
      const name = names.of(code);
      return name && name !== code ? [[normalizeText(name), code] as const] : [];
    });
  }),
);
for (const code of LANGUAGE_CODES) {
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  if (own && own.length > 3) CODES.set(normalizeText(own), code);
}

const LEVELS: { level: LanguageLevel; words: RegExp }[] = [
  { level: 'native', words: /native|mother tongue|muttersprach|matern|nativ[oa]|bilingu|ojczyst|рідн|родн/u },
  { level: 'C2', words: /\bc2\b|proficien|mastery|biegl/u },
  {
    level: 'C1',
    words:
      /\bc1\b|advanced|fluent|excellent|full professional|fliess|verhandlungssicher|courant|fluid|avanz|avance|plynn|zaawans|вільн|просунут|свободн/u,
  },
  { level: 'B2', words: /\bb2\b|upper|good|professional working|sehr gut|gut\b|bien|dobr|вище середн|выше/u },
  {
    level: 'B1',
    words:
      /\bb1\b|(?<!pre.)intermediate|conversational|limited working|mittel|intermedi|moyen|sredni|komunikatywn|середн|средн/u,
  },
  {
    level: 'A2',
    words: /\ba2\b|pre.intermediate|elementary|basic|grundkenntnis|notion|scolaire|basic|elemental|podstaw|базов/u,
  },
  { level: 'A1', words: /\ba1\b|beginner|anfang|debutant|principiante|poczatk|початк/u },
];
/** The key in the English dictionary for each language level. */
const ENGLISH_KEYS: Record<LanguageLevel, string> = {
  native: 'c2',
  C2: 'c2',
  C1: 'c1',
  B2: 'b2',
  B1: 'b1',
  A2: 'a2',
  A1: 'a1',
};

interface Spoken {
  code: string;
  level: LanguageLevel | null;
  row: DocumentRow;
}

/** Finds the languages in rows. The level is next to the language or in the row below. */
function spokenIn(rows: readonly DocumentRow[]): Spoken[] {
  return rows.flatMap((row, at) => {
    const levels = rows[at + 1]?.cells;
    // Languages in columns, with the levels in the row below.
    if (row.cells.length > 1 && levels?.length === row.cells.length && row.cells.every((cell) => languageIn(cell)))
      return row.cells.map((cell, column) => ({ code: languageIn(cell)!, level: levelIn(levels[column]!), row }));
    const pieces = row.cells.length > 1 && row.cells.length < 4 ? [row.text] : row.cells;
    return pieces.flatMap((cell) => {
      const named = cell.split(/[,;•|]|\s\/\s|\)\s+(?=\p{Lu})/u);
      return named.flatMap((piece, number) => {
        const code = languageIn(piece);
        if (!code) return [];
        const next = named[number + 1];
        const beside = next && !languageIn(next) ? next : '';
        const below = rows[at + 1] && !languageIn(rows[at + 1]!.text) ? rows[at + 1]!.text : '';
        return [
          { code, level: levelIn(piece) ?? levelIn(beside) ?? (named.length === 1 ? levelIn(below) : null), row },
        ];
      });
    });
  });
}

/** Whether a text names a spoken language. */
export function namesLanguage(text: string): boolean {
  return text.split(/[,;•|]/u).some((piece) => languageIn(piece) !== null);
}

function languageIn(text: string): string | null {
  const words = normalizeText(text)
    .split(/[^\p{L}'’]+/u)
    .filter(Boolean);
  if (words.length === 0 || words.length > 9) return null;
  for (const word of words) {
    const code = CODES.get(word);
    if (code && word.length > 3) return code;
  }
  return null;
}

function levelIn(text: string): LanguageLevel | null {
  const key = normalizeText(text);
  return LEVELS.find(({ words }) => words.test(key))?.level ?? null;
}

/**
 * Finds the level of English, and the other languages. `anywhere`: further rows, which are searched for English only.
 */
export function findLanguages(rows: readonly DocumentRow[], anywhere: readonly DocumentRow[], { english }: Knowledge) {
  const spoken = spokenIn(rows);
  const inEnglish =
    spoken.find(({ code, level }) => code === 'en' && level) ??
    spokenIn(anywhere.filter(({ key }) => ENGLISH.test(key))).find(({ code, level }) => code === 'en' && level);
  const id = inEnglish && english[ENGLISH_KEYS[inEnglish.level!]];
  const others = new Map<string, Found<Language>>();
  for (const { code, level, row } of spoken) {
    if (code === 'en' || others.has(code) || !level) continue;
    others.set(code, { value: { code, level }, sure: 0.93, where: [row.where] });
  }
  return {
    english_level: id === undefined ? null : { value: id, sure: 0.93, where: [inEnglish!.row.where] },
    languages: [...others.values()],
  };
}

const ENGLISH = /english|englisch|ingles|anglais|angielsk|англіиськ|английск/u;
const RATE =
  /(?:^|[^\p{L}])(?:rate|hourly|salary|compensation|stundensatz|gehalt\p{L}*|tarifa|salario|taux|tjm|stawka|wynagrodzenie|oczekiwania|ставка|зарплата|оплата)(?:$|[^\p{L}])|\d\s*(?:\$|usd)?\s*(?:\/|per )\s*(?:h|hr|hour|mo|month)(?![\p{L}])/u;

/** Finds rates in whole US dollars. Ignores other currencies. */
export function findRates(rows: readonly DocumentRow[]): {
  hourly_rate: Found<number> | null;
  monthly_rate: Found<number> | null;
} {
  const rates = { hourly_rate: null as Found<number> | null, monthly_rate: null as Found<number> | null };
  const pieces = rows.flatMap(({ text, where }) => text.split(/\s[|•·]\s/).map((piece) => ({ piece, where })));
  for (const { piece, where } of pieces) {
    const isSaid = piece.length <= 120 && /\d/.test(piece) && RATE.test(normalizeText(piece));
    const amount = isSaid && parseAmount(piece.slice(Math.max(0, piece.search(/[$€£]\s?\d|\d/))));
    if (!amount || amount.currency !== 'USD') continue;
    const value = Math.round(amount.value);
    const found = { value, sure: 0.9, where: [where] };
    if (amount.period === 'hour' && value >= 1 && value <= 1000) rates.hourly_rate ??= found;
    if (amount.period === 'month' && value >= 100 && value <= 200_000) rates.monthly_rate ??= found;
  }
  return rates;
}
