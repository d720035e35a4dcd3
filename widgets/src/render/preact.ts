/**
 * The part of Preact that the widgets use, in a third of its size: the build puts it in the place of `preact`, whose types the
 * sources are written against. Elements, fragments, functions, and classes with state; everything is drawn from the root, after
 * which what has moved is put in its place.
 */
type Props = Record<string, unknown> & { children?: Child; key?: Key; ref?: Ref };
type Key = string | number | undefined;
type Ref = { current: Element | null } | ((element: Element | null) => void);
type Type = string | ((props: Props) => Child) | (new (props: Props) => Component);
export type Child = VNode | string | number | boolean | null | undefined | Child[];

/** A class, so that data of the API which looks like an element is none. */
export class VNode {
  readonly type: Type;
  readonly props: Props;
  readonly key: Key;

  constructor(type: Type, props: Props, key: Key) {
    this.type = type;
    this.props = props;
    this.key = key;
  }
}

/** What was drawn for a child. */
export interface Drawn {
  id: string;
  type: Type | null;
  props: Props;
  kids: Drawn[];
  node?: Element | Text;
  component?: Component;
}

export interface Root extends ParentNode, Node {
  $drawn?: Drawn[];
  $child?: Child;
  /** Finds nodes of the child that stand there already: see `hydrate.ts`. */
  $found?: (child: Child) => Drawn[];
}

interface Listening extends Element {
  $on?: Record<string, (event: Event) => void>;
}

const NONE: Props = {};
let root: Root;
/** Runs once everything is in its place. */
let later: (() => void)[] = [];
const waiting = new Set<Root>();
/** Runs once the new state is drawn. */
const after: (() => void)[] = [];

export function jsx(type: Type, props: Props, key?: Key): VNode {
  return new VNode(type, props, key);
}

export { jsx as jsxs };

export function h(type: Type, props: Props | null, ...children: Child[]): VNode {
  return new VNode(type, { ...props, children }, props?.key);
}

export function Fragment({ children }: Props): Child {
  return children;
}

export function createRef(): Ref {
  return { current: null };
}

export function render(child: Child, into: Root): void {
  root = into;
  into.$child = child;
  into.$drawn = patchAll(into.$drawn ?? into.$found?.(child) ?? [], [child], false);
  place(into, into.$drawn);
  const done = later;
  later = [];
  for (const run of done) run();
}

export abstract class Component {
  props: Props;
  state: object = {};
  readonly #root: Root = root;

  constructor(props: Props) {
    this.props = props;
  }

  abstract render(props: Props, state: object): Child;
  componentDidMount?(): void;
  componentWillUnmount?(): void;

  setState(part: object, then?: () => void): void {
    this.state = { ...this.state, ...part };
    const into = this.#root;
    if (waiting.size === 0) queueMicrotask(drawWaiting);
    waiting.add(into);
    if (then) after.push(then);
  }
}

function drawWaiting(): void {
  const roots = [...waiting];
  waiting.clear();
  const then = after.splice(0);
  for (const into of roots) if (into.$child) render(into.$child, into);
  for (const run of then) run();
}

function patchAll(before: Drawn[], children: Child[], inSvg: boolean): Drawn[] {
  const left = new Map(before.map((drawn) => [drawn.id, drawn]));
  const now: Drawn[] = [];
  for (const { id, type, props } of asked(children)) {
    const same = left.get(id);
    const old = same?.type === type ? same : undefined;
    if (old) left.delete(id);
    now.push(patch(old, id, type, props, inSvg));
  }
  for (const gone of left.values()) remove(gone);
  return now;
}

/** What is to be drawn for children, each under a name that it keeps. */
export function asked(children: Child[]): Drawn[] {
  return children.flatMap((child, index) => {
    if (child == null || typeof child === 'boolean') return [];
    const vnode = Array.isArray(child) ? jsx(Fragment, { children: child }) : child;
    const isNode = vnode instanceof VNode;
    const id = isNode && vnode.key !== undefined ? `.${vnode.key}` : `#${index}`;
    const props = isNode ? vnode.props : { children: String(vnode) };
    return { id, type: isNode ? vnode.type : null, props, kids: [] };
  });
}

function patch(old: Drawn | undefined, id: string, type: Type | null, props: Props, inSvg: boolean): Drawn {
  const drawn: Drawn = old ?? { id, type, props: NONE, kids: [] };
  const { props: before } = drawn;
  drawn.props = props;
  if (type === null) {
    const text = (drawn.node ??= document.createTextNode('')) as Text;
    if (text.data !== props.children) text.data = props.children as string;
  } else if (typeof type === 'string') {
    const svg = inSvg || type === 'svg';
    const element = (drawn.node ??= svg
      ? document.createElementNS('http://www.w3.org/2000/svg', type)
      : document.createElement(type)) as Element;
    for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
      if (name !== 'value' && before[name] !== props[name]) set(element, name, props[name]);
    }
    drawn.kids = patchAll(drawn.kids, contents(drawn), svg);
    place(element, drawn.kids);
    // Behind the options of a select. What somebody has typed is compared, too.
    if ('value' in props && (element as HTMLInputElement).value !== props['value']) {
      (element as HTMLInputElement).value = props['value'] as string;
    }
    const { ref } = props;
    if (ref && ref !== before.ref) later.push(() => refer(ref, element));
  } else {
    drawn.kids = patchAll(drawn.kids, contents(drawn), inSvg);
  }
  return drawn;
}

/** What an element, a fragment or a component has in it. */
export function contents(drawn: Drawn): Child[] {
  const { type, props } = drawn;
  return typeof type === 'string' || type === Fragment ? listed(props.children) : [shown(drawn, type!)];
}

function shown(drawn: Drawn, type: Exclude<Type, string>): Child {
  const { props } = drawn;
  if (!(type.prototype instanceof Component)) return (type as (props: Props) => Child)(props);
  if (!drawn.component) {
    const made = (drawn.component = new (type as new (props: Props) => Component)(props));
    if (made.componentDidMount) later.push(() => made.componentDidMount!());
  }
  drawn.component.props = props;
  return drawn.component.render(props, drawn.component.state);
}

/** Puts nodes in their order, from the last one on: those that are right aren't touched and keep the focus. */
function place(parent: Node, kids: Drawn[]): void {
  let next: Node | null = null;
  for (const node of kids.flatMap(nodesOf).reverse()) {
    if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
    next = node;
  }
}

function nodesOf({ node, kids }: Drawn): Node[] {
  return node ? [node] : kids.flatMap(nodesOf);
}

function remove(drawn: Drawn, isInside?: boolean): void {
  drawn.component?.componentWillUnmount?.();
  const { ref } = drawn.props;
  if (ref && typeof ref === 'object') refer(ref, null);
  for (const kid of drawn.kids) remove(kid, isInside || !!drawn.node);
  if (!isInside) drawn.node?.remove();
}

function refer(ref: Ref, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else ref.current = element;
}

function listed(children: Child): Child[] {
  return Array.isArray(children) ? children : [children];
}

function set(element: Listening, name: string, value: unknown): void {
  if (name === 'children' || name === 'key' || name === 'ref') return;
  if (name.startsWith('on')) {
    const type = name.slice(2).toLowerCase();
    element.$on ??= {};
    if (!element.$on[type]) element.addEventListener(type, heard);
    element.$on[type] = value as () => void;
  } else if (name in element && typeof value === 'boolean') {
    (element as unknown as Record<string, boolean>)[name] = value;
  } else if (value == null || (value === false && !name.includes('-'))) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value as string);
  }
}

function heard(this: Listening, event: Event): void {
  this.$on![event.type]?.(event);
}
