export interface Described {
  name: string;
  text: string;
}

export interface Variable extends Described {
  /** Behavior if the attribute is missing. */
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
    text: 'Slug of the company whose cards, colors and emails are used.',
    without: 'the open market',
  },
  {
    name: 'portal',
    label: 'Portal',
    input: { kind: 'portal' },
    text: 'Origin of the portal.',
    without: 'the origin of the script, or of `setPortal`',
  },
  {
    name: 'language',
    label: 'Language',
    input: { kind: 'choice', choices: LANGUAGES },
    text: `${Object.keys(LANGUAGES)
      .map((code) => `\`${code}\``)
      .join(', ')}, also as \`de-AT\`.`,
    without: 'the `lang` of the surrounding page',
  },
  {
    name: 'color-scheme',
    label: 'Color scheme',
    input: { kind: 'choice', choices: { light: 'Light', dark: 'Dark' } },
    text: '`light`, `dark` or `auto`.',
    without: '`auto`: the `color-scheme` of the surrounding page',
  },
  {
    name: 'brand-color',
    label: 'Brand color',
    input: { kind: 'color' },
    text: '`#rrggbb`: primary button, selected filters, focus.',
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
    text: 'Shows the widget’s attributes and errors below it. Not for visitors.',
    without: 'errors are reported in the console and by `crewdock-config-error` only',
  },
];

/** Attributes of both boards. */
export const getBoardAttributes = (of: 'talents' | 'jobs'): Attribute[] => [
  ...COMMON_ATTRIBUTES,
  {
    name: 'filters',
    label: 'Preset filters',
    input: { kind: 'filters', of },
    text: 'Preset filters, as in the URL of the portal’s market: `seniority=3&english=2`. A skill can have a name for its chip: `skills=3~React`. Visitors can change search, skills, seniority and location, but no other filters.',
    without: 'all cards',
  },
  {
    name: 'page-size',
    label: 'Cards per page',
    input: { kind: 'number', min: 1, max: 60 },
    text: 'Cards per page, 1 to 60.',
    without: '12',
  },
  {
    name: 'target',
    label: 'Cards open in',
    input: { kind: 'choice', choices: { _blank: 'A new tab', _self: 'The same tab', _top: 'The whole window' } },
    text: 'Where cards open, as the `target` of a link.',
    without: '`_blank` for talents; jobs open in the widget',
  },
  {
    name: 'url-state',
    label: 'Name in the URL',
    input: { kind: 'name' },
    text: 'Keeps the visitor’s filters in the page’s URL under this name: `?name.search=react`. The browser’s Back button works. Each widget on a page needs its own name.',
    without: 'the URL doesn’t change',
  },
];

/** Attributes of widgets with a form. */
export const FILLED: Attribute[] = [
  {
    name: 'prefill',
    label: 'Prefilled fields',
    input: { kind: 'words', max: 1000 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'Initial values of the form, written like a query string: `name=Ada&email=ada%40example.com`, also `company_name`, `phone_number` and `message`. The property takes an object. Nothing is sent before the visitor sends the form.',
    without: 'empty fields',
  },
  {
    name: 'hidden-fields',
    label: 'Hidden fields',
    input: { kind: 'words', max: 1000 },
    isForDevelopers: true,
    text: 'Sent with the form but not shown in it: `plan=pro&source=footer`. Up to 20 fields with names of letters, digits, `_`, `.` and `-`, and values of up to 200 characters. The property takes an object. Don’t use them for secrets or for data that visitors don’t know about.',
    without: 'only the `utm_…` parameters of your page',
  },
  {
    name: 'redirect-url',
    label: 'Redirect to',
    input: { kind: 'words', max: 1000 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'URL to which visitors are redirected after the form is sent: `https://…`, or a path of your own site such as `/thanks`. `preventDefault()` of `crewdock-submit` prevents the redirect.',
    without: 'a confirmation',
  },
];

/** Attributes of forms that can open in a popup. */
export const POPUP: Attribute[] = [
  {
    name: 'mode',
    label: 'Placement',
    input: { kind: 'choice', choices: { popup: 'In a popup', button: 'In a popup with a button' } },
    isForDevelopers: true,
    isOfPage: true,
    text: '`popup`: opened by your own elements or `open()`, and closed by `close()`. `button`: also opened by a floating button.',
    without: 'in the page',
  },
  {
    name: 'opener',
    label: 'Opened by',
    input: { kind: 'words', max: 200 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'CSS selector of the elements of your page that open the popup, including elements that are added later: `.write-to-us`.',
    without: 'the button, or `open()`',
  },
  {
    name: 'button-text',
    label: 'Button text',
    input: { kind: 'words', max: 60 },
    isForDevelopers: true,
    isOfPage: true,
    text: 'Text of the floating button.',
    without: 'the form’s heading',
  },
];
