import { APP_VERSION } from './app-version.ts';

/** How errors and times are reported, by the server and the portal alike. */
export const REPORTS = {
  /** Of all traces. */
  sampleRate: 1,
  environment: 'production',
  release: APP_VERSION,
  /** A trace of a page ends when nothing has begun for so long, */
  idleMs: 1000,
  /** when nothing has moved for three of these, */
  heartbeatMs: 5000,
  /** and at the latest then. */
  longestMs: 600_000,
  breadcrumbs: 100,
  /** Envelopes on their way; more are dropped. */
  buffer: 64,
  /** So long who ends waits for what is on its way. */
  flushMs: 5000,
} as const;

/** Dropped with all they hold, wherever they stand. */
const DROPPED =
  /^(user|server_name|cookies|vars|env|ip_address|client\.address|client\.port|network\.peer\..*|net\.(peer|sock)\..*|http\.(client_ip|user_agent\.ip|request\.header\..*|response\.header\..*|request\.body\..*|response\.body\..*)|user\..*|enduser\..*|db\.query\.parameter.*)$/;
/** Names of nothing but a report, which look like secrets. */
const KEPT =
  /^(event_id|trace_id|span_id|parent_span_id|segment_id|sampled|request_id|debug_id|code_id|sid|dsn|public_key|release|sdk|sent_at|timestamp|started)$/;
const HEADERS = ['user-agent', 'content-type', 'content-length'];
/** Values that are a query and nothing else. */
const QUERIES = /^(query_string|url\.query|http\.query|http\.fragment|url\.fragment)$/;
/** Values that hold an address or name one. */
const ADDRESSES =
  /^(url|transaction|description|from|to|name|message|url\.(full|path)|http\.(url|target|route)|sentry\..*name|previousRoute)$/i;

/**
 * A copy without what belongs to a person: e-mails, addresses on the network, tokens, cookies, bodies, headers, what a query holds, and what
 * a page shows on its buttons. What is written into an error's message in other ways stays.
 */
export function withoutPeople<T>(value: T): T {
  return clean(value, '') as T;
}

function clean(value: unknown, key: string): unknown {
  if (typeof value === 'string') return cleanText(value, key);
  if (Array.isArray(value)) return value.map((entry) => clean(entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) => {
      if (DROPPED.test(name) || (key === 'request' && name === 'data')) return [];
      if (KEPT.test(name)) return [[name, held]];
      if (key === 'headers' && !HEADERS.includes(name.toLowerCase())) return [];
      return [[name, clean(held, name)]];
    }),
  );
}

function cleanText(text: string, key: string): string {
  if (QUERIES.test(key)) return text.replace(/(^\??|&)([^=&]*)=[^&]*/g, '$1$2=…');
  const cleaned = text
    .replace(/([?&#])([\w.%[\]-]+)=[^\s&#"'<>)]*/g, '$1$2=…')
    .replace(/[\p{L}\p{N}.+%'_-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, '[e-mail]')
    .replace(/\b(Token|Bearer|Basic)\s+[\w.~+/=-]{8,}/g, '$1 …')
    .replace(/(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, '[address]')
    .replace(/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi, '[address]')
    .replace(/\[[\w-]+=(?:"[^"]*"|'[^']*')\]/g, '')
    .replace(/(?:\.{3})?"[^]*"(?:\.{3})? is not valid JSON/g, '… is not valid JSON')
    .replace(/(invalid input syntax for type [\w ]+): "[^]*"/g, '$1: …')
    // As long as a key, with a digit in it as names in code seldom have.
    .replace(/(?<![\w-])(?=[\w-]*\d)(?!\d+-\d+-[a-z])[\w-]{22,}/g, '…');
  // In an address no word is as long as a key.
  return ADDRESSES.test(key) ? cleaned.replace(/(?<=\/)(?!\d+-\d+-[a-z])[\w-]{22,}(?![\w.-])/g, '…') : cleaned;
}
