import { Component, type Fragment, VNode } from './preact.ts';

export { Component, Fragment, createRef, h, jsx, jsxs } from './preact.ts';

type Props = VNode['props'];
type Child = Parameters<typeof Fragment>[0]['children'];

/** Elements that have no contents, among those that widgets draw. */
const EMPTY = new Set(['br', 'img', 'input']);

/**
 * Draws what `preact.ts` draws, as text, so that a server draws with the same components: the build puts it in the place of `preact`
 * there. Whatever is data is text or the value of an attribute, and both are escaped; names come from the sources alone.
 */
export function render(child: unknown, into: { html: string }): void {
  into.html = written(child as Child);
}

/** Attributes that a server adds to elements by their tags. */
export const added: Record<string, Props> = {};

function written(child: Child, picked?: unknown): string {
  if (child == null || typeof child === 'boolean') return '';
  if (Array.isArray(child)) return child.map((each) => written(each, picked)).join('');
  if (!(child instanceof VNode)) return escaped(child);
  const { type, props } = child;
  if (typeof type === 'string') return element(type, props, picked);
  if (!(type.prototype instanceof Component)) {
    return written((type as (props: Props) => Child)(props), picked);
  }
  const made = new (type as new (props: Props) => Component)(props);
  return written(made.render(props, made.state), picked);
}

function element(tag: string, props: Props, picked: unknown): string {
  const { value, children } = props;
  const own: Props = { ...props, ...added[tag] };
  // Without the script the browser itself says what is missing.
  if (props['aria-required'] === true) own['required'] = true;
  // What is typed into a textarea stands in none that a server draws.
  if (tag === 'select' || tag === 'textarea') delete own['value'];
  if (tag === 'option') own['selected'] = value === picked;
  const attributes = Object.entries(own).map(([name, each]) => attribute(name, each));
  const open = `<${tag}${attributes.join('')}>`;
  return EMPTY.has(tag) ? open : `${open}${written(children, tag === 'select' ? value : picked)}</${tag}>`;
}

/** As `preact.ts` sets it: false is said only by attributes with a dash, such as `aria-pressed`. */
function attribute(name: string, value: unknown): string {
  if (name === 'children' || name === 'key' || name === 'ref' || name.startsWith('on')) return '';
  if (value == null || (value === false && !name.includes('-'))) return '';
  if (value === true && !name.includes('-')) return ` ${name}`;
  return ` ${name}="${escaped(value)}"`;
}

/** A parser makes one line end of `\r`: written as a reference, it stays. */
function escaped(value: unknown): string {
  return String(value).replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
