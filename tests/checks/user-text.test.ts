import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, parse, walk } from './syntax-tree.ts';

const sources = join(import.meta.dirname, '../../portal/src');

/** Properties of API data that contain text written by users. */
const USER_WRITTEN = new Set(
  (
    'name title first_name last_name full_name company_name contact_name subtitle headline subject message comment ' +
    'note notes text summary detail description employer reference author owner device question answer excerpt'
  ).split(' '),
);

/** Functions that return text written by users. */
const FORMATTERS = new Set([
  'getCardName',
  'formatCardRowName',
  'getRelatedName',
  'formatResourceLocation',
  'formatAuditActor',
  'formatFieldValue',
  'formatProposedValue',
  'formatCurrentValue',
]);

/** Expressions that contain fixed words of the portal, or text that is isolated in another way. */
const FIXED: Record<string, string> = {
  'table/ResultCount.tsx result.text': 'number of results',
  'table/TablePage.tsx look.title': 'title of a staff table',
  'admin/sdr/CreatePage.tsx title': 'title of a staff table',
  'admin/sdr/EditPage.tsx title': 'title of a staff table',
  'admin/people/CreatePage.tsx title': 'title of a staff table',
  'admin/people/EditPage.tsx title': 'title of a staff table',
  'admin/people/Belongings.tsx device': 'browser and system, named by the server',
  'settings/security/SessionsSection.tsx session.device': 'browser and system, named by the server',
  'admin/cards/CardFacts.tsx status.name': 'dictionary',
  'admin/cards/CardFacts.tsx card.seniority.name': 'dictionary',
  'admin/cards/CardFacts.tsx card.english_level.name': 'dictionary',
  'admin/cards/CardFacts.tsx card.country.name': 'dictionary',
  'relations/improve/Proposal.tsx FIELDS.summary': 'label of a field',
  'frame/LoadingHeading.tsx useScreen().row?.title': 'title of a page',
  'company-admin/check/CheckPage.tsx title': 'heading of a group',
  'embed/WidgetChoice.tsx text': 'description of a widget',
  'embed/guide/GuidePage.tsx block.text': 'documentation',
  'embed/guide/GuidePage.tsx part.text': 'documentation',
  'cards/FeedDialog.tsx message': 'message of the feed check',
  'card-editor/hints/HintList.tsx text': 'hint about a job',
  'card-editor/Editor.tsx failure.text': 'error message',
  'card-editor/filling/FillPanel.tsx text': 'error message',
  'auth/CheckMail.tsx failure?.text': 'error message',
  'auth/login/VariantSwitch.tsx name': 'account type',
  'card-editor/filling/PageDialog.tsx word.text': 'one word of a PDF, placed by coordinates',
};

/**
 * Finds user-written text that is rendered outside of `UserText`, `UserTexts` and elements with `dir="auto"`: children
 * that are properties in USER_WRITTEN, or variables that were destructured from such properties. Props of components
 * are ignored, because the component that passes them is checked.
 */
function findBareTexts(path: string, source: string): { expression: string; line: number }[] {
  const tree = parse(path, source);
  const variables = new Set([...walk(tree)].flatMap(destructuredNames));
  return [...walk(tree, (node) => isIsolating(node, source))]
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap(({ children }) => children as Node[])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(({ expression }) => [...textsOf(expression as Node)])
    .filter((text) => isUserWritten(text, variables))
    .map(({ start, end }) => ({
      expression: `${path} ${source.slice(start, end)}`,
      line: source.slice(0, start).split('\n').length,
    }));
}

function isIsolating({ type, openingElement }: Node, source: string): boolean {
  if (type !== 'JSXElement') return false;
  const { start, end } = openingElement as Node;
  return /^<UserTexts?\b|\bdir="auto"/.test(source.slice(start, end));
}

/** Names of variables and callback parameters that are destructured, except the props of components. */
function destructuredNames({ type, id, params }: Node): string[] {
  const patterns =
    type === 'VariableDeclarator' ? [id as Node] : type === 'ArrowFunctionExpression' ? (params as Node[]) : [];
  return patterns
    .filter((pattern) => pattern.type === 'ObjectPattern')
    .flatMap(({ properties }) => properties as Node[])
    .flatMap(({ shorthand, key }) => (shorthand === true ? [(key as { name: string }).name] : []));
}

/** The expressions whose values an expression may render. Looks into arrays that are joined. */
function* textsOf(node: Node): Generator<Node> {
  if (node.type === 'CallExpression') {
    const { type, object } = node['callee'] as Node;
    if (type === 'MemberExpression') yield* textsOf(object as Node);
    else yield node;
    return;
  }
  const parts: Record<string, string[]> = {
    LogicalExpression: node['operator'] === '&&' ? ['right'] : ['left', 'right'],
    ConditionalExpression: ['consequent', 'alternate'],
    BinaryExpression: node['operator'] === '+' ? ['left', 'right'] : [],
    TemplateLiteral: ['expressions'],
    ChainExpression: ['expression'],
    TSNonNullExpression: ['expression'],
    ArrayExpression: ['elements'],
  };
  const names = parts[node.type];
  if (!names) return yield node;
  for (const child of names.flatMap((name) => node[name] as Node | Node[])) yield* textsOf(child);
}

function isUserWritten(node: Node, variables: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') {
    const name = node['name'] as string;
    return USER_WRITTEN.has(name) && variables.has(name);
  }
  if (node.type === 'CallExpression') return FORMATTERS.has((node['callee'] as { name: string }).name);
  if (node.type !== 'MemberExpression' || node['computed'] === true) return false;
  return USER_WRITTEN.has((node['property'] as { name: string }).name);
}

test('the check finds text outside of UserText', () => {
  const find = (jsx: string) =>
    findBareTexts('page.tsx', `const { title } = card; const page = ${jsx};`).map(({ expression }) => expression);
  expect(find('<p>{card.name}</p>')).toEqual(['page.tsx card.name']);
  expect(find('<p>{title}</p>')).toEqual(['page.tsx title']);
  expect(find('<p>{subject}</p>')).toEqual([]);
  expect(find('<p>by {isOwn ? "you" : `${note.author ?? ""}`}</p>')).toEqual(['page.tsx note.author']);
  expect(find('<p>{[card.name, title].filter(Boolean).join(", ")}</p>')).toEqual([
    'page.tsx card.name',
    'page.tsx title',
  ]);
  expect(find('<p><UserText as="line"><b>{card.name}</b></UserText></p>')).toEqual([]);
  expect(find('<p dir="auto">{card.name}</p>')).toEqual([]);
  expect(find('<UserText action={<b>{card.name}</b>}>{card.name}</UserText>')).toEqual(['page.tsx card.name']);
});

test('user-written text is rendered by UserText or in elements with dir="auto"', () => {
  // Components in `ui/` render what features pass to them.
  const files = globSync('**/*.tsx', { cwd: sources }).filter((path) => !/\.test\.tsx$|^(gallery|ui)\//.test(path));
  expect(files.length).toBeGreaterThan(300);
  const bare = files.flatMap((path) => findBareTexts(path, readFileSync(join(sources, path), 'utf8')));
  expect(bare.filter(({ expression }) => !(expression in FIXED))).toEqual([]);
  const found = new Set(bare.map(({ expression }) => expression));
  expect(Object.keys(FIXED).filter((expression) => !found.has(expression))).toEqual([]);
});
