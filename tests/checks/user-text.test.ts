import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Node, parse, walk } from './syntax-tree.ts';

const sources = join(import.meta.dirname, '../../portal/src');

/** Properties of API data that contain text written by users. */
const USER_WRITTEN = new Set(
  (
    'name title first_name last_name full_name company_name contact_name subtitle headline subject message comment ' +
    'note notes text summary detail description employer reference author owner device question answer excerpt ' +
    'made_by consent answers hidden_fields search tag city region work_authorization'
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
  'fullName',
  'portalName',
  'getChoiceLabel',
]);

/** Expressions that contain fixed words of the portal, or text that is isolated in a different way. */
const FIXED_ELEMENTS: Record<string, string> = {
  'table/ResultCount.tsx result.text': 'number of results',
  'table/PickCell.tsx getChoiceLabel(at, column, choice)': 'the only text of its cell',
  'frame/LoadingHeading.tsx portalName()': 'the only text of a heading',
  'table/TablePage.tsx look.title': 'title of a staff table',
  'admin/people/Belongings.tsx device': 'browser and system, named by the server',
  'settings/security/SessionsSection.tsx session.device': 'browser and system, named by the server',
  'admin/cards/CardFacts.tsx status.name': 'dictionary',
  'admin/cards/CardFacts.tsx card.seniority.name': 'dictionary',
  'admin/cards/CardFacts.tsx card.english_level.name': 'dictionary',
  'admin/cards/CardFacts.tsx card.country.name': 'dictionary',
  'frame/LoadingHeading.tsx useScreen().row?.title': 'title of a page',
  'company-admin/check/CheckPage.tsx title': 'heading of a group',
  'embed/WidgetChoice.tsx text': 'description of a widget',
  'embed/guide/GuidePage.tsx block.text': 'documentation',
  'embed/guide/GuidePage.tsx part.text': 'documentation',
  'card-editor/hints/HintList.tsx text': 'hint about a job',
  'card-editor/Editor.tsx failure.text': 'error message',
  'card-editor/filling/FillPanel.tsx text': 'error message',
  'auth/CheckMail.tsx failure?.text': 'error message',
  'card-editor/filling/PageDialog.tsx word.text': 'one word of a PDF, placed by coordinates',
};

/** Parts of strings that users didn't write, or that are already isolated. */
const FIXED_STRINGS: Record<string, string> = {
  'admin/applications/ApplicationDetail.tsx hidden_fields': 'paragraphs of UserText',
  'admin/updates/UpdateDetail.tsx session.first_name': 'one name',
  'admin/updates/UpdateDetail.tsx session.last_name': 'one name',
  'card-editor/hints/HintList.tsx text': 'React key',
  'contact/ContactForm.tsx session.first_name': 'value of a field',
  'contact/ContactForm.tsx session.last_name': 'value of a field',
  'embed/OptionFields.tsx attribute.name': 'attribute of a widget',
  'embed/OptionFields.tsx widget.tag': 'element of a widget',
  'embed/snippets.ts name': 'element of a widget',
  'resources/browse/ContactDialog.tsx session.first_name': 'value of a field',
  'resources/browse/ContactDialog.tsx session.last_name': 'value of a field',
  'session/company.ts company.name': 'warning in the console',
  'table/start.ts table.name': 'storage key',
  'table/useEmptyColumns.ts at.table.name': 'storage key',
};

interface BareText {
  /** The file and the expression. */
  expression: string;
  line: number;
}

/**
 * Finds user-written text that is rendered outside of `UserText`, `UserTexts` and elements with `dir="auto"`: children
 * that are properties in USER_WRITTEN, or variables with such a value. Props of components are ignored, because the
 * component that passes them is checked.
 */
function findBareTexts(path: string, source: string): BareText[] {
  const tree = parse(path, source);
  const variables = findVariables(tree);
  return [...walk(tree, (node) => isIsolating(node, source))]
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap(({ children }) => children as Node[])
    .filter(({ type }) => type === 'JSXExpressionContainer')
    .flatMap(({ expression }) => [...textsOf(expression as Node)])
    .filter((text) => isUserWritten(text, variables))
    .map((text) => locate(text, path, source));
}

/**
 * Finds user-written text that becomes a part of a longer string without `isolatedText`: expressions of template
 * literals with words. Ignores paths of API calls.
 */
function findBareStrings(path: string, source: string): BareText[] {
  const tree = parse(path, source);
  const variables = findVariables(tree);
  return [...walk(tree)]
    .filter(isText)
    .flatMap(({ expressions }) => (expressions as Node[]).flatMap((expression) => [...textsOf(expression)]))
    .filter((text) => isUserWritten(text, variables))
    .map((text) => locate(text, path, source));
}

function locate({ start, end }: Node, path: string, source: string): BareText {
  return {
    expression: `${path} ${source.slice(start, end)}`,
    line: source.slice(0, start).split('\n').length,
  };
}

