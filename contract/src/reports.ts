import { APP_VERSION } from './app-version.ts';

/** Settings for error and performance reports, shared by server and portal. */
export const REPORTS = {
  /** Share of traces that are reported, from 0 to 1. */
  sampleRate: 1,
  environment: 'production',
  release: APP_VERSION,
  /** A page trace ends when no span has started for this number of milliseconds. */
  idleMs: 1000,
  /**
   * Interval of heartbeats in milliseconds. A page trace also ends after three heartbeats without a started or ended
   * span.
   */
  heartbeatMs: 5000,
  /** Maximum duration of a page trace in milliseconds. */
  longestMs: 600_000,
  breadcrumbs: 100,
  /** Maximum number of pending envelopes; further envelopes are dropped. */
  buffer: 64,
  /** Maximum time in milliseconds for sending pending envelopes at shutdown or when the user leaves the page. */
  flushMs: 5000,
} as const;

/** Keys that are removed with their values, at any depth. */
const DROPPED =
  /^(user|server_name|cookies|vars|env|ip_address|client\.address|client\.port|network\.peer\..*|net\.(peer|sock)\..*|http\.(client_ip|user_agent\.ip|request\.header\..*|response\.header\..*|request\.body\..*|response\.body\..*)|user\..*|enduser\..*|db\.query\.parameter.*)$/;
/** Keys of report metadata that are kept although their values look like secrets. */
const KEPT =
  /^(event_id|trace_id|span_id|parent_span_id|segment_id|sampled|request_id|debug_id|code_id|sid|dsn|public_key|release|sdk|sent_at|timestamp|started)$/;
const HEADERS = ['user-agent', 'content-type', 'content-length'];
/** Keys whose value is a query string. */
const QUERIES = /^(query_string|url\.query|http\.query|http\.fragment|url\.fragment)$/;
/** Keys whose value is or contains a URL. */
const ADDRESSES =
  /^(url|transaction|description|from|to|name|message|url\.(full|path)|http\.(url|target|route)|sentry\..*name|previousRoute)$/i;

/**
 * Returns a copy without personal data: email and IP addresses, tokens, cookies, bodies, headers, query strings, and
 * labels of clicked elements. Other text of error messages is kept.
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
    // Masks long tokens with a digit: identifiers in code seldom contain one.
    .replace(/(?<![\w-])(?=[\w-]*\d)(?!\d+-\d+-[a-z])[\w-]{22,}/g, '…');
  // In URLs, long tokens without a digit are masked, too: other path segments are shorter.
  return ADDRESSES.test(key) ? cleaned.replace(/(?<=\/)(?!\d+-\d+-[a-z])[\w-]{22,}(?![\w.-])/g, '…') : cleaned;
}
