import type { WidgetSettings } from '@crewdock/contract/widget-settings';
import { ALLOWED_ORIGINS_MAX } from '@crewdock/contract/limits';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';

const OWN_MACHINE = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/** Parses an entered origin, or explains why the input is not an origin. */
export function readOrigin(
  text: string,
  known: WidgetSettings['allowed_origins'],
): { origin: string } | { problem: string } {
  const typed = text.trim();
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) {
    const meant = URL.parse(`https://${typed}`);
    const isSite = meant && /^([\w-]+\.)+[\w-]+$/.test(meant.hostname);
    return { problem: isSite ? t(messages.originNeedsScheme, { origin: meant.origin }) : t(messages.originExample) };
  }
  const url = URL.parse(typed);
  if (!url || !url.hostname || !/^https?:$/.test(url.protocol)) return { problem: t(messages.originExample) };
  if (url.hostname.includes('*')) return { problem: t(messages.originWildcard) };
  const { origin } = url;
  if (url.protocol === 'http:' && !OWN_MACHINE.test(url.hostname)) {
    return {
      problem: t(messages.originInsecure, { origin: origin.replace(/^http:/, 'https:') }),
    };
  }
  if (url.username || url.password || url.search || url.hash || url.pathname !== '/') {
    return { problem: t(messages.originTooLong, { origin }) };
  }
  if (known.includes(origin)) return { problem: t(messages.originKnown, { origin }) };
  if (known.length >= ALLOWED_ORIGINS_MAX) return { problem: t(messages.tooManyOrigins, { max: ALLOWED_ORIGINS_MAX }) };
  return { origin };
}
