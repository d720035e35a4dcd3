import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider, { type ProviderContext } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';

/** Claims of an account at the provider. */
interface ProviderAccount {
  email?: string;
  email_verified?: boolean | 'true' | 'false';
  given_name?: string;
  family_name?: string;
  name?: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** Environment variables that enable this provider on the server. */
  variables: Record<string, string>;
  /** Accounts by subject. Tests can change them. */
  accounts: Map<string, ProviderAccount>;
  /** Registers the redirect URIs of this portal. */
  registerPortal(origin: string): void;
  /** Changes the ID tokens that the provider sends. Null leaves them unchanged. */
  forge: ((idToken: string) => string) | null;
  stop(): Promise<void>;
  /** Starts the provider again at the same address. */
  start(): Promise<void>;
}

/** The provider to imitate. Both are described in server/src/people/social/providers.ts. */
type Likeness = 'google' | 'linkedin';

const CLIENT = { id: 'crewdock', secret: 'the secret of Crewdock' };

/** Starts a real OpenID provider on this machine. Its sign-in page lists all accounts. */
export async function openIdProvider(
  likeness: Likeness,
  accounts: Record<string, ProviderAccount>,
): Promise<OpenIdProvider> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  // Not `localhost`, because real providers are on a different site than the portal.
  const issuer = `http://127.0.0.1:${port}`;
  const returnAddresses = new Set<string>();
  const provider = new Provider(
    issuer,
    configuration(likeness, (subject) => self.accounts.get(subject)),
  );
  provider.Client.prototype.redirectUriAllowed = (uri) => returnAddresses.has(uri);
  provider.use(async (context, next) => {
    await (likeness === 'linkedin' ? likeLinkedIn(context, next) : next());
    const { id_token } = context.body ?? {};
    if (self.forge && typeof id_token === 'string') context.body['id_token'] = self.forge(id_token);
  });
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, issuer);
    if (!pathname.startsWith('/interaction/')) return handle(request, response);
    if (searchParams.has('deny')) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const accountId = searchParams.get('account');
    if (accountId) return provider.interactionFinished(request, response, { login: { accountId } });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage([...self.accounts.keys()]));
  }

  const name = likeness.toUpperCase();
  const self: OpenIdProvider = {
    issuer,
    variables: {
      [`${name}_CLIENT_ID`]: CLIENT.id,
      [`${name}_CLIENT_SECRET`]: CLIENT.secret,
      [`${name}_ISSUER`]: issuer,
    },
    accounts: new Map(Object.entries(accounts)),
    registerPortal(origin) {
      for (const path of ['auth', 'settings/connect']) returnAddresses.add(`${origin}/${path}/${likeness}`);
    },
    forge: null,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
    async start() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
  return self;
}

/** Signs in at the provider as a browser would, and returns the URL to which the provider redirects. */
export async function signInAt(location: string, choice: { account: string } | { deny: '1' }): Promise<URL> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(location);
  let address = new URL(location);
  while (address.origin === origin) {
    if (address.pathname.startsWith('/interaction/')) address.search = new URLSearchParams({ ...choice }).toString();
    const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`The provider answers ${answer.status}: ${await answer.text()}`);
    address = new URL(next, address);
  }
  return address;
}

function configuration(likeness: Likeness, accountOf: (subject: string) => ProviderAccount | undefined): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: 'client_secret_post',
        response_types: ['code'],
        grant_types: ['authorization_code'],
        redirect_uris: ['https://crewdock.invalid/'],
      },
    ],
    adapter: createMemoryAdapter(),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => likeness === 'google' },
    // If true, email address and names are not in the ID token but in the response of the userinfo endpoint.
    conformIdTokenClaims: likeness === 'google',
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: ProviderContext, { uid }: { uid: string }) => `/interaction/${uid}` },
    async findAccount(_: ProviderContext, sub: string) {
      const account = accountOf(sub);
      return account && { accountId: sub, claims: async () => ({ sub, ...account }) };
    },
    async loadExistingGrant({ oidc }: { oidc: Required<ProviderContext>['oidc'] & { provider: Provider } }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Imitates LinkedIn's deviations: no nonce in ID tokens, and no PKCE for confidential clients. */
async function likeLinkedIn(context: ProviderContext, next: () => Promise<void>): Promise<void> {
  if (context.path === '/auth') context.query = { ...context.query, nonce: undefined };
  await next();
  if (context.oidc?.route === 'token' && context.oidc.body?.['code_verifier'] !== undefined) {
    context.status = 401;
    context.body = { error: 'invalid_client', error_description: 'Client authentication failed' };
  }
}

function signInPage(subjects: string[]): string {
  const links = subjects.map((subject) => `<li><a href="?account=${subject}">${subject}</a></li>`).join('');
  return `<!doctype html><title>Choose an account</title><link rel="icon" href="data:,"><ul>${links}</ul><a href="?deny=1">Cancel</a>`;
}
