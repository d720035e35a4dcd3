import type { CrewdockElements } from './elements.ts';
import {
  type Attribute,
  COMMON_ATTRIBUTES,
  type Described,
  FILLED,
  POPUP,
  type Variable,
  getBoardAttributes,
} from './reference-attributes.ts';

export type { Attribute, AttributeInput } from './reference-attributes.ts';

/**
 * Attributes, events, slots and parts of the widgets: the single source of `custom-elements.json` and of the tables in
 * docs/partners. Tests compare it with the elements.
 */
export interface WidgetReference {
  tag: keyof CrewdockElements;
  /** Name of the widget for users. */
  label: string;
  className: string;
  module: string;
  text: string;
  attributes: Attribute[];
  events: (Described & { detail: string })[];
  slots: Described[];
  parts: Described[];
}

const ERROR = {
  name: 'crewdock-error',
  detail: '`{ status, code, detail, request_id }`',
  text: 'Something can’t be loaded or sent; status 0 means no network.',
};

const CONFIG_ERROR = {
  name: 'crewdock-config-error',
  detail: '`{ code, detail, attribute, settings }`',
  text: 'For developers: the page, or its company’s settings, have something wrong. Visitors aren’t told. `preventDefault()` keeps it out of the console.',
};

const BOARD_EVENTS = [
  { name: 'crewdock-ready', detail: '`{ company, total }`', text: 'The first cards are on screen.' },
  {
    name: 'crewdock-search',
    detail: '`{ filters: { search, skills, seniority, location }, total }`',
    text: 'The cards of changed filters are on screen.',
  },
  {
    name: 'crewdock-select',
    detail: '`{ id, public_id, url }`',
    text: 'A visitor opens a card; `preventDefault()` leaves it to your page.',
  },
  ERROR,
  CONFIG_ERROR,
];

const FORM_EVENTS = [
  { name: 'crewdock-ready', detail: '`{ company }`', text: 'The form is in the company’s colors.' },
  {
    name: 'crewdock-submit',
    detail: '`{ id }`',
    text: 'What was written has been received. The id is its own and says nothing about the sender. `preventDefault()` keeps visitors from being led to `redirect-url`.',
  },
  ERROR,
  CONFIG_ERROR,
];

const HEADER = { name: 'header', text: 'Above everything.' };
const BOARD_SLOTS = [
  HEADER,
  { name: 'empty', text: 'Instead of the widget’s words when nothing fits.' },
  { name: 'error', text: 'Instead of the widget’s words when nothing can be loaded.' },
];
const SENT = { name: 'sent', text: 'Instead of the widget’s words when it was sent.' };

const parts = (names: string): Described[] => names.split(' ').map((name) => ({ name, text: '' }));
const BOARD_PARTS = 'root field popup button count list card name facts skill rate empty error';
const FORM_PARTS = 'root title field button error sent opener dialog';

/** All widgets, in display order. */
export const WIDGETS: WidgetReference[] = [
  {
    tag: 'crewdock-talent-market',
    label: 'Talent market',
    className: 'TalentMarket',
    module: 'talent-market.js',
    text: 'A searchable list of talents.',
    attributes: getBoardAttributes('talents'),
    events: BOARD_EVENTS,
    slots: BOARD_SLOTS,
    parts: parts(`${BOARD_PARTS} photo title`),
  },
  {
    tag: 'crewdock-job-board',
    label: 'Job board',
    className: 'JobBoard',
    module: 'job-board.js',
    text: 'A searchable list of jobs; each opens in the widget, with a form to apply.',
    attributes: [
      ...getBoardAttributes('jobs'),
      ...FILLED,
      {
        name: 'job',
        label: 'One job alone',
        input: { kind: 'job' },
        text: 'Public id of a job: this one alone.',
        without: 'the list',
      },
    ],
    events: [
      ...BOARD_EVENTS,
      {
        name: 'crewdock-submit',
        detail: '`{ id, job: { id, public_id } }`',
        text: 'An application has been received. The id is its own and says nothing about the sender. `preventDefault()` keeps visitors from being led to `redirect-url`.',
      },
    ],
    slots: [...BOARD_SLOTS, SENT],
    parts: parts(`${BOARD_PARTS} job summary sent`),
  },
  {
    tag: 'crewdock-contact-us',
    label: 'Contact form',
    className: 'ContactUs',
    module: 'contact-us.js',
    text: 'A message to the people behind the portal.',
    attributes: [...COMMON_ATTRIBUTES, ...FILLED, ...POPUP],
    events: FORM_EVENTS,
    slots: [HEADER, SENT],
    parts: parts(FORM_PARTS),
  },
  {
    tag: 'crewdock-resources-subscribe',
    label: 'Subscription',
    className: 'ResourcesSubscribe',
    module: 'resources-subscribe.js',
    text: 'A subscription to mails about available people, confirmed by a link in a first mail.',
    attributes: [
      ...COMMON_ATTRIBUTES,
      ...FILLED,
      ...POPUP,
      {
        name: 'filters',
        label: 'Of whom to hear',
        input: { kind: 'filters', of: 'resources' },
        text: 'Of whom to hear: `skills=3,5&seniority=2&english=2&location=PL,UA&hourlyRate=20-60`, also `engagement_types=c2c,w2`, `work_authorization=H-1B,TN` and `relocation=1`.',
        without: 'everybody',
      },
    ],
    events: FORM_EVENTS,
    slots: [HEADER, SENT],
    parts: parts(FORM_PARTS),
  },
];

