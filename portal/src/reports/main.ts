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
import { toRoutePattern } from './screenOf.ts';

/**
 * Reports errors and performance to Sentry. This is a separate entry point, which the server includes only if a DSN is
 * configured, so that the portal doesn't depend on Sentry.
 */
declare global {
  interface Window {
    /** Events of errors that occurred before this script was loaded; undefined afterward. */
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
      // Doesn't record console output, because it might contain personal data.
      breadcrumbsIntegration({ dom: { serializeAttribute: [] } }),
      browserTracingIntegration({
        idleTimeout: REPORTS.idleMs,
        // The duration of three heartbeats without a change.
        childSpanTimeout: 3 * REPORTS.heartbeatMs,
        finalTimeout: REPORTS.longestMs,
        beforeStartSpan: (span) => ({ ...span, name: toRoutePattern(location.pathname) }),
      }),
    ],
    beforeSend: (event, { originalException }) => (isDefect(originalException) ? event : null),
    transportOptions: { bufferSize: REPORTS.buffer },
    // The only transport, so that personal data is removed from everything that is sent.
    transport: (options) => {
      const transport = makeFetchTransport(options);
      return { ...transport, send: (envelope) => transport.send(withoutPeople(envelope)) };
    },
  });
  const early = window.crewdockEarly ?? [];
  delete window.crewdockEarly;
  for (const event of early) captureException(whatOf(event));
  // Errors that the portal's error boundary has caught and dispatched as events.
  addEventListener('crewdock-error', (event) => captureException(whatOf(event)));
  addEventListener('pagehide', () => void flush(REPORTS.flushMs));
}

function whatOf(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message;
  if (event instanceof PromiseRejectionEvent) return event.reason;
  return (event as CustomEvent).detail;
}
