import { parsePublicId } from '@crewdock/sdk/cards/public-id';
import { type Attribute, WIDGETS, type WidgetReference } from '@crewdock/sdk/reference';
import { readFilters, skillNames, writeFilters } from './filters.ts';

/** A widget and its attribute values by attribute name, without attributes that have no value. */
export interface WidgetConfiguration {
  widget: WidgetReference;
  values: AttributeValues;
}

export type AttributeValues = Readonly<Record<string, string>>;

const PREFIX = 'crewdock-';

/** Returns the widget's name in URLs of the portal and of widget files: `job-board` for `<crewdock-job-board>`. */
export function shortName({ tag }: WidgetReference): string {
  return tag.slice(PREFIX.length);
}

/** Returns the attributes that have a form field. The portal provides the values of the other attributes. */
export function getFormAttributes({ attributes }: WidgetReference): Attribute[] {
  return attributes.filter(({ input }) => !NOT_ASKED.includes(input.kind));
}

/** Attributes whose values the portal provides when it generates the snippet. */
const NOT_ASKED: readonly string[] = ['company', 'portal'] satisfies Attribute['input']['kind'][];

/** Parses the URL. An unknown widget is replaced by the first widget; invalid values are ignored. */
export function readChoice(params: URLSearchParams): WidgetConfiguration {
  const widget = WIDGETS.find(({ tag }) => tag === PREFIX + params.get('widget')) ?? WIDGETS[0]!;
  return { widget, values: getValidValues(widget, Object.fromEntries(params)) };
}

/** Returns the values that are valid for the widget. */
export function getValidValues(widget: WidgetReference, given: AttributeValues): AttributeValues {
  const read = getFormAttributes(widget).map(({ name, input }) => [name, readValue(input, given[name] ?? '')]);
  return Object.fromEntries(read.filter(([, value]) => value));
}

/** Returns the normalized value, or '' if the value is invalid. */
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
      return parsePublicId(text) === text ? text : '';
    case 'filters': {
      const names = skillNames(text);
      return writeFilters(input.of, readFilters(input.of, text), (id) => names.get(id));
    }
    default:
      return '';
  }
}

/** Returns the URL parameters for a widget configuration. Unrelated parameters are kept. */
export function writeChoice(params: URLSearchParams, { widget, values }: WidgetConfiguration): URLSearchParams {
  const next = new URLSearchParams();
  if (widget !== WIDGETS[0]) next.set('widget', shortName(widget));
  for (const { name } of getFormAttributes(widget)) if (values[name]) next.set(name, values[name]);
  const attributes = new Set(WIDGETS.flatMap((each) => each.attributes.map(({ name }) => name)));
  for (const [name, value] of params) if (name !== 'widget' && !attributes.has(name)) next.set(name, value);
  return next;
}
