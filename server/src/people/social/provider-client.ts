import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { ProviderAccess } from '../../platform/config.ts';
import { type Identity, readClaims } from './claims.ts';
import { discoveryFailure, exchangeFailure } from './provider-failure.ts';
import { type Provider, PROVIDERS, TRAITS } from './providers.ts';

/** What is made up anew for every sign-in, so that an answer fits one question of one browser. */
interface FlowSecrets {
  state: string;
  nonce: string;
  code_verifier: string;
}

/** A provider that answers. */
interface ProviderClient {
  /** The provider's page, where the browser goes next. */
  location(secrets: FlowSecrets, redirectUri: string): Promise<URL>;
  /** Who the code of the return address stands for. */
  exchange(secrets: FlowSecrets, code: string, redirectUri: string): Promise<Identity>;
}

export interface Social {
  /** Providers that are configured, in the order of the sign-in page. */
  providers: Provider[];
  /** Asks the provider for its configuration the first time, and again until it answers. */
  connect(provider: Provider): Promise<ProviderClient>;
}

export interface WithSocial {
  social: Social;
}

const TIMEOUT_SECONDS = 10;

export function createSocial(access: Partial<Record<Provider, ProviderAccess>>): Social {
  const clients = new Map<Provider, Promise<ProviderClient>>();
  return {
    providers: PROVIDERS.filter((provider) => access[provider]),
    connect(provider) {
      const known = clients.get(provider);
      if (known) return known;
      const client = discover(provider, access[provider]!);
      clients.set(provider, client);
      client.catch(() => clients.delete(provider));
      return client;
    },
  };
}

async function discover(
  provider: Provider,
  { issuer, clientId, clientSecret }: ProviderAccess,
): Promise<ProviderClient> {
  // The configuration lets http through on this machine alone.
  const execute = [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])];
  try {
    const options = { execute, timeout: TIMEOUT_SECONDS };
    return clientOf(provider, await discovery(issuer, clientId, clientSecret, undefined, options));
  } catch (error) {
    throw discoveryFailure(provider, error);
  }
}

function clientOf(provider: Provider, configuration: Configuration): ProviderClient {
  const { pkce, nonce } = TRAITS[provider];
  const { issuer } = configuration.serverMetadata();
  return {
    async location(secrets, redirectUri) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        ...(nonce && { nonce: secrets.nonce }),
        ...(pkce && {
          code_challenge: await calculatePKCECodeChallenge(secrets.code_verifier),
          code_challenge_method: 'S256',
        }),
      });
    },
    async exchange(secrets, code, redirectUri) {
      const address = new URL(redirectUri);
      // Each provider has return addresses of its own, which say what `iss` would: answers can't be mixed up.
      address.search = new URLSearchParams({ code, state: secrets.state, iss: issuer }).toString();
      try {
        const tokens = await authorizationCodeGrant(configuration, address, {
          idTokenExpected: true,
          expectedState: secrets.state,
          ...(nonce && { expectedNonce: secrets.nonce }),
          ...(pkce && { pkceCodeVerifier: secrets.code_verifier }),
        });
        const claims = tokens.claims()!;
        if (claims['email'] !== undefined) return readClaims(issuer, claims);
        return readClaims(issuer, await fetchUserInfo(configuration, tokens.access_token, claims.sub));
      } catch (error) {
        throw exchangeFailure(provider, error);
      }
    },
  };
}
