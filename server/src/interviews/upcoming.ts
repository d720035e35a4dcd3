import type { UpcomingInterview } from '@crewdock/contract/booking';
import { sql } from 'kysely';
import { ownedCards } from '../cards/conditions.ts';
import { loadCards } from '../cards/queries.ts';
import { getCardWorkPath } from '../cards/work-path.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import type { InterviewRow } from './queries.ts';

const MOST = 50;

type Row = InterviewRow & { relation_id: number; state: 'offered' | 'booked'; owns_request: boolean };

/** Returns interviews of the requester's jobs and talents, next interview first, interviews without a time last. */
export async function upcomingInterviews(context: Context): Promise<UpcomingInterview[]> {
  const { db, now } = context;
  const person = requirePerson(context);
  const { rows } = await sql<Row>`
    select i.*, ${ownedCards('q', person)} as owns_request
    from interview i join request q on q.id = i.request_id join talent t on t.id = i.talent_id
    where i.relation_id is not null and (i.state = 'booked' and i.ends_at > ${now} or i.state = 'offered')
      and (${ownedCards('q', person)} or ${ownedCards('t', person)})
    order by i.starts_at nulls last, i.created_at, i.id limit ${MOST}`.execute(db);
  const [requests, talents] = await Promise.all([
    loadCards(db, 'request', [...new Set(rows.map(({ request_id }) => request_id))]),
    loadCards(db, 'talent', [...new Set(rows.map(({ talent_id }) => talent_id))]),
  ]);
  return rows.map(({ id, relation_id, state, starts_at, ends_at, place, owns_request, ...row }) => {
    const request = requests.find((card) => card.id === row.request_id)!;
    const talent = talents.find((card) => card.id === row.talent_id)!;
    const path = owns_request ? getCardWorkPath('request', request) : getCardWorkPath('talent', talent);
    return {
      id,
      relation_id,
      state,
      starts: starts_at?.toISOString() ?? null,
      ends: ends_at?.toISOString() ?? null,
      place,
      job: request.title,
      talent: talent.name,
      path: `${path}?status=all&open=${relation_id}`,
    };
  });
}
