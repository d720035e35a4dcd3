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
import type { ProviderAccess } from '../../core/config/config.ts';
import { type SocialIdentity, readClaims } from './claims.ts';
import { discoveryFailure, exchangeFailure } from './provider-failure.ts';
import { type Provider, PROVIDERS, TRAITS } from './providers.ts';

/** Random values of one sign-in, which bind the provider's response to its request and browser. */
interface FlowSecrets {
  state: string;
  nonce: string;
  code_verifier: string;
}

/** A provider whose configuration is loaded. */
interface ProviderClient {
  /** Returns the authorization URL to which the browser is redirected. */
  location(secrets: FlowSecrets, redirectUri: string): Promise<URL>;
  /** Exchanges the code of the return URL for the person's identity. */
  exchange(secrets: FlowSecrets, code: string, redirectUri: string): Promise<SocialIdentity>;
}

export interface Social {
  /** Configured providers, in the order of the sign-in page. */
  providers: Provider[];
  /**
   * Returns a client for the provider. Loads the provider's configuration on first use, and retries on the next call if
   * this fails.
   */
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
  // The configuration of the server allows `http:` on localhost only.
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
      // Adds the expected `iss` here. Mix-up attacks are not possible, because each provider has a separate return URL.
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
