import { parseSync } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Parses TypeScript or TSX. Throws if the source has syntax errors. */
export function parse(path: string, source: string): Node {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Yields all nodes of a tree. For a JSX element that `isSkipped` selects, yields only the attributes. */
export function* walk(node: Node, isSkipped: (node: Node) => boolean = () => false): Generator<Node> {
  if (isSkipped(node))
    return yield* childrenOf(node['openingElement'] as Node).flatMap((child) => [...walk(child, isSkipped)]);
  yield node;
  for (const child of childrenOf(node)) yield* walk(child, isSkipped);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
