import { parseSync } from '@swc/core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogs, isCatalog } from './catalog-language.mjs';
import { root } from './prepare.mjs';

/**
 * `npm run check:language`: checks names, comments, docs, test titles and message catalogs against the language guide,
 * and fails if a count exceeds its limit. Limits above the target are current counts and must only be lowered. `--list`
 * prints all findings.
 */
const LIMITS = {
  'banned phrases': { target: 0, limit: 0 },
  'exported single lower-case words': { target: 60, limit: 60 },
  'exported functions named xOf': { target: 0, limit: 0 },
  'export names used by several files, %': { target: 3.5, limit: 3.5 },
  'functions named useX that call no hook': { target: 0, limit: 0 },
  'comment lines over 120 characters': { target: 0, limit: 0 },
  'texts of catalogs': { target: 0, limit: 0 },
};
const MOST_CHARACTERS = 120;
/** Names required by frameworks. */
const REQUIRED = new Set(['Component', 'loader', 'up', 'down', 'default', 'ErrorBoundary', 'shouldRevalidate']);
const SOURCES = [
  '{contract,demo,sdk,server,widgets,portal}/src/**/*.{ts,tsx}',
  'server/migrations/*.ts',
  'scripts/*.mjs',
  'tests/**/*.ts',
];
const DOCUMENTS = ['*.md', 'docs/**/*.md', '{contract,sdk,server,portal,widgets,deploy,tests}/*.md'];
const IGNORED = /node_modules|\/dist\/|\/\.types\/|CHANGELOG|LICENSE|\.d\.ts$/;

const banned = readFileSync(join(root, 'scripts/banned-phrases.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((phrase) => new RegExp(`(?<![\\w/-])${phrase}(?![\\w/-])`, 'i'));

/** @type {Record<string, string[]>} */
const found = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, []]));
const exported = new Map();
for (const file of list(SOURCES)) readSource(file);
for (const file of list(DOCUMENTS)) readDocument(file);
found['texts of catalogs'] = checkCatalogs();
const repeated = [...exported].filter(([, files]) => files.size > 1);
const figures = Object.fromEntries(Object.entries(found).map(([name, places]) => [name, places.length]));
figures['export names used by several files, %'] = Math.round((repeated.length / exported.size) * 1000) / 10;
found['export names used by several files, %'] = repeated.map(([name, files]) => `${name}: ${[...files].join(', ')}`);

let isOver = false;
for (const [name, { target, limit }] of Object.entries(LIMITS)) {
  const isTooMuch = figures[name] > limit;
  isOver ||= isTooMuch;
  console.log(`${isTooMuch ? '✗' : '✓'} ${name}: ${figures[name]} (limit ${limit}, target ${target})`);
  if (isTooMuch || process.argv.includes('--list')) console.log(found[name].map((place) => `    ${place}`).join('\n'));
}
process.exitCode = isOver ? 1 : 0;

function list(patterns) {
  return globSync(patterns, { cwd: root })
    .filter((path) => !IGNORED.test(path))
    .sort();
}

function readSource(file) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const { line, words } of comments(text)) {
    checkPhrases(words, `${file}:${line}`);
    if (words.length > MOST_CHARACTERS) found['comment lines over 120 characters'].push(`${file}:${line}`);
  }
  for (const title of titles(text)) checkPhrases(title, file);
  if (/\.test\.tsx?$|^tests\/|^scripts\/|\/migrations\//.test(file)) return;
  // Catalogs are imported as namespaces, so their exports need no unique names.
  if (isCatalog(file)) return;
  for (const { name, isFunction, calls } of exportsIn(file, text)) {
    if (REQUIRED.has(name)) continue;
    exported.set(name, (exported.get(name) ?? new Set()).add(file));
    if (/^[a-z]+$/.test(name)) found['exported single lower-case words'].push(`${file}: ${name}`);
    if (isFunction && /^[a-z]\w*Of$/.test(name)) found['exported functions named xOf'].push(`${file}: ${name}`);
    if (isFunction && /^use[A-Z]/.test(name) && !/\buse[A-Z(]/.test(calls)) {
      found['functions named useX that call no hook'].push(`${file}: ${name}`);
    }
  }
}

function readDocument(file) {
  const text = readFileSync(join(root, file), 'utf8').replace(/```[\s\S]*?```/g, (block) =>
    block.replace(/[^\n]/g, ''),
  );
  for (const [index, line] of text.split('\n').entries()) checkPhrases(line, `${file}:${index + 1}`);
}

function checkPhrases(text, place) {
  const words = text.replace(/`[^`]*`|\]\([^)]*\)/g, '');
  for (const phrase of banned) {
    const match = phrase.exec(words);
    if (match) found['banned phrases'].push(`${place}: ${match[0]}`);
  }
}

/** Returns the comment lines with their line numbers. Comment markers in strings count only after whitespace. */
function comments(text) {
  const lines = [];
  for (const match of text.matchAll(/(?<=^|\s)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)) {
    const first = text.slice(0, match.index).split('\n').length;
    for (const [index, words] of match[0].split('\n').entries()) lines.push({ line: first + index, words });
  }
  return lines;
}

function titles(text) {
  return [...text.matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])((?:(?!\1).)*)\1/g)].map(
    ([, , title]) => title,
  );
}

/** Returns the exported names of a module, with the source of exported functions. Omits re-exports. */
function exportsIn(file, text) {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' });
  return body
    .filter(({ type }) => type === 'ExportDeclaration')
    .flatMap(({ declaration }) => {
      if (declaration.type === 'VariableDeclaration') {
        return declaration.declarations
          .filter(({ id }) => id.type === 'Identifier')
          .map(({ id, init }) => named(id.value, init, isFunctionNode(init)));
      }
      const { identifier, id, type } = declaration;
      return [named((identifier ?? id).value, declaration, type === 'FunctionDeclaration')];
    });
}

function named(name, node, isFunction) {
  return {
    name,
    isFunction,
    calls: isFunction
      ? (JSON.stringify(node)
          .match(/"value":"use[A-Z]?\w*"/g)
          ?.slice(1)
          .join(' ')
          .replaceAll('"value":"', '')
          .replaceAll('"', '(') ?? '')
      : '',
  };
}

function isFunctionNode(node) {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}
