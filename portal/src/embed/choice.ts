import { publicIdOf } from '@crewdock/sdk/cards/public-id';
import { type Attribute, WIDGETS, type WidgetReference } from '@crewdock/sdk/reference';
import { readFilters, skillNames, writeFilters } from './filters.ts';

/** A widget and the values of its attributes by their names; what has none is left out. */
export interface Choice {
  widget: WidgetReference;
  values: Values;
}

export type Values = Readonly<Record<string, string>>;

const PREFIX = 'crewdock-';

/** `job-board` of `<crewdock-job-board>`: the widget in addresses, of the portal and of its files. */
export function shortName({ tag }: WidgetReference): string {
  return tag.slice(PREFIX.length);
}

/** The attributes that are asked for; the others follow from whose portal it is. */
export function askedOf({ attributes }: WidgetReference): Attribute[] {
  return attributes.filter(({ input }) => !NOT_ASKED.includes(input.kind));
}

/** Told by where the snippet comes from. */
const NOT_ASKED: readonly string[] = ['company', 'portal'] satisfies Attribute['input']['kind'][];

/** Reads an address leniently: an unknown widget is the first one, a value that isn't one is left out. */
export function readChoice(params: URLSearchParams): Choice {
  const widget = WIDGETS.find(({ tag }) => tag === PREFIX + params.get('widget')) ?? WIDGETS[0]!;
  return { widget, values: valuesOf(widget, Object.fromEntries(params)) };
}

/** The values that the widget takes, of those given. */
export function valuesOf(widget: WidgetReference, given: Values): Values {
  const read = askedOf(widget).map(({ name, input }) => [name, readValue(input, given[name] ?? '')]);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** The value as it is written, or '' for what is none. */
export function readValue(input: Attribute['input'], text: string): string {
  switch (input.kind) {
    case 'choice':
      return Object.hasOwn(input.choices, text) ? text : '';
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '';
    case 'number':
      return /^[1-9]\d*$/.test(text) && Number(text) >= input.min && Number(text) <= input.max ? text : '';
    case 'name':
      return /^[a-z][a-z0-9_-]{0,29}$/i.test(text) ? text : '';
    case 'words':
      return text.length <= input.max ? text : '';
    case 'switch':
      return text === 'true' ? text : '';
    case 'job':
      return publicIdOf(text) === text ? text : '';
    case 'filters': {
      const names = skillNames(text);
      return writeFilters(input.of, readFilters(input.of, text), (id) => names.get(id));
    }
    default:
      return '';
  }
}

/** The address with this choice in it; what else it says of the screen stays. */
export function writeChoice(params: URLSearchParams, { widget, values }: Choice): URLSearchParams {
  const next = new URLSearchParams();
  if (widget !== WIDGETS[0]) next.set('widget', shortName(widget));
  for (const { name } of askedOf(widget)) if (values[name]) next.set(name, values[name]);
  const attributes = new Set(WIDGETS.flatMap((each) => each.attributes.map(({ name }) => name)));
  for (const [name, value] of params) if (name !== 'widget' && !attributes.has(name)) next.set(name, value);
  return next;
}
