import { INBOX_WATCH_MAX_SECONDS } from '@crewdock/contract/limits';
import { parseServerSentEvents } from '../browser/eventsOf.ts';

/**
 * Shared worker with one connection for all tabs of the browser. A tab sends its session token, or null when it closes
 * or its user signs out, and receives the inbox events.
 */
const tabs = new Set<MessagePort>();
const RETRY_MS = 15_000;

let connection: { token: string; abort: AbortController; lastEvent?: unknown } | null = null;

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports;
  tab?.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
    data === null ? removeTab(tab) : addTab(tab, data),
  );
  tab?.start();
});

function addTab(tab: MessagePort, token: string): void {
  tabs.add(tab);
  if (connection?.token === token) {
    if (connection.lastEvent !== undefined) tab.postMessage(connection.lastEvent);
    return;
  }
  connection?.abort.abort();
  connection = { token, abort: new AbortController() };
  void listen(connection);
}

function removeTab(tab: MessagePort): void {
  tabs.delete(tab);
  if (tabs.size > 0) return;
  connection?.abort.abort();
  connection = null;
}

async function listen(own: NonNullable<typeof connection>): Promise<void> {
  const { signal } = own.abort;
  while (!signal.aborted) {
    try {
      const response = await fetch(`/api/inbox/events/?seconds=${INBOX_WATCH_MAX_SECONDS}`, {
        headers: { authorization: `Token ${own.token}` },
        signal,
      });
      // The session has ended. The tabs notice it with their next request.
      if (response.status === 401 || response.status === 403) return;
      if (!response.ok) throw new Error(`The inbox responded with status ${response.status}.`);
      for await (const event of parseServerSentEvents(response)) {
        own.lastEvent = event;
        for (const tab of tabs) tab.postMessage(event);
      }
    } catch {
      // Offline, or the server is restarting.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
