import { REPORTS, withoutPeople } from '@crewdock/contract/reports';
import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  flush,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/react';
import { isDefect } from './isDefect.ts';
import { screenOf } from './screenOf.ts';

/**
 * Reports errors and times of the portal, an entry of its own that the server names in a page's head where there is an address to report
 * to: the portal itself knows nothing of it, and pages elsewhere don't fetch it.
 */
declare global {
  interface Window {
    /** What happened before this was here; undefined once it is. */
    crewdockEarly?: Event[];
  }
}

const dsn = document.querySelector<HTMLMetaElement>('meta[name="crewdock-reports"]')?.content;
if (dsn !== undefined) start(dsn);

function start(address: string): void {
  init({
    dsn: address,
    environment: REPORTS.environment,
    release: REPORTS.release,
    tracesSampleRate: REPORTS.sampleRate,
    maxBreadcrumbs: REPORTS.breadcrumbs,
    traceLifecycle: 'static',
    tracePropagationTargets: [/^\/api\//],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    defaultIntegrations: false,
    integrations: [
      eventFiltersIntegration(),
      functionToStringIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      globalHandlersIntegration(),
      httpContextIntegration(),
      // What is written on the console may be anything: there are no crumbs of it.
      breadcrumbsIntegration({ dom: { serializeAttribute: [] } }),
      browserTracingIntegration({
        idleTimeout: REPORTS.idleMs,
        // Three heartbeats without a change.
        childSpanTimeout: 3 * REPORTS.heartbeatMs,
        finalTimeout: REPORTS.longestMs,
        beforeStartSpan: (span) => ({ ...span, name: screenOf(location.pathname) }),
      }),
    ],
    beforeSend: (event, { originalException }) => (isDefect(originalException) ? event : null),
    transportOptions: { bufferSize: REPORTS.buffer },
    // The one way out: nothing passes by it.
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return { ...transport, send: (envelope) => transport.send(withoutPeople(envelope)) };
    },
  });
  const early = window.crewdockEarly ?? [];
  delete window.crewdockEarly;
  for (const event of early) captureException(whatOf(event));
  // What a page shows its own sentence for: the frame tells of it.
  addEventListener('crewdock-error', (event) => captureException(whatOf(event)));
  addEventListener('pagehide', () => void flush(REPORTS.flushMs));
}

function whatOf(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return (event as CustomEvent).detail;
}
