import { type Kysely, sql } from 'kysely';

/** Staff approve custom skills, or merge them into other skills. The effects of a merge are stored for undo. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...skills, ...cards]) await sql.raw(statement).execute(db);
}

const skills = [
  `alter table skill
     -- Incremented by every edit.
     add version integer not null default 1,
     add is_approved boolean not null default false,
     add merged_into integer references skill,
     -- Value of is_public before the merge.
     add was_public boolean not null default false`,
  `create index on skill (made_at, id) where id >= 1000000`,
  `create index on skill (name, id) where id >= 1000000`,
  `create index on skill using gin (staff_words(name)) where id >= 1000000`,
  `create index on skill (merged_into) where merged_into is not null`,
  `create table merged_skill (
     skill_id integer not null references skill on delete cascade,
     kind text not null check (kind in ('talent', 'request')),
     card_id integer not null,
     experience smallint,
     is_main boolean not null,
     position smallint not null,
     -- Whether the card already had the other skill.
     had_other boolean not null,
     primary key (skill_id, kind, card_id)
   )`,
];

/** Index to find cards with a custom skill. For public cards, the market index also contains the skills. */
const cards = ['talent', 'request'].map((card) => `create index on ${card}_skill (skill_id) where skill_id >= 1000000`);
