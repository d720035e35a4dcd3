import { brotliCompressSync } from 'node:zlib';
import { download, PUBLISHED } from './published.ts';
import { drawWidget } from './script-time.ts';
import { type Site, type SiteFile, type Tag, WIDGETS } from './widget-page.ts';

/** An embed under test: the script that renders it, and the elements that must be visible afterward. */
export interface Embed {
  name: string;
  drawing: string;
  shows: { selector: string; times: number };
}

/** Our widgets: boards with 20 cards, and forms. */
export function ourEmbeds(site: Site): Embed[] {
  return (Object.keys(WIDGETS) as Tag[]).map((tag) => ({
    name: tag,
    drawing: drawWidget(site, tag),
    shows:
      WIDGETS[tag] === '[part=name]'
        ? { selector: `${tag} .card`, times: 20 }
        : { selector: `${tag} ${WIDGETS[tag]}`, times: 1 },
  }));
}

const GREETING = 'Whom are you looking for?';

/** Other companies' embeds, integrated as their guides describe. They send all requests to the test page's own site. */
export const THEIR_EMBEDS: Embed[] = [
  theirs('@calcom/embed-core', drawCalendar, { selector: 'cal-inline iframe', times: 1 }),
  theirs('@algolia/autocomplete-js', drawSearch, { selector: '.aa-Item', times: 20 }),
  theirs('@typebot.io/js', drawChat, { selector: `typebot-standard :text("${GREETING}")`, times: 1 }),
];

/**
 * Files that the other companies' embeds request: their scripts, an empty page for an iframe, and the first chat
 * message.
 */
export function theirFiles(directory: string): Map<string, SiteFile> {
  const script = (name: string): SiteFile => packed('text/javascript', download(published(name), directory));
  return new Map([
    ['/calendar.js', script('@calcom/embed-core')],
    ['/acme/intro/embed', packed('text/html', '<!doctype html><title>Empty</title>')],
    ['/search.js', script('@algolia/autocomplete-js')],
    ['/chat.js', script('@typebot.io/js')],
    ['/api/v1/typebots/acme/startChat', packed('application/json', JSON.stringify(CHAT))],
  ]);
}

/** Response to the chat embed. Disables entrance animations and the web font, which would only add waiting time. */
const CHAT = {
  sessionId: 'session',
  typebot: {
    id: 'acme',
    version: '6',
    theme: { general: { font: { type: 'Custom', family: 'Arial' } } },
    settings: { typingEmulation: { enabled: false } },
  },
  messages: [
    {
      id: 'greeting',
      type: 'text',
      content: { type: 'richText', richText: [{ type: 'p', children: [{ text: GREETING }] }] },
    },
  ],
};

function theirs(name: string, drawing: () => Promise<void>, shows: Embed['shows']): Embed {
  return { name: `${name} ${published(name).version}`, drawing: `(${drawing.toString()})()`, shows };
}

function published(name: string) {
  return PUBLISHED.find((other) => other.name === name)!;
}

function packed(type: string, content: Buffer | string): SiteFile {
  return { type, packed: brotliCompressSync(content) };
}

/** This function and the two below run in the page, so they cannot refer to anything else in this file. */
function drawCalendar(): Promise<void> {
  return new Promise((ready, fail) => {
    const queue: unknown[] = [];
    const Cal = (...instruction: unknown[]) => queue.push(instruction);
    Object.assign(globalThis, { Cal: Object.assign(Cal, { q: queue, ns: {} }) });
    Cal('init', { calOrigin: location.origin });
    Cal('inline', { elementOrSelector: 'main', calLink: 'acme/intro' });
    const framed = ({ target }: Event) => target instanceof HTMLIFrameElement && ready();
    document.addEventListener('load', framed, { capture: true });
    const script = document.createElement('script');
    script.addEventListener('error', fail);
    script.src = '/calendar.js';
    document.head.append(script);
  });
}

async function drawSearch(): Promise<void> {
  await new Promise((ready, fail) => {
    const script = document.createElement('script');
    script.addEventListener('load', ready);
    script.addEventListener('error', fail);
    script.src = '/search.js';
    document.head.append(script);
  });
  const items = Array.from({ length: 20 }, (_, at) => ({
    name: `Person ${at}`,
    role: 'Senior frontend developer',
    place: 'Warsaw, Poland',
  }));
  type Html = (parts: TemplateStringsArray, ...values: string[]) => unknown;
  type Drawn = { item: (typeof items)[number]; html: Html };
  const item = ({ item: { name, role, place }, html }: Drawn) =>
    html`<article>
      <h3>${name}</h3>
      <p>${role}</p>
      <p>${place}</p>
    </article>`;
  const { autocomplete } = (globalThis as never)['@algolia/autocomplete-js'] as {
    autocomplete(options: object): { setIsOpen(open: boolean): void; refresh(): Promise<void> };
  };
  const search = autocomplete({
    container: 'main',
    openOnFocus: true,
    getSources: () => [{ sourceId: 'people', getItems: () => items, templates: { item } }],
  });
  search.setIsOpen(true);
  await search.refresh();
  while (document.querySelectorAll('.aa-Item').length < items.length) {
    await new Promise((later) => setTimeout(later, 50));
  }
}

async function drawChat(): Promise<void> {
  const file = '/chat.js';
  const { default: Typebot } = (await import(file)) as { default: { initStandard(options: object): void } };
  const chat = document.createElement('typebot-standard');
  chat.style.cssText = 'width: 100%; height: 600px';
  document.querySelector('main')!.append(chat);
  Typebot.initStandard({ typebot: 'acme', apiHost: location.origin });
  while (!chat.shadowRoot?.textContent?.includes('Whom are')) await new Promise((later) => setTimeout(later, 50));
}
