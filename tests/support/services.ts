import type { AllServices } from '@crewdock/server/context';
import type { Config } from '@crewdock/server/core/config/config';
import type { Database } from '@crewdock/server/infra/db/open';
import { createServices } from '@crewdock/server/services';
import { MINIMUM_PASSWORD_COST } from './password-cost.ts';

/** Creates the product's services, with a low cost of password hashing. */
export function testServices(config: Config, database: Database): AllServices {
  return createServices(config, database, { passwordCost: MINIMUM_PASSWORD_COST });
}