function isText({ type, quasis }: Node): boolean {
  if (type !== 'TemplateLiteral') return false;
  const words = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('');
  return /[\s“”:]/.test(words) && !/^(?:GET|POST|PATCH|PUT|DELETE) \//.test(words);
}

function isIsolating({ type, openingElement }: Node, source: string): boolean {
  if (type !== 'JSXElement') return false;
  const { start, end } = openingElement as Node;
  return /^<UserTexts?\b|\bdir="auto"/.test(source.slice(start, end));
}

/** Names of variables with user-written text. */
function findVariables(tree: Node): ReadonlySet<string> {
  const nodes = [...walk(tree)];
  const destructured = new Set(nodes.flatMap(destructuredNames));
  return new Set([...destructured, ...nodes.flatMap((node) => assignedNames(node, destructured))]);
}

/** Name of a variable whose value is user-written. */
function assignedNames({ type, id, init }: Node, variables: ReadonlySet<string>): string[] {
  if (type !== 'VariableDeclarator' || !init || (id as Node).type !== 'Identifier') return [];
  const isWritten = [...textsOf(init as Node)].some((text) => isUserWritten(text, variables));
  return isWritten ? [(id as { name: string }).name] : [];
}

/** Names of variables and callback parameters that are destructured, except the props of components. */
function destructuredNames({ type, id, params }: Node): string[] {
  const patterns =
    type === 'VariableDeclarator' ? [id as Node] : type === 'ArrowFunctionExpression' ? (params as Node[]) : [];
  return patterns
    .filter((pattern) => pattern.type === 'ObjectPattern')
    .flatMap(({ properties }) => properties as Node[])
    .flatMap(({ shorthand, key }) => (shorthand === true ? [(key as { name: string }).name] : []))
    .filter((name) => USER_WRITTEN.has(name));
}

/** Yields the expressions whose values an expression can render. Looks into arrays that are joined. */
function* textsOf(node: Node): Generator<Node> {
  if (node.type === 'CallExpression') {
    const { type, object } = node['callee'] as Node;
    // `names.map(isolatedText).join(', ')` is completely isolated.
    const isIsolated = (node['arguments'] as Node[]).some(({ name }) => name === 'isolatedText');
    if (type !== 'MemberExpression') yield node;
    else if (!isIsolated) yield* textsOf(object as Node);
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
    return variables.has(name);
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

test('the check finds text outside of isolatedText', () => {
  const find = (text: string) =>
    findBareStrings('words.ts', `const { name } = card; const list = tag.tag ?? ''; const text = ${text};`).map(
      ({ expression }) => expression,
    );
  expect(find('`Remove ${name}`')).toEqual(['words.ts name']);
  expect(find('`Link for ${list}`')).toEqual(['words.ts list']);
  expect(find('`Join ${portalName()}`')).toEqual(['words.ts portalName()']);
  expect(find('`${a ? card.name : ""}: ${[card.title, place].filter(Boolean).join(", ")}`')).toEqual([
    'words.ts card.name',
    'words.ts card.title',
  ]);
  expect(find('`Remove ${isolatedText(name)}`')).toEqual([]);
  expect(find('`Remove ${[name, card.title].map(isolatedText).join(", ")}`')).toEqual([]);
  expect(find('`/talents/${name}/`')).toEqual([]);
  expect(find('`GET /admin-panel/${table.name}/`')).toEqual([]);
});

test('user-written text within a longer text is isolated', () => {
  // Components in `ui/` render what features pass to them.
  const files = globSync('**/*.{ts,tsx}', { cwd: sources }).filter(
    (path) => !/\.test\.tsx?$|^(gallery|ui)\//.test(path),
  );
  const bare = files.flatMap((path) => findBareStrings(path, readFileSync(join(sources, path), 'utf8')));
  expect(bare.filter(({ expression }) => !(expression in FIXED_STRINGS))).toEqual([]);
  const found = new Set(bare.map(({ expression }) => expression));
  expect(Object.keys(FIXED_STRINGS).filter((expression) => !found.has(expression))).toEqual([]);
});

test('user-written text is rendered by UserText or in elements with dir="auto"', () => {
  // Components in `ui/` render what features pass to them.
  const files = globSync('**/*.tsx', { cwd: sources }).filter((path) => !/\.test\.tsx$|^(gallery|ui)\//.test(path));
  expect(files.length).toBeGreaterThan(300);
  const bare = files.flatMap((path) => findBareTexts(path, readFileSync(join(sources, path), 'utf8')));
  expect(bare.filter(({ expression }) => !(expression in FIXED_ELEMENTS))).toEqual([]);
  const found = new Set(bare.map(({ expression }) => expression));
  expect(Object.keys(FIXED_ELEMENTS).filter((expression) => !found.has(expression))).toEqual([]);
});
