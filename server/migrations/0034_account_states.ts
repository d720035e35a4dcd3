import { type Kysely, sql } from 'kysely';

/**
 * Account states, account managers, and indexes for the staff table of accounts. Cards are withheld while their account
 * is closed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...accounts, ...withheld, ...counted, ...tables]) await sql.raw(statement).execute(db);
}

const accounts = [
  `alter table person
     -- pending: the person was invited but has not signed in yet.
     add state text not null default 'open' check (state in ('pending', 'open', 'suspended', 'terminated')),
     add manager_id integer references person on delete set null,
     -- Incremented by every edit by staff or by the person.
     add version integer not null default 1,
     add email_verified_at timestamptz default now(),
     add last_sign_in_at timestamptz,
     -- Number of active cards. Stored and updated by triggers, because the accounts table is sorted by it.
     add cards_count integer not null default 0`,
  // All existing accounts were created with an email link, or with a provider that verified the email address.
  `update person set email_verified_at = created_at`,
  `update person set last_sign_in_at = entry.at
     from (select subject_id::integer as id, max(at) as at from audit_entry
       where action = 'signed_in' and subject_kind = 'person' group by subject_id) entry
     where entry.id = person.id`,
];

const withheld = [
  ...['talent', 'request'].flatMap((kind) => [
    // Only for cards without a company: a company's cards stay visible when their owner is suspended.
    `alter table ${kind} add is_withheld boolean not null default false`,
    `drop index ${kind}_not_open`,
    `create index ${kind}_concealed on ${kind} (id)
       where not (is_active and not (is_on_hold or is_private or is_draft or is_withheld) and company_id is null)`,
  ]),
  // Emails that report the account's state. They are also sent to closed accounts.
  `alter table mail add is_notice boolean not null default false`,
  // Locks the owner's row, so that a card saved during a concurrent suspension is withheld by the suspension or by this
  // trigger.
  `create function withhold_card() returns trigger language plpgsql as $$
   declare
     owner_state text;
   begin
     select state into owner_state from person where id = new.owner_id for no key update;
     new.is_withheld := new.company_id is null and coalesce(owner_state in ('suspended', 'terminated'), false);
     return new;
   end $$`,
  ...['talent', 'request'].map(
    (kind) => `create trigger withhold before insert or update of owner_id, company_id on ${kind}
     for each row execute function withhold_card()`,
  ),
];

const counted = [
  `create function count_cards() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       update person set cards_count = cards_count + added.count
       from (select owner_id, count(*) from changed where is_active and not is_draft group by owner_id) added
       where id = added.owner_id;
     elsif tg_op = 'DELETE' then
       update person set cards_count = cards_count - gone.count
       from (select owner_id, count(*) from changed where is_active and not is_draft group by owner_id) gone
       where id = gone.owner_id;
     else
       update person set cards_count = (select count(*) from talent where owner_id = person.id and is_active and not is_draft)
         + (select count(*) from request where owner_id = person.id and is_active and not is_draft)
       where cards_count > 0;
     end if;
     return null;
   end $$`,
  `create function recount_card() returns trigger language plpgsql as $$
   begin
     update person set cards_count = cards_count
       + (id = new.owner_id and new.is_active and not new.is_draft)::integer
       - (id = old.owner_id and old.is_active and not old.is_draft)::integer
     where id in (old.owner_id, new.owner_id);
     return null;
   end $$`,
  ...['talent', 'request'].flatMap((kind) => [
    `create trigger counted_by_insert after insert on ${kind} referencing new table as changed
       for each statement execute function count_cards()`,
    `create trigger counted_by_delete after delete on ${kind} referencing old table as changed
       for each statement execute function count_cards()`,
    `create trigger counted_by_truncate after truncate on ${kind} for each statement execute function count_cards()`,
    `create trigger counted_by_update after update of owner_id, is_active, is_draft on ${kind} for each row
       when ((old.owner_id, old.is_active, old.is_draft) is distinct from (new.owner_id, new.is_active, new.is_draft))
       execute function recount_card()`,
  ]),
  `update person set cards_count = cards.count
     from (select owner_id, count(*) from (
         select owner_id from talent where is_active and not is_draft
         union all select owner_id from request where is_active and not is_draft) each group by owner_id) cards
     where cards.owner_id = person.id`,
];

const tables = [
  ...['created_at', `(first_name || ' ' || last_name)`, 'cards_count'].map(
    (order) => `create index on person (type, ${order}, uid) where anonymised_at is null`,
  ),
  `create index on mail (lower(btrim(recipient)), created_at)`,
  `create index on person (created_at, uid) where is_staff`,
  `create index on person (type, state, created_at, uid) where anonymised_at is null`,
  `create index on person (manager_id, type, created_at, uid) where manager_id is not null`,
  `alter table person add staff_words tsvector generated always as
     (staff_words(first_name || ' ' || last_name || ' ' || email || ' ' || company_name)) stored`,
  `create index on person using gin (staff_words) with (fastupdate = off)`,
];
