import type { InboxCount } from '@crewdock/contract/inbox';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { storedToken } from '../browser/token.ts';
import { $liveInboxCount, receiveInboxCount } from '../session/liveInbox.ts';
import { $session } from '../session/session.ts';

/** The connection starts this many milliseconds after the page, whose own requests come first. */
const START_MS = 2000;

/**
 * Keeps the number of entries in the user's inbox up to date. Browsers without shared workers keep the number of the
 * last page load. Staff have other counters.
 */
export function useInboxEvents(): void {
  const session = useStore($session);
  const uid = session?.staff === false ? session.uid : null;
  useEffect(() => {
    if (uid === null || !('SharedWorker' in globalThis)) return;
    let port: MessagePort | undefined;
    const timer = setTimeout(() => (port = connectToWorker()), START_MS);
    return () => {
      clearTimeout(timer);
      port?.postMessage(null);
      port?.close();
      $liveInboxCount.set(null);
    };
  }, [uid]);
}

function connectToWorker(): MessagePort {
  const { port } = new SharedWorker(new URL('./inboxWorker.ts', import.meta.url), { type: 'module', name: 'inbox' });
  port.addEventListener('message', ({ data }: MessageEvent<InboxCount>) => receiveInboxCount(data.count));
  port.start();
  port.postMessage(storedToken());
  return port;
}
