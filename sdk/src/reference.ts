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
  text: 'Something couldn’t be loaded or sent. Status 0 means no network.',
};

const CONFIG_ERROR = {
  name: 'crewdock-config-error',
  detail: '`{ code, detail, attribute, settings }`',
  text: 'For developers: an error in the configuration of the page or in the company’s settings. It isn’t shown to visitors. `preventDefault()` keeps it out of the console.',
};

const BOARD_EVENTS = [
  { name: 'crewdock-ready', detail: '`{ company, total }`', text: 'The first cards are shown.' },
  {
    name: 'crewdock-search',
    detail: '`{ filters: { search, skills, seniority, location }, total }`',
    text: 'The cards for changed filters are shown.',
  },
  {
    name: 'crewdock-select',
    detail: '`{ id, public_id, url }`',
    text: 'A visitor opens a card. `preventDefault()` lets your page handle it.',
  },
  ERROR,
  CONFIG_ERROR,
];

const FORM_EVENTS = [
  { name: 'crewdock-ready', detail: '`{ company }`', text: 'The form is shown in the company’s colors.' },
  {
    name: 'crewdock-submit',
    detail: '`{ id }`',
    text: 'The form was received. The id identifies the message, not the sender. `preventDefault()` prevents the redirect to `redirect-url`.',
  },
  ERROR,
  CONFIG_ERROR,
];

const HEADER = { name: 'header', text: 'Shown above the widget’s content.' };
const BOARD_SLOTS = [
  HEADER,
  { name: 'empty', text: 'Replaces the widget’s text when nothing matches.' },
  { name: 'error', text: 'Replaces the widget’s text when nothing can be loaded.' },
];
const SENT = { name: 'sent', text: 'Replaces the widget’s text after the form is sent.' };

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
    text: 'A searchable list of jobs. Each job opens in the widget, with an application form.',
    attributes: [
      ...getBoardAttributes('jobs'),
      ...FILLED,
      {
        name: 'job',
        label: 'Single job',
        input: { kind: 'job' },
        text: 'Public id of the only job to show.',
        without: 'the list of jobs',
      },
    ],
    events: [
      ...BOARD_EVENTS,
      {
        name: 'crewdock-submit',
        detail: '`{ id, job: { id, public_id } }`',
        text: 'An application was received. The id identifies the application, not the applicant. `preventDefault()` prevents the redirect to `redirect-url`.',
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
    text: 'A form for messages to the company.',
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
    text: 'A subscription to emails about available people, confirmed by a link in the first email.',
    attributes: [
      ...COMMON_ATTRIBUTES,
      ...FILLED,
      ...POPUP,
      {
        name: 'filters',
        label: 'Filters',
        input: { kind: 'filters', of: 'resources' },
        text: 'Filters for people: `skills=3,5&seniority=2&english=2&location=PL,UA&hourlyRate=20-60`, also `engagement_types=c2c,w2`, `work_authorization=H-1B,TN` and `relocation=1`.',
        without: 'everyone',
      },
    ],
    events: FORM_EVENTS,
    slots: [HEADER, SENT],
    parts: parts(FORM_PARTS),
  },
];

const VARIABLES: Variable[] = [
  { name: '--crewdock-brand', text: 'Primary button and selected filters.', without: 'the company’s' },
  { name: '--crewdock-on-brand', text: 'Text on the brand color.', without: 'the company’s' },
  { name: '--crewdock-accent', text: 'Brand color of text, icons and focus.', without: 'derived from the brand color' },
  {
    name: '--crewdock-surface',
    text: 'Background. `transparent` shows your page.',
    without: 'white, or `#17181c` in dark',
  },
  { name: '--crewdock-radius', text: 'Radius of corners.', without: '`10px`' },
  { name: '--crewdock-font', text: 'Font family.', without: 'the font of the surrounding page' },
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
            { kind: 'field', name: 'messages', description: 'Custom texts by key.' },
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
    'Written by `node sdk/write-reference.ts` from `sdk/src/reference.ts`. A test compares it with the elements.',
    'Each attribute has a property of the same name in camel case (`brandColor`), which may be set before the element is defined. All events bubble and cross shadow roots.',
    ...sections,
    '## Variables',
    'Set on the element or above it. Colors that are set this way aren’t corrected, so check their contrast.',
    table(
      ['variable', 'meaning', 'without it'],
      VARIABLES.map((row) => [`\`${row.name}\``, row.text, row.without]),
    ),
  ].join('\n\n')}\n`;
}

function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
