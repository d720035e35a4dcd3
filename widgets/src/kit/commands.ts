import type { WidgetEventName } from '@crewdock/sdk/elements';
import { PREFIX } from '@crewdock/sdk/version';

/** Event names in commands. */
const EVENTS: Record<WidgetEventName, true> = {
  ready: true,
  search: true,
  select: true,
  submit: true,
  error: true,
  'config-error': true,
};

/** Implementations of commands. A command returns an error message for invalid arguments. */
const COMMANDS: Record<string, (what: unknown, listener: unknown) => string | undefined> = {
  on: (event, listener) => listen(event, listener, addEventListener),
  once: (event, listener) => listen(event, listener, (type, heard) => addEventListener(type, heard, { once: true })),
  off: (event, listener) => listen(event, listener, removeEventListener),
  open: (selector) => void show('open', selector),
  close: (selector) => void show('close', selector),
};

/** Runs the queued commands of the page in order, and later commands immediately. */
export function takeCommands(): void {
  const page = globalThis as unknown as Record<string, { q?: unknown } | undefined>;
  const queue = page[PREFIX]?.q;
  // If the variable is not a queue, it belongs to the page.
  if (!Array.isArray(queue)) return;
  // Supports code that still has a reference to the stub and pushes into the queue of the new object.
  page[PREFIX] = Object.assign((...command: unknown[]) => run(command), { q: { push: run } });
  for (const command of queue as ArrayLike<unknown>[]) run(command);
}

function run(command: ArrayLike<unknown>): void {
  const [name, what, listener] = Array.from(command);
  const known = Object.keys(COMMANDS);
  if (!known.includes(name as string)) return tell([name], `is not a command. Use one of: ${known.join(', ')}`);
  const wrong = COMMANDS[name as string]!(what, listener);
  if (wrong) tell([name, what], wrong);
}

function listen(
  event: unknown,
  listener: unknown,
  take: (type: string, listener: EventListener) => void,
): string | undefined {
  const known = Object.keys(EVENTS);
  if (!known.includes(event as string)) return `has an unknown event. Use one of: ${known.join(', ')}`;
  if (typeof listener !== 'function') return 'needs a function as the third argument';
  take(`crewdock-${event as string}`, listener as EventListener);
  return undefined;
}

/** Opens or closes a popup, after the page is parsed and the popup's code is loaded. */
async function show(command: 'open' | 'close', selector: unknown): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  }
  const form = popupAt(String(selector));
  if (!form) return tell([command, selector], 'found no widget with mode="popup" or mode="button"');
  await customElements.whenDefined(form.localName);
  form[command]?.();
}

type Popup = HTMLElement & { open?(): void; close?(): void };

function popupAt(selector: string): Popup | undefined {
  try {
    const found = [...document.querySelectorAll<Popup>(selector)];
    return found.find((element) => element.localName.startsWith(`${PREFIX}-`) && element.hasAttribute('mode'));
  } catch {
    // Invalid selector.
    return undefined;
  }
}

function tell(command: unknown[], what: string): void {
  const said = command.map((word) => (typeof word === 'string' ? `'${word}'` : typeof word)).join(', ');
  console.warn(`Crewdock: ${PREFIX}(${said}) ${what}.`);
}
