import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from './prepare.mjs';

const CATALOGS = ['portal/src/**/messages.ts', 'contract/src/messages.ts', 'server/src/core/messages/**/*.ts'];

const MOST_BUTTON_CHARACTERS = 40;
/** Matches names of messages that are labels: without a period, and in sentence case. */
const LABEL = /(?:Label|Button|Tab|Column|Title|Heading|Fact|Subject)$/;
/** Proper names, which are also capitalized in sentence case: `JSON Resume`. */
const NAMES = new Set(['Resume']);

/** Phrases that messages must not contain, from section 4 of the language guide. */
const BANNED = readFileSync(join(root, 'scripts/banned-copy.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((phrase) => new RegExp(phrase));

/** Returns the messages of all catalogs that violate the language guide, each with its id and the rule. */
export function checkCatalogs() {
  return globSync(CATALOGS, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) =>
      readMessages(readFileSync(join(root, file), 'utf8')).flatMap(({ id, text }) =>
        findFaults(id, text).map((fault) => `${id} ${fault}: ${text}`),
      ),
    );
}

/** Returns whether a file declares messages for users. */
export function isCatalog(file) {
  return CATALOGS.some((pattern) => matchesGlob(file, pattern));
}

function readMessages(source) {
  return [...source.matchAll(/defineMessage\(\s*'([^']+)',\s*(['"])([\s\S]*?)\2,?\s*\)/g)].map(([, id, , text]) => ({
    id,
    text,
  }));
}

function findFaults(id, text) {
  const faults = BANNED.filter((phrase) => phrase.test(text)).map((phrase) => `contains ${phrase.source}`);
  if (!LABEL.test(id)) return faults;
  if (/[^.]\.$/.test(text) && !/[.!?] /.test(text)) faults.push('ends with a full stop');
  if (hasTitleCase(text)) faults.push('is not in sentence case');
  if (id.endsWith('Button') && plainText(text).length > MOST_BUTTON_CHARACTERS) faults.push('is too long for a button');
  return faults;
}

/**
 * Returns whether words after the first word are capitalized. Words after a colon or period start a sentence, so
 * they may be.
 */
function hasTitleCase(text) {
  const words = plainText(text).split(/\s+/);
  const capitalized = words.filter(
    (word, at) =>
      at > 0 && /^[A-Z][a-z]/.test(word) && !/[.:!?–·]$/.test(words[at - 1]) && !NAMES.has(word.replace(/\W+$/, '')),
  );
  return capitalized.length > 0;
}

/** Returns the text with placeholders replaced and without tags; empty for plurals and choices. */
function plainText(text) {
  return text.includes(', plural,') || text.includes(', select,')
    ? ''
    : text.replace(/\{\w+\}/g, 'x').replace(/<\/?\w+\/?>/g, '');
}
