import { HIDDEN_FIELD_MAX } from '@crewdock/contract/limits';

const UTM = /^utm_(source|medium|campaign|term|content)$/;

let arrived = '';

/** Keeps the UTM parameters of the address that the portal was opened by, in memory alone. */
export function keepCampaign(search: string): void {
  arrived = campaignOf(search);
}

/** What forms send along of it, as the contract's `hidden_fields`. */
export function campaign(): string {
  return arrived;
}

/** Nobody answers for a link that somebody made: what the server wouldn't take is cut. */
export function campaignOf(search: string): string {
  const utm = [...new URLSearchParams(search)].filter(([name, value]) => UTM.test(name) && value !== '');
  const fit = utm.map(([name, value]) => [name, value.replace(/\p{Cc}/gu, ' ').slice(0, HIDDEN_FIELD_MAX)]);
  return `${new URLSearchParams(Object.fromEntries(fit))}`;
}
