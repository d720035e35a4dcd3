import type { PASSWORD_MIN as Contract } from '@crewdock/contract/accounts';

/** The contract's number, as its type: a browser loads no schemas. */
export const PASSWORD_MIN: typeof Contract = 10;
