/** Shown on cards without a rate. */
export const RATE_ON_REQUEST = 'Rate on request';
