export interface Described {
  name: string;
  text: string;
}

export interface Variable extends Described {
  /** Behaviour if the attribute is missing. */
  without: string;
}

/** Type of an attribute's value; determines the input of the snippet builder. */
export type AttributeInput =
  /** Set automatically by the page that creates the snippet. */
  | { kind: 'company' | 'portal' }
  /** Selectable values, without the value that is the default. */
  | { kind: 'choice'; choices: Record<string, string> }
  | { kind: 'color' }
  | { kind: 'number'; min: number; max: number }
  /** A short name, chosen by the page's author. */
  | { kind: 'name' }
  /** Filters of a market, or of a resource subscription. */
  | { kind: 'filters'; of: 'talents' | 'jobs' | 'resources' }
  /** Public id of a job. */
  | { kind: 'job' }
  /** Free text of at most `max` characters. */
  | { kind: 'words'; max: number }
  /** A boolean attribute. */
  | { kind: 'switch' };

export interface Attribute extends Variable {
  label: string;
  input: AttributeInput;
  /** Whether the snippet builder shows the attribute only to developers. */
  isForDevelopers?: true;
  /**
   * Whether the attribute refers to the embedding page. If so, it has no effect when the portal renders the widget in a
   * frame or without JavaScript.
   */
  isOfPage?: true;
}

const LANGUAGES = {
  en: 'English',
  ar: 'Arabic',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  he: 'Hebrew',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
};

/** Attributes of all widgets. */
export const COMMON_ATTRIBUTES: Attribute[] = [
  {
    name: 'company',
    label: 'Company',
    input: { kind: 'company' },
    text: 'Slug of a company: its cards, its colors, its emails.',
    without: 'the open market',
  },
  {
    name: 'portal',
    label: 'Portal',
    input: { kind: 'portal' },
    text: 'Origin of the portal.',
    without: 'where the script comes from, or `setPortal`',
  },
  {
    name: 'language',
    label: 'Language',
    input: { kind: 'choice', choices: LANGUAGES },
    text: `${Object.keys(LANGUAGES)
      .map((code) => `\`${code}\``)
      .join(', ')}, also as \`de-AT\`.`,
    without: 'the `lang` of the page around it',
  },
  {
    name: 'color-scheme',
    label: 'Color scheme',
    input: { kind: 'choice', choices: { light: 'Light', dark: 'Dark' } },
    text: '`light`, `dark` or `auto`.',
    without: '`auto`: as the page’s `color-scheme` says there',
  },
  {
    name: 'brand-color',
    label: 'Brand color',
    input: { kind: 'color' },
    text: '`#rrggbb`: primary button, pressed filters, focus.',
    without: 'the company’s',
  },
  {
    name: 'font-color',
    label: 'Text on the brand color',
    input: { kind: 'color' },
    text: '`#rrggbb`: text on the brand color.',
    without: 'the company’s',
  },
  {
    name: 'debug',
    label: 'For developers',
    input: { kind: 'switch' },
    isForDevelopers: true,
    text: 'Shows below the widget what it was told, and what is wrong with that. Not for visitors.',
    without: 'the console and `crewdock-config-error` alone say what is wrong',
  },
];

/** Attributes of both boards. */
export const getBoardAttributes = (of: 'talents' | 'jobs'): Attribute[] => [
  ...COMMON_ATTRIBUTES,
  {
    name: 'filters',
    label: 'Preset filters',
    input: { kind: 'filters', of },
    text: 'Preset filters, as in the address of the portal’s market: `seniority=3&english=2`. A skill may carry the name that its chip shows, `skills=3~React`. Visitors may change search, skills, seniority and location; the rest stays.',
    without: 'everything',
  },
  {
    name: 'page-size',
    label: 'Cards a page',
    input: { kind: 'number', min: 1, max: 60 },
    text: 'Cards a page, 1 to 60.',
    without: '12',
  },
  {
    name: 'target',
    label: 'Cards open in',
    input: { kind: 'choice', choices: { _blank: 'A new tab', _self: 'The same tab', _top: 'The whole window' } },
    text: 'Where a card opens, as for links.',
    without: '`_blank` for talents; jobs open in the widget',
  },
  {
    name: 'url-state',
    label: 'Name in the address',
    input: { kind: 'name' },
    text: 'Keeps the visitor’s filters in the page’s address, under this name: `?name.search=react`. Back works. Give two widgets two names.',
    without: 'the address stays as it is',
  },
];

/** Attributes of widgets with a form. */
export const FILLED: Attribute[] = [
  {
    name: 'prefill',
    label: 'Filled in',
    input: { kind: 'words', max: 1000 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'What stands in the form until the visitor changes it, as in an address: `name=Ada&email=ada%40example.com`, also `company_name`, `phone_number` and `message`. The property takes an object. Nothing of it is sent before the visitor sends the form.',
    without: 'empty fields',
  },
  {
    name: 'hidden-fields',
    label: 'Sent along',
    input: { kind: 'words', max: 1000 },
    isForDevelopers: true,
    text: 'What is sent along, unseen: `plan=pro&source=footer`, up to 20 names of letters, digits, `_`, `.` and `-` with up to 200 characters each. The property takes an object. No place for secrets or for what visitors don’t know of.',
    without: 'the `utm_…` parameters of your page alone',
  },
  {
    name: 'redirect-url',
    label: 'Leads on to',
    input: { kind: 'words', max: 1000 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'Address where visitors are led once the form is sent, `https://…` or one of your own site, `/thanks`. `preventDefault()` of `crewdock-submit` keeps them.',
    without: 'they read that it was sent',
  },
];

/** Attributes of forms that can open in a popup. */
export const POPUP: Attribute[] = [
  {
    name: 'mode',
    label: 'Where it stands',
    input: { kind: 'choice', choices: { popup: 'In a popup', button: 'In a popup with a button' } },
    isForDevelopers: true,
    isOfPage: true,
    text: '`popup`: shown by your own elements or by `open()`, hidden by `close()`. `button`: also by a floating button.',
    without: 'in the page',
  },
  {
    name: 'opener',
    label: 'Opened by',
    input: { kind: 'words', max: 200 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'CSS selector of elements of your page that open the popup, also of those that come later: `.write-to-us`.',
    without: 'the button, or `open()`',
  },
  {
    name: 'button-text',
    label: 'Button',
    input: { kind: 'words', max: 60 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'What the floating button says.',
    without: 'the form’s heading',
  },
];
