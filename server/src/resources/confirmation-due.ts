import { FRESH_DAYS } from '@crewdock/contract/resource-status';
import { type RawBuilder, sql } from 'kysely';

/** Number of days before people become unknown on which providers are asked. */
const NOTICE_DAYS = 4;

/** SQL: when the provider should confirm the availability of a resource again. */
export function confirmationDue(row: string): RawBuilder<Date> {
  return sql`(${sql.ref(`${row}.confirmed_at`)} + make_interval(days => ${FRESH_DAYS - NOTICE_DAYS}))`;
}
