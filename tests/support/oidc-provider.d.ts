/** Types of the package's exports that `openid-provider.ts` uses; the package contains no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export interface ProviderContext {
    path: string;
    query: Record<string, string | undefined>;
    status: number;
    body: Record<string, unknown>;
    oidc?: {
      route: string;
      body?: Record<string, string | undefined>;
      client: { clientId: string };
      session: { accountId: string | undefined };
    };
  }

  export default class Provider {
    constructor(issuer: string, configuration: object);
    Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
    Grant: new (of: { clientId: string; accountId: string | undefined }) => {
      addOIDCScope(scope: string): void;
      save(): Promise<string>;
    };
    use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}

declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  /** Creates a store in memory. Each provider has a separate store. */
  export function createMemoryAdapter(): object;
}
