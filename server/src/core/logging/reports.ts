import { REPORTS, withoutPeople } from '@crewdock/contract/reports';
import type { FastifyInstance } from 'fastify';
import type { Logged } from './log.ts';

/** Reports errors and traces to a Sentry-compatible service. */
export interface Reports {
  /** Reports an error line of the log. */
  error(logged: Logged): void;
  /** Sets the names of request traces to method and route. */
  name(app: FastifyInstance): void;
  /** Flushes pending reports and closes the client. */
  close(): Promise<unknown>;
}

/** Starts error reporting. Without a DSN, returns null and does not load the SDK. */
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
    // Prevents trace headers from being sent to third-party servers.
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
    // Personal data is removed here, because all envelopes pass through the transport.
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
