import type { WidgetSettings } from '@crewdock/contract/widget-settings';
import { ALLOWED_ORIGINS_MAX } from '@crewdock/contract/limits';

const OWN_MACHINE = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** Parses an entered origin, or explains why the text is not an origin. */
export function readOrigin(
  text: string,
  known: WidgetSettings['allowed_origins'],
): { origin: string } | { problem: string } {
  const typed = text.trim();
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) {
    const meant = URL.parse(`https://${typed}`);
    const isSite = meant && /^([\w-]+\.)+[\w-]+$/.test(meant.hostname);
    return { problem: isSite ? `Begin with https://, as in ${meant.origin}` : EXAMPLE };
  }
  const url = URL.parse(typed);
  if (!url || !url.hostname || !/^https?:$/.test(url.protocol)) return { problem: EXAMPLE };
  if (url.hostname.includes('*')) return { problem: 'Each site by its own address: a * stands for none' };
  const { origin } = url;
  if (url.protocol === 'http:' && !OWN_MACHINE.test(url.hostname)) {
    return {
      problem: `Only https is safe enough: ${origin.replace(/^http:/, 'https:')}. Your own machine may use http.`,
    };
  }
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    return { problem: `Leave out what follows the host: ${origin}` };
  }
  if (known.includes(origin)) return { problem: `${origin} is in the list already.` };
  if (known.length >= ALLOWED_ORIGINS_MAX)
    return { problem: `No more than ${ALLOWED_ORIGINS_MAX} sites can be allowed.` };
  return { origin };
}

const EXAMPLE = 'Write the address of the site as in https://www.example.com';
