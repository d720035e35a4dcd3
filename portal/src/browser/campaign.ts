import { HIDDEN_FIELD_MAX } from '@crewdock/contract/limits';

const UTM = /^utm_(source|medium|campaign|term|content)$/;

let arrived = '';

/** Stores the UTM parameters of the URL with which the portal was opened, in memory only. */
export function keepCampaign(search: string): void {
  arrived = parseCampaignParameters(search);
}

/** Returns the stored UTM parameters, which forms send as the contract's `hidden_fields`. */
export function getCampaignParameters(): string {
  return arrived;
}

/**
 * Returns the UTM parameters of a query string. Truncates values to the length that the server accepts, because anyone
 * can create such a link.
 */
export function parseCampaignParameters(search: string): string {
  const utm = [...new URLSearchParams(search)].filter(([name, value]) => UTM.test(name) && value !== '');
  const fit = utm.map(([name, value]) => [name, value.replace(/\p{Cc}/gu, ' ').slice(0, HIDDEN_FIELD_MAX)]);
  return `${new URLSearchParams(Object.fromEntries(fit))}`;
}
