import { REPORTS, withoutPeople } from '@crewdock/contract/reports';
import type { FastifyInstance } from 'fastify';
import type { Logged } from './log.ts';

/** Tells a service that speaks Sentry's protocol of errors, and of how long calls take. */
export interface Reports {
  /** For the log: every line that tells of an error is reported. */
  error(logged: Logged): void;
  /** A call is known by its route. */
  name(app: FastifyInstance): void;
  /** Sends what is on its way. */
  close(): Promise<unknown>;
}

/** The SDK is loaded where there is an address to report to (`SENTRY_DSN`), and nowhere else; null: there is none. */
export async function openReports(dsn: string | undefined): Promise<Reports | null> {
  if (dsn === undefined) return null;
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    environment: REPORTS.environment,
    release: REPORTS.release,
    tracesSampleRate: REPORTS.sampleRate,
    maxBreadcrumbs: REPORTS.breadcrumbs,
    traceLifecycle: 'static',
    // Nobody else's servers hear of our traces.
    tracePropagationTargets: [],
    enableRuntimeChannelInjection: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      databaseQueryData: false,
      queues: false,
      stackFrameVariables: false,
    },
    defaultIntegrations: false,
    integrations: [
      sentry.eventFiltersIntegration(),
      sentry.functionToStringIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.dedupeIntegration(),
      sentry.requestDataIntegration(),
      sentry.httpIntegration({ tracePropagation: false }),
      sentry.contextLinesIntegration(),
      sentry.nodeContextIntegration(),
    ],
    transportOptions: { bufferSize: REPORTS.buffer },
    // The one way out: nothing passes by it.
    transport: (options) => {
      const transport = sentry.makeNodeTransport(options);
      return { ...transport, send: (envelope) => transport.send(withoutPeople(envelope)) };
    },
  });
  return {
    error({ error, message, level }) {
      if (error) sentry.captureException(error, { level, extra: { logged: message } });
      else sentry.captureMessage(message, level);
    },
    name(app) {
      app.addHook('onRequest', async ({ method, routeOptions, id }) => {
        const call = `${method} ${routeOptions.url ?? '/*'}`;
        const active = sentry.getActiveSpan();
        if (active) sentry.updateSpanName(sentry.getRootSpan(active), call);
        sentry.getIsolationScope().setTransactionName(call);
        sentry.setTag('request_id', id);
      });
    },
    close: () => sentry.close(REPORTS.flushMs),
  };
}
