import { HIDDEN_FIELDS_MAX, HIDDEN_FIELD_MAX } from '@crewdock/contract/limits';

const NAME = /^[a-z][\w.-]{0,39}$/i;
const UTM = /^utm_(source|medium|campaign|term|content)$/;

/**
 * Merges the hidden fields of a form: the page's UTM parameters, and fields set by the page, which take precedence.
 * Removes or truncates values that the portal would reject, because visitors can't correct them.
 */
export function hiddenFields(own: string | null, search: string): string {
  const utm = [...new URLSearchParams(search)].filter(([name]) => UTM.test(name));
  const all = Object.fromEntries([...utm, ...new URLSearchParams(own ?? '')]);
  const fit = Object.entries(all).filter(([name]) => NAME.test(name));
  const fields = fit.map(([name, value]) => [name, value.replace(/\p{Cc}/gu, ' ').slice(0, HIDDEN_FIELD_MAX)]);
  return `${new URLSearchParams(fields.slice(0, HIDDEN_FIELDS_MAX))}`;
}

/** Returns the names of fields that `hiddenFields` removes or truncates. */
export function unfitFields(own: string): string[] {
  const sent = new URLSearchParams(hiddenFields(own, ''));
  return [...new URLSearchParams(own)].filter(([name, value]) => sent.get(name) !== value).map(([name]) => name);
}
