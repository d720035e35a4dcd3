import type { talents } from '@crewdock/contract/staff/talents';
import { sql } from 'kysely';
import { cardSource } from './card-source.ts';
import { optionsFrom } from '../table/options.ts';
import type { TableSource } from '../table/source.ts';

const card = cardSource('talent');

/** SQL condition: the talent is open to clients, but not yet verified by staff. */
const NEEDS_SCREENING = sql`(talent.is_active and not talent.is_on_hold and not talent.is_verified)`;

/** Rows of the staff table of talents, without drafts. */
export const talentSource: TableSource<typeof talents> = {
  ...card,
  joins: sql`${card.joins} left join country on country.id = talent.country_id`,
  columns: {
    ...card.columns,
    name: sql`talent.name`,
    country: { id: sql`talent.country_id`, name: sql`country.name` },
    hourly_rate: sql`talent.hourly_rate`,
    monthly_rate: sql`talent.monthly_rate`,
    needs_screening: NEEDS_SCREENING,
  },
  options: { ...card.options, country: optionsFrom('country', 'name') },
};
