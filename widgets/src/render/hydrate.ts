import { type Child, type Drawn, type Root, asked, contents } from './preact.ts';

type Tell = (event: { currentTarget: HTMLInputElement }) => void;

/** The next node to take. */
let there: ChildNode | null;
/** What somebody has typed or chosen before the script came. */
let typed: (() => void)[];

/**
 * Lets the next `render` into a place that a server has filled go on with the nodes that are there. What doesn't fit is removed and
 * drawn anew. Answers what tells components of what somebody has typed meanwhile, to be called once all is drawn.
 */
export function hydrate(into: Root): () => void {
  typed = [];
  into.$found = (child) => {
    delete into.$found;
    return taken(into, [child]);
  };
  return () => {
    for (const tell of typed) tell();
  };
}

function taken(parent: Node, children: Child[]): Drawn[] {
  const behind = there;
  there = parent.firstChild;
  const kids = take(children);
  for (let left; (left = there); left.remove()) there = left.nextSibling;
  there = behind;
  return kids;
}

function take(children: Child[]): Drawn[] {
  return asked(children).filter((drawn) => {
    const { type, props } = drawn;
    if (type === null) return (drawn.node = text(props.children as string));
    if (typeof type !== 'string') {
      drawn.kids = take(contents(drawn));
      return true;
    }
    const node = there as HTMLInputElement | null;
    if (node?.localName !== type) return false;
    there = node.nextSibling;
    drawn.node = node;
    drawn.kids = taken(node, contents(drawn));
    // Everything else is set, and listeners added, as for a new one.
    drawn.props = Object.fromEntries(
      Object.entries(props).filter(([name, value]) => node.getAttribute(name) === String(value)),
    );
    keep(node, props);
    return true;
  });
}

/** Texts that follow each other come as one. */
function text(data: string): Text | undefined {
  const node = there as Text | null;
  if (!data || !node?.data?.startsWith(data)) return undefined;
  if (node.data !== data) node.splitText(data.length);
  there = node.nextSibling;
  return node;
}

/** What somebody has typed looks like what is drawn until the component knows of it. */
function keep(node: HTMLInputElement, props: Record<string, unknown>): void {
  const isOther = 'value' in props && node.value !== props['value'];
  if (!isOther && !node.files?.[0]) return;
  if (isOther) Object.defineProperty(node, 'value', { value: props['value'], configurable: true });
  typed.push(() => {
    if (isOther) Reflect.deleteProperty(node, 'value');
    ((props['onInput'] ?? props['onChange']) as Tell)({ currentTarget: node });
  });
}
