import { ALL_WIDGETS, html, loaderTag, NONCE, serve, WIDGETS } from '../support/host-page.ts';
import type { WebKit } from '../support/webkit.ts';
import { expect } from '../fixtures/test.ts';

interface Page {
  policy?: string;
  head?: string;
  body?: string;
  /** Additional pages of the same site by path. */
  others?: Record<string, string>;
}

/**
 * Script that collects the page's errors and warnings, except configuration warnings, and the widgets' events that
 * reach the window.
 */
const WATCH = `<script nonce="${NONCE}">
  Object.assign(globalThis, { problems: [], told: [] });
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (event) => problems.push(type + ': ' + (event.message ?? event.reason ?? event.blockedURI ?? event.target.src)), true);
  for (const level of ['error', 'warn'])
    console[level] = (...words) => words.join(' ').startsWith('Crewdock: ') || problems.push(words.join(' '));
  for (const type of ['crewdock-ready', 'crewdock-search', 'crewdock-select'])
    addEventListener(type, () => told.push(type));
</script>`;

/** Serves and opens a partner's page while `use` runs. */
export async function withPage<T>(webkit: WebKit, page: Page, use: () => Promise<T>): Promise<T> {
  const { policy, head = loaderTag(), body = ALL_WIDGETS, others = {} } = page;
  const site = await serve({ '/host.html': html(WATCH + head, body), ...others }, policy);
  try {
    await webkit.open(`${site.origin}/host.html`);
    return await use();
  } finally {
    site.close();
  }
}

/** JavaScript expression for a widget's shadow root. */
export function rootOf(tag: string): string {
  return `document.querySelector('${tag}').shadowRoot`;
}

export const problemsOf = (webkit: WebKit) => webkit.run<string[]>('return problems');
export const textOf = (webkit: WebKit, tag: string) => webkit.run<string>(`return ${rootOf(tag)}.textContent`);
export const countOf = (webkit: WebKit, tag: string, selector: string) =>
  webkit.run<number>(`return ${rootOf(tag)}.querySelectorAll(arguments[0]).length`, selector);

/**
 * Clicks a button by script, because the driver's clicks miss moving elements, and its element references fail on pages
 * that change built-in prototypes.
 */
export async function press(webkit: WebKit, tag: string, words: string): Promise<void> {
  const pressed = () =>
    webkit.run<boolean>(
      `const buttons = [...${rootOf(tag)}.querySelectorAll('button')];
      const button = buttons.find((each) => each.textContent.trim().startsWith(arguments[0]));
      button?.click();
      return button !== undefined`,
      words,
    );
  await expect.poll(pressed, { message: `${words} of ${tag}` }).toBe(true);
}

export async function typeEmail(webkit: WebKit, email: string): Promise<void> {
  await webkit.run(`${EMAIL}.focus(); document.execCommand('insertText', false, arguments[0])`, email);
}
export const typedEmail = (webkit: WebKit) => webkit.run<string>(`return ${EMAIL}.value`);
const EMAIL = `${rootOf('crewdock-contact-us')}.querySelector('[type=email]')`;

export function scrollTo(webkit: WebKit, tag: string): Promise<void> {
  return webkit.run('document.querySelector(arguments[0]).scrollIntoView()', tag);
}

/**
 * Waits until all widgets of the page are ready, and returns their heights by tag. `within` is an expression for the
 * document or shadow root that contains the widgets.
 */
export async function everyHeight(webkit: WebKit, within = 'document'): Promise<Record<string, number>> {
  const heights: Record<string, number> = {};
  for (const [tag, shown] of Object.entries(WIDGETS)) {
    const widget = `${within}.querySelector(arguments[0])`;
    const isShown = () =>
      webkit.run<boolean>(
        `${widget}.scrollIntoView();
        const root = ${widget}.shadowRoot;
        return Boolean(root?.querySelector(arguments[1])) && root.getAnimations().length === 0`,
        tag,
        shown,
      );
    await expect.poll(isShown, { message: tag }).toBe(true);
    heights[tag] = await webkit.run(`return ${widget}.offsetHeight`, tag);
  }
  return heights;
}

export function expectAlike(heights: Record<string, number>, plain: Record<string, number>): void {
  for (const [tag, height] of Object.entries(heights))
    expect(Math.abs(height - plain[tag]!), tag).toBeLessThanOrEqual(2);
}
