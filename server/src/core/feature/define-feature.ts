import type { Api } from '@crewdock/contract/api';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { JobHandlers } from '../../infra/queue/job-handler.ts';
import type { EndpointHandlers } from '../../infra/http/mount.ts';
import type { CronLine } from '../../infra/queue/crontab.ts';
import type { Purpose } from '../../infra/storage/purpose.ts';
import type { RequestFacts } from '../context/context.ts';
import type { Definitions } from '../operations/run-chunk.ts';
import type { Platform } from './platform.ts';

/** Handlers by the name of their endpoint table in the contract. */
export type Routes<Name extends keyof Api, Context> = { [N in Name]: EndpointHandlers<Context> };

/** Properties of the running server, for routes that need more than services. */
export interface RunningServer {
  app: FastifyInstance;
  pool: Pool;
  /** Whether the portals are served over https. */
  https: boolean;
}

/**
 * A feature's contribution to the server. `S`: services that its handlers need. `J`: services that its background jobs
 * need. The composition root combines the features of `features.ts`.
 */
export interface Feature<S, J> {
  routes?: AnyRoutes<S & RequestFacts> | ((server: RunningServer) => AnyRoutes<S & RequestFacts>);
  /** Registers routes outside the endpoint tables. */
  addRoutes?(app: FastifyInstance, services: S, https: boolean): void;
  tasks?: Partial<JobHandlers<J>>;
  /** Recurring jobs. */
  schedule?: CronLine[];
  operations?: Definitions<J>;
  /** SQL statements that run daily to delete expired rows. */
  cleanup?: string[];
  /** Purposes of files that the feature stores. */
  files?: Purpose[];
  /** Creates the feature's services for handlers and tasks. */
  services?(platform: Platform): object;
  /** Closes the feature's services when the server shuts down. */
  close?(services: S): unknown;
}

export type AnyRoutes<Context> = Partial<Routes<keyof Api, Context>>;

/** Checks that handlers match their endpoint tables. Infers which services they need. */
export function defineRoutes<H extends { [N in keyof H]: N extends keyof Api ? Handlers<Api[N], never> : never }>(
  handlers: H,
): Routes<keyof H & keyof Api, ContextOf<H>>;
export function defineRoutes(handlers: AnyRoutes<never>): AnyRoutes<never> {
  return handlers;
}

/** Intersection of the contexts of all handlers. */
type ContextOf<H> = Intersection<{ [N in keyof H]: HandlerContext<H[N][keyof H[N]]> }[keyof H]>;

type HandlerContext<F> = F extends (input: never, context: infer Context) => unknown ? Context : never;

/** Defines a feature. Infers which services it needs and offers. */
export function defineFeature<F extends Feature<never, never>>(feature: F): F {
  return feature;
}

/** Merges the declarations of all features. Throws if two features declare the same name. */
export function mergeDeclarations<T extends object>(parts: readonly (Partial<T> | undefined)[]): T {
  const merged: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    if (name in merged) throw new Error(`Two features declare ${name}.`);
    merged[name] = value;
  }
  return merged as T;
}

/** Services that a union of features offers. */
export type ServicesOf<F> = Intersection<F extends { services(platform: Platform): infer Offered } ? Offered : never>;

/** Names of the endpoint tables that a union of features handles. */
export type RoutesOf<F> = F extends { routes: (server: RunningServer) => infer R }
  ? keyof R
  : F extends { routes: infer R }
    ? keyof R
    : never;

/** Names of the tasks that a union of features handles. */
export type TasksOf<F> = F extends { tasks: infer T } ? keyof T : never;

type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void ? I : never;
