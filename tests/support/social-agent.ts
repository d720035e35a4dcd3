import type { TestApi, Role } from './api.ts';
import type { Answer } from './http.ts';
import { signInAt } from './openid-provider.ts';

/** A browser, limited to the features for signing in with a provider. */
interface SocialAgent {
  cookies: Map<string, string>;
  post(path: string, body?: object, method?: string): Promise<Answer>;
  /** The same browser on another host, with the same cookies. */
  at(host: string): SocialAgent;
  as(role: Role): SocialAgent;
  /** Starts signing in and returns the provider's URL. */
  begin(provider: string, body?: object): Promise<string>;
  /** Signs in at the provider and returns the redirect to the portal. */
  comeBack(provider: string, account: string, body?: object): Promise<Return>;
  signIn(provider: string, account: string, body?: object): Promise<Answer>;
  /** Connects a provider to the signed-in account. `password` defaults to the password of the role. */
  connect(provider: string, account: string, password?: string): Promise<Answer>;
}

interface Return {
  code: string;
  state: string;
  /** The URL without its query. */
  address: string;
}

interface Who {
  role?: Role;
  token?: string;
  host?: string;
}

/** Creates a browser that stores cookies. */
export function socialAgent(api: TestApi, who: Who = {}, cookies = new Map<string, string>()): SocialAgent {
  const agent: SocialAgent = {
    cookies,
    async post(path, body, method = 'POST') {
      const cookie = Array.from(cookies, (pair) => pair.join('=')).join('; ');
      const answer = await api.call(`/api${path}`, { ...who, method, body, headers: cookie ? { cookie } : {} });
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (value) cookies.set(name!, value);
        else cookies.delete(name!);
      }
      return answer;
    },
    at: (host) => socialAgent(api, { ...who, host }, cookies),
    as: (role) => socialAgent(api, { ...who, role }, cookies),
    async begin(provider, body = {}) {
      const { json } = await agent.post(`/auth/${provider}/start/`, body);
      return json.location;
    },
    async comeBack(provider, account, body) {
      return readReturn(await signInAt(await agent.begin(provider, body), { account }));
    },
    async signIn(provider, account, body) {
      const { code, state } = await agent.comeBack(provider, account, body);
      return agent.post(`/auth/${provider}/`, { code, state });
    },
    async connect(provider, account, password = passwordOf(api, who)) {
      const { json } = await agent.post(`/auth/${provider}/connect/start/`, { password });
      const { code, state } = readReturn(await signInAt(json.location, { account }));
      return agent.post(`/auth/${provider}/connect/`, { code, state });
    },
  };
  return agent;
}

function passwordOf(api: TestApi, { role = 'visitor' }: Who): string {
  return role === 'visitor' ? '' : api.account(role).password;
}

export function readReturn(address: URL): Return {
  const { code, state } = Object.fromEntries(address.searchParams);
  return { code: code!, state: state!, address: address.origin + address.pathname };
}