const VARIABLES: Variable[] = [
  { name: '--crewdock-brand', text: 'Primary button and pressed filters.', without: 'the company’s' },
  { name: '--crewdock-on-brand', text: 'Text on it.', without: 'the company’s' },
  { name: '--crewdock-accent', text: 'The brand as a color for text, icons and focus.', without: 'from the brand' },
  {
    name: '--crewdock-surface',
    text: 'Background; `transparent` shows your page.',
    without: 'white, or `#17181c` in dark',
  },
  { name: '--crewdock-radius', text: 'Corners.', without: '`10px`' },
  { name: '--crewdock-font', text: 'Font family.', without: 'the font of the page around it' },
];

/** Returns the content of custom-elements.json (schema 2.1), which editors read. */
export function customElements(): object {
  return {
    schemaVersion: '2.1.0',
    modules: WIDGETS.map(({ tag, className, module, text, attributes, events, slots, parts: cssParts }) => ({
      kind: 'javascript-module',
      path: module,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          tagName: tag,
          name: className,
          description: text,
          superclass: { name: 'HTMLElement' },
          attributes: attributes.map(({ name, text: description }) => ({ name, description, fieldName: camel(name) })),
          members: [
            ...attributes.map(({ name }) => ({ kind: 'field', name: camel(name), attribute: name, reflects: true })),
            { kind: 'field', name: 'messages', description: 'Texts in place of the widget’s, by key.' },
          ],
          events: events.map(({ name, text: description }) => ({ name, description, type: { text: 'CustomEvent' } })),
          slots: slots.map(({ name, text: description }) => ({ name, description })),
          cssParts: cssParts.map(({ name }) => ({ name })),
          cssProperties: VARIABLES.map(({ name, text: description }) => ({ name, description })),
        },
      ],
      exports: [
        { kind: 'custom-element-definition', name: tag, declaration: { name: className, module } },
        { kind: 'js', name: className, declaration: { name: className, module } },
      ],
    })),
  };
}

/** Returns the content of docs/partners/reference.md. */
export function referencePage(): string {
  const table = (head: string[], rows: string[][]) =>
    [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const sections = WIDGETS.map(({ tag, text, attributes, events, slots, parts: shadowParts }) =>
    [
      `## \`<${tag}>\``,
      text,
      table(
        ['attribute', 'value', 'without it'],
        attributes.map((row) => [`\`${row.name}\``, row.text, row.without]),
      ),
      table(
        ['event', 'detail', 'when'],
        events.map((row) => [`\`${row.name}\``, row.detail, row.text]),
      ),
      table(
        ['slot', 'content'],
        slots.map((row) => [`\`${row.name}\``, row.text]),
      ),
      `Parts: ${shadowParts.map(({ name }) => `\`${name}\``).join(', ')}.`,
    ].join('\n\n'),
  );
  return `${[
    '# Reference',
    'Written by `node sdk/write-reference.ts` from `sdk/src/reference.ts`; a test holds it against the elements.',
    'Each attribute has a property of the same name in camel case (`brandColor`), which may be set before the element is defined. All events bubble and cross shadow roots.',
    ...sections,
    '## Variables',
    'Set on the element or above it. Colors set this way are used as they are: mind the contrast.',
    table(
      ['variable', 'what', 'without it'],
      VARIABLES.map((row) => [`\`${row.name}\``, row.text, row.without]),
    ),
  ].join('\n\n')}\n`;
}

function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
