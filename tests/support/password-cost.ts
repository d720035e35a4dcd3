import type { PasswordCost } from '@crewdock/server/core/feature/platform';

/** The lowest cost that Argon2 accepts, because tests check who can sign in and not the time per guess. */
export const MINIMUM_PASSWORD_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
