import type { PasswordCost } from '@crewdock/server/core/feature/platform';

/** The lowest cost that Argon2 accepts: tests check who may sign in, not the time per guess. */
export const MINIMUM_PASSWORD_COST: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
