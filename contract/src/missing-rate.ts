/** Shown wherever a card without a rate would show its rate. */
export const RATE_ON_REQUEST = 'Rate on request';
