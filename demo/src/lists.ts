import { sql, type Transaction } from 'kysely';
import type { Schema } from '@crewdock/server/infra/db/schema';
import type { DemoAccount } from './population.ts';
import { generatePublicKey } from './public-key.ts';
import type { Random } from './random.ts';
import type { WorkCard } from './work-card.ts';

interface DemoList {
  role: string;
  name: string;
  kind: 'talent' | 'request';
  isPublic?: boolean;
  isArchived?: boolean;
  notes: string[];
}

/** Lists of the demo accounts. Each note adds one card to its list. */
const LISTS: DemoList[] = [
  {
    role: 'Client',
    name: 'People to call this week',
    kind: 'talent',
    notes: ['Tuesday, after four.', 'Ask about the notice period.', '', 'Knows somebody from our team.'],
  },
  {
    role: 'Client',
    name: 'Our favourites',
    kind: 'talent',
    isPublic: true,
    notes: ['', '', 'The best interview so far.', '', '', ''],
  },
  {
    role: 'Client',
    name: 'Last spring’s search',
    kind: 'talent',
    isArchived: true,
    notes: ['', 'Went elsewhere.', ''],
  },
  { role: 'Second client', name: 'For the mobile team', kind: 'talent', notes: ['', 'Wants to work part-time.', ''] },
  {
    role: 'Talent provider',
    name: 'Jobs for our bench',
    kind: 'request',
    notes: ['Two of ours fit.', 'Rate is tight.', '', ''],
  },
  { role: 'Remote developer', name: 'Jobs I like', kind: 'request', notes: ['Apply before Friday.', '', ''] },
  { role: 'Acme Talent manager', name: 'Second round', kind: 'talent', notes: ['', 'Reference checked.', ''] },
  {
    role: 'Acme Talent superadmin',
    name: 'For the bank in Vienna',
    kind: 'talent',
    notes: ['Speaks German.', '', 'Free from February.', '', ''],
  },
  {
    role: 'Acme Talent superadmin',
    name: 'Jobs our bench could fill',
    kind: 'request',
    notes: ['', 'Ask about the rate.'],
  },
];

/** Creates lists of visible cards for the demo accounts. */
export async function insertLists(
  trx: Transaction<Schema>,
  { accounts, jobs, talents }: { accounts: readonly DemoAccount[]; jobs: WorkCard[]; talents: WorkCard[] },
  random: Random,
): Promise<void> {
  for (const { role, name, kind, isPublic = false, isArchived = false, notes } of LISTS) {
    const account = accounts.find((each) => each.role === role);
    if (!account) continue;
    const open = (kind === 'talent' ? talents : jobs).filter(({ company_id }) => company_id === null);
    const entries = random.sample(open, notes.length).map(({ id }, at) => ({ card: id, note: notes[at], at }));
    await sql`
      with list as (
        insert into card_list (owner_id, name, is_active, public_key)
        select id, ${name}, ${!isArchived}, ${isPublic ? generatePublicKey(random) : null}
        from person where owner_number = ${account.person.owner_number} returning id)
      insert into card_list_item (list_id, ${sql.ref(`${kind}_id`)}, note)
      select list.id, e.card, e.note
      from list, json_to_recordset(${JSON.stringify(entries)}) as e (card integer, note text, at integer)
      order by e.at`.execute(trx);
  }
}
