import { parseSync } from 'vite';

/** A mutation: `text` replaces the source from `start` to `end`. */
export interface Mutant {
  line: number;
  what: string;
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

type Change = Omit<Mutant, 'line'>;

/** All mutants of a source. Types, imports and JSX text are not mutated. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  const changes = [...walk(program as unknown as Node)].flatMap((node) => CHANGES[node.type]?.(node, source) ?? []);
  return changes
    .filter(({ start, end, text }) => source.slice(start, end) !== text)
    .map((change) => ({ line: source.slice(0, change.start).split('\n').length, ...change }));
}

export function mutated(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

function* walk(node: Node): Generator<Node> {
  if (UNTOUCHED.test(node.type) || node['source'] != null || isLook(node)) return;
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && node['computed'] !== true) continue;
    if (key === 'quasi') {
      // Mutates the parts of an SQL statement (see `statement`), because emptying the statement would only make it
      // fail.
      for (const child of (value as { expressions: Node[] }).expressions) yield* walk(child);
      continue;
    }
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Whether a JSX attribute only affects styles or is React's key. */
function isLook({ type, name }: Node): boolean {
  return type === 'JSXAttribute' && /^(className|style|key)$/.test((name as { name: string }).name);
}

/**
 * Nodes that are not mutated: types, except nodes that wrap an expression, and names of JSX elements and attributes.
 */
const UNTOUCHED = /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|^JSXIdentifier$/;

const OTHER_OPERATOR: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

const CHANGES: Record<string, (node: Node, source: string) => Change[]> = {
  BinaryExpression: (node, source) => operator(node, source, OTHER_OPERATOR[node['operator'] as string]),
  LogicalExpression: (node, source) =>
    node['operator'] === '??'
      ? [replace(node, source, textOf(node['left'], source), '?? dropped')]
      : operator(node, source, node['operator'] === '&&' ? '||' : '&&'),
  IfStatement: (node, source) => condition(node['test'] as Node, source),
  WhileStatement: (node, source) => [replace(node['test'] as Node, source, 'false', 'condition false')],
  ConditionalExpression: (node, source) => condition(node['test'] as Node, source),
  UnaryExpression: (node, source) =>
    node['operator'] === '!' ? [replace(node, source, textOf(node['argument'], source), '! dropped')] : [],
  Literal: literal,
  TemplateLiteral: (node, source) => [replace(node, source, '``', 'text emptied')],
  TaggedTemplateExpression: statement,
  ArrayExpression: (node, source) => dropped(node['elements'] as (Node | null)[], source, 'element'),
  ObjectExpression: (node, source) => dropped(node['properties'] as Node[], source, 'property'),
  ExpressionStatement: (node, source) => (node['directive'] ? [] : [replace(node, source, ';', 'statement dropped')]),
  ThrowStatement: (node, source) => [replace(node, source, ';', 'throw dropped')],
  FunctionDeclaration: returnsEarly,
  ArrowFunctionExpression: returnsEarly,
  CallExpression: call,
  JSXAttribute: (node, source) => [replace(node, source, '', 'attribute dropped')],
};

function operator(node: Node, source: string, other: string | undefined): Change[] {
  if (!other) return [];
  const [left, right] = [node['left'] as Node, node['right'] as Node];
  // Here, + concatenates strings and cannot become a subtraction.
  if (other === '-' && [left, right].some((side) => /^['"`]/.test(textOf(side, source)))) return [];
  const between = source.slice(left.end, right.start);
  const text = between.replace(node['operator'] as string, other);
  return [{ start: left.end, end: right.start, text, what: `${node['operator'] as string} → ${other}` }];
}

function condition(test: Node, source: string): Change[] {
  return [
    replace(test, source, `!(${textOf(test, source)})`, 'condition negated'),
    replace(test, source, 'true', 'condition true'),
    replace(test, source, 'false', 'condition false'),
  ];
}

function literal(node: Node, source: string): Change[] {
  const { value } = node;
  if (typeof value === 'boolean') return [replace(node, source, String(!value))];
  if (typeof value === 'number') return [value + 1, value - 1].map((other) => replace(node, source, String(other)));
  if (typeof value !== 'string') return [];
  if (value === 'asc' || value === 'desc') return [replace(node, source, value === 'asc' ? `'desc'` : `'asc'`)];
  return [replace(node, source, value === '' ? `'mutant'` : `''`)];
}

/** Mutates an SQL template: comparisons, sort orders, and the operators between conditions. */
function statement(node: Node, source: string): Change[] {
  if (!textOf(node['tag'], source).startsWith('sql')) return [];
  const { quasis } = node['quasi'] as { quasis: Node[] };
  return quasis.flatMap(({ start, end }) => {
    const inside = source.slice(start, end);
    return SQL.flatMap(([pattern, other]) =>
      [...inside.matchAll(pattern)].map(({ 0: found, index }) => ({
        start: start + index,
        end: start + index + found.length,
        text: other,
        what: `${found.trim()} → ${other.trim() || 'nothing'}`,
      })),
    );
  });
}

const SQL: [RegExp, string][] = [
  [/ desc\b/g, ' asc'],
  [/ asc\b/g, ' desc'],
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ = /g, ' <> '],
  [/\bnot /g, ''],
  [/ for update\b/g, ''],
];

function dropped(items: (Node | null)[], source: string, name: string): Change[] {
  return items.flatMap((item) => {
    if (!item) return [];
    const comma = /^\s*,/.exec(source.slice(item.end))?.[0].length ?? 0;
    return [
      { start: item.start, end: item.end + comma, text: '', what: `${name} dropped: ${short(textOf(item, source))}` },
    ];
  });
}

function returnsEarly(node: Node): Change[] {
  const body = node['body'] as Node | null;
  if (body?.type !== 'BlockStatement') return [];
  return [{ start: body.start, end: body.start + 1, text: '{ return undefined as never;', what: 'returns at once' }];
}

/** Removes a call from a method chain, such as a `where`, or reverses a sorted array. */
function call(node: Node, source: string): Change[] {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression') return [];
  const object = callee['object'] as Node;
  const name = textOf(callee['property'], source);
  if (/^(sort|toSorted)$/.test(name))
    return [replace(node, source, `${textOf(node, source)}.reverse()`, 'turned round')];
  if (name === 'orderBy' && (node['arguments'] as Node[]).length === 1) {
    return [{ start: node.end - 1, end: node.end - 1, text: `, 'desc'`, what: 'order turned round' }];
  }
  if (object.type !== 'CallExpression') return [];
  return [{ start: object.end, end: node.end, text: '', what: `.${name}() dropped` }];
}

function replace(node: Node, source: string, text: string, what?: string): Change {
  const before = short(textOf(node, source));
  return { start: node.start, end: node.end, text, what: what ? `${what}: ${before}` : `${before} → ${text}` };
}

function textOf(node: unknown, source: string): string {
  const { start, end } = node as Node;
  return source.slice(start, end);
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
