import type { requests } from '@crewdock/contract/staff/requests';
import { sql } from 'kysely';
import { cardSource } from './card-source.ts';
import type { TableSource } from '../table/source.ts';

const card = cardSource('request');

/** Rows of the staff table of requests, without drafts. */
export const requestSource: TableSource<typeof requests> = {
  ...card,
  columns: {
    ...card.columns,
    company_name: sql`request.company_name`,
    city: sql`request.city`,
    region: sql`request.region`,
    hourly_min: sql`request.hourly_min`,
    hourly_max: sql`request.hourly_max`,
    monthly_min: sql`request.monthly_min`,
    monthly_max: sql`request.monthly_max`,
  },
};
