import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import type { ApiError } from '@crewdock/sdk/client';
import type { ConfigErrorDetail } from '@crewdock/sdk/elements';
import { brandFills } from '@crewdock/contract/brand';
import { MESSAGE_KEYS } from './message-keys.ts';

/** A widget whose configuration is checked. */
interface Doubtful extends HTMLElement {
  readonly origin: string;
  readonly messages: object | null;
  options(): Promise<WidgetOptions>;
}

/** Reported configuration errors per widget. */
const known = new WeakMap<HTMLElement, ConfigErrorDetail[]>();
/** Lines that were written to the console. Each line is written only once. */
const written = new Set<string>();

/**
 * Checks the page's configuration and reports errors to the page's developer, in the console and as an event. Visitors
 * see nothing. `error`: the portal's error response, if any.
 */
export async function reportMisconfiguration(element: Doubtful, error?: ApiError): Promise<void> {
  const options = await element.options().catch((thrown: ApiError) => thrown);
  const unfit = await unfitIn(element.getAttribute('hidden-fields'));
  const isLost = await leadsNowhere(element);
  for (const fault of faults(element, options, { error, unfit, isLost })) tell(element, fault);
  await updateDebugPanel(element);
}

/** Reports unknown keys of `messages`. Sends no request. */
export async function reportUnknownMessages(element: Doubtful): Promise<void> {
  const keys = MESSAGE_KEYS[element.localName as keyof typeof MESSAGE_KEYS];
  // The page might have extended the class of a widget under another tag.
  if (!keys) return;
  const unknown = Object.keys(element.messages ?? {}).filter((key) => !Object.hasOwn(keys, key));
  if (!unknown[0]) return;
  tell(element, {
    code: 'message_unknown',
    attribute: null,
    detail: `has unknown keys in its messages: ${unknown.join(', ')}.`,
    settings: `${element.origin || location.origin}/admin/embed`,
  });
  await updateDebugPanel(element);
}

async function updateDebugPanel(element: Doubtful): Promise<void> {
  if (!element.hasAttribute('debug')) return;
  const { showDebugPanel: show } = await import('./debug.ts');
  show(element, known.get(element) ?? []);
}

/**
 * Returns the names of hidden fields that are removed or truncated. Loads the validation code only if there are hidden
 * fields.
 */
async function unfitIn(fields: string | null): Promise<string[]> {
  return fields ? (await import('../form/hidden-fields.ts')).unfitFields(fields) : [];
}

async function leadsNowhere(element: HTMLElement): Promise<boolean> {
  if (!element.getAttribute('redirect-url')) return false;
  return !(await import('../form/redirect.ts')).getRedirectUrl(element);
}

function tell(element: HTMLElement, fault: ConfigErrorDetail): void {
  // The page's listeners receive no events of a removed element.
  if (!element.isConnected) return;
  const told = known.get(element) ?? [];
  if (told.some(({ detail }) => detail === fault.detail)) return;
  known.set(element, [...told, fault]);
  const event = new CustomEvent('crewdock-config-error', {
    detail: fault,
    bubbles: true,
    composed: true,
    cancelable: true,
  });
  const line = `Crewdock: <${element.localName}> ${fault.detail} Settings: ${fault.settings}`;
  // A page that cancels the event handles the error itself.
  if (!element.dispatchEvent(event) || written.has(line)) return;
  written.add(line);
  console.warn(line);
}

function faults(
  element: Doubtful,
  options: WidgetOptions | ApiError,
  { error, unfit, isLost }: { error: ApiError | undefined; unfit: string[]; isLost: boolean },
): ConfigErrorDetail[] {
  const value = (name: string) => element.getAttribute(name);
  const company = value('company');
  const isKnown = !('status' in options);
  const home = (isKnown && options.company?.portal_url) || element.origin || location.origin;
  const found: ConfigErrorDetail[] = [];
  const add = (code: ConfigErrorDetail['code'], attribute: string | null, detail: string) =>
    found.push({ code, attribute, detail, settings: `${home}/admin/embed` });

  if (!isKnown) {
    if (options.status === 404 && company) add('company_unknown', 'company', `has an unknown company: “${company}”.`);
    return found;
  }
  if (!options.may_send && sendsForms(element)) {
    const whose = company ? `for ${company}` : 'without the attribute company';
    add(
      'site_not_allowed',
      null,
      `may not send forms from ${location.origin} ${whose}. Add this site to the allowed sites.`,
    );
  }
  if (error?.status === 404 && options.company?.market_enabled === false) {
    add('market_closed', null, `shows no cards because the market of ${company} is closed.`);
  }
  const job = value('job');
  if (job && (error?.status === 404 || error?.status === 410))
    add('job_unknown', 'job', `has an unknown or closed job: “${job}”.`);
  const filters = value('filters');
  const isJudged = !!error || element.localName.endsWith('-subscribe');
  const wrong = filters !== null && isJudged ? wrongFilters(filters, error) : [];
  if (wrong[0]) add('filter_unknown', 'filters', `has invalid filters: ${wrong.join(', ')}.`);
  const opener = value('opener');
  if (opener && !isSelector(opener))
    add('opener_invalid', 'opener', `can’t be opened because its opener “${opener}” is not a valid CSS selector.`);
  if (unfit[0])
    add('hidden_field_unfit', 'hidden-fields', `drops or shortens invalid hidden fields: ${unfit.join(', ')}.`);
  const redirect = value('redirect-url');
  if (isLost)
    add('redirect_invalid', 'redirect-url', `can’t redirect visitors because “${redirect}” is not a web address.`);
  found.push(...wrongColors(element, `${home}/admin/embed`));
  return found;
}

function isSelector(text: string): boolean {
  try {
    return !document.createDocumentFragment().querySelector(text);
  } catch {
    return false;
  }
}

function sendsForms({ localName, shadowRoot }: HTMLElement): boolean {
  return !/-(talent-market|job-board)$/.test(localName) || !!shadowRoot?.querySelector('form');
}

const SUBSCRIPTION = /^((skills|seniority)=\d+(,\d+)*|english=[1-7]|location=[A-Z]{2}(,[A-Z]{2})*|hourlyRate=\d*-\d*)$/;

/** Returns the filters that the portal has rejected, or all filters if the board could not parse them. */
function wrongFilters(filters: string, error: ApiError | undefined): string[] {
  const named = [...new URLSearchParams(filters)].map(([name, value]) => `${name}=${value}`);
  // A subscription sends no request before it is submitted, so its filters are checked here.
  if (!error) return named.filter((text) => !SUBSCRIPTION.test(text));
  const refused = (error.status === 400 && error.body.issues) || [];
  const names = refused.map(({ path }) => path.split('.')[1]);
  return names.includes('filters') ? named : named.filter((text) => names.includes(text.split('=')[0]));
}

function wrongColors(element: HTMLElement, settings: string): ConfigErrorDetail[] {
  const [brand, font] = ['brand-color', 'font-color'].map((name) => element.getAttribute(name));
  const fault = (attribute: string, detail: string): ConfigErrorDetail[] => [
    { code: 'colour_unreadable', attribute, detail, settings },
  ];
  for (const [name, color] of Object.entries({ 'brand-color': brand, 'font-color': font })) {
    if (color && !/^#[0-9a-f]{6}$/i.test(color)) return fault(name, `needs ${name} as #rrggbb, not “${color}”.`);
  }
  if (!brand || !font || !brandFills(brand, font).corrected) return [];
  return fault('font-color', `replaces font-color ${font}, which is hard to read on ${brand}.`);
}
