import type { WidgetOptions } from '@crewdock/contract/widget-settings';
import type { Client } from '@crewdock/sdk/client';

type Captcha = NonNullable<WidgetOptions['captcha']>;

/** Solves the portal's captcha. Resolves with the response, which is valid for one request. */
export function solveCaptcha(captcha: Captcha, call: Client, host: HTMLElement, signal: AbortSignal): Promise<string> {
  return captcha.provider === 'altcha' ? puzzle(call, signal) : box(captcha, host, signal);
}

interface Challenge {
  parameters: { algorithm: string; nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature: string;
}

/**
 * Solves an ALTCHA challenge: derives keys until one has the required prefix. Needs no worker, because Web Crypto runs
 * off the main thread. Cross-origin scripts could not start a worker.
 */
async function puzzle(call: Client, signal: AbortSignal): Promise<string> {
  const { codeChallenge: _, ...challenge } = (await call('GET /captcha/challenge/', {
    signal,
  })) as unknown as Challenge & {
    codeChallenge?: unknown;
  };
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const start = bytes(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  const counted = new DataView(password.buffer);
  const how = { name: 'PBKDF2', salt: bytes(salt), iterations: cost, hash: algorithm.replace('PBKDF2/', '') };
  for (let counter = 0; ; counter++) {
    signal.throwIfAborted();
    counted.setUint32(start.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hex(new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)));
    if (derivedKey.startsWith(keyPrefix.toLowerCase())) {
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
    }
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(values: Uint8Array): string {
  return [...values].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** Functions of the reCAPTCHA API that are used. */
interface Script {
  ready(run: () => void): void;
  render(element: HTMLElement, options: { sitekey: string; callback(answer: string): void }): number;
}

/**
 * Shows a provider's captcha in the light DOM below the form, because the provider's scripts don't support shadow
 * roots.
 */
async function box(
  { site_key, script }: Extract<Captcha, { provider: 'recaptcha' }>,
  host: HTMLElement,
  signal: AbortSignal,
): Promise<string> {
  const place = document.createElement('div');
  place.slot = 'captcha';
  host.append(place);
  try {
    const api = await load(script);
    return await new Promise<string>((answer, leave) => {
      signal.addEventListener('abort', () => leave(signal.reason));
      api.render(place, { sitekey: site_key, callback: answer });
    });
  } finally {
    place.remove();
  }
}

function load(source: string): Promise<Script> {
  const known = (globalThis as { grecaptcha?: Script }).grecaptcha;
  return new Promise((resolve, reject) => {
    const ready = () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Script };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('The captcha script defined no API.'));
    };
    if (known) return ready();
    const address = new URL(source);
    address.searchParams.set('render', 'explicit');
    const element = Object.assign(document.createElement('script'), {
      src: address.href,
      onload: ready,
      onerror: reject,
    });
    document.head.append(element);
  });
}
