import type { MatchedBy } from '@crewdock/contract/staff/ledger';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Attribution (who submitted a person first). */
export interface LedgerTables {
  trace_key: { is_only: Generated<boolean>; sealed: string };
  person_trace: {
    kind: MatchedBy;
    key: Buffer;
    talent_id: number | null;
    resource_id: number | null;
    owner_id: number;
    first_seen: Date;
    /** Version of the normalization that computed the key (see `TRACE_VERSION`); 0 for earlier releases. */
    version: Generated<number>;
  };
  trace_due: { id: GeneratedAlways<string>; talent_id: number | null; resource_id: number | null; at: Stamp };
  ledger_entry: {
    id: GeneratedAlways<number>;
    name: string;
    matched: MatchedBy[];
    first_talent_id: number | null;
    first_resource_id: number | null;
    first_owner_id: number;
    first_at: Date;
    second_talent_id: number | null;
    second_resource_id: number | null;
    second_owner_id: number;
    second_at: Date;
    staff_words: GeneratedAlways<string | null>;
    words_version: GeneratedAlways<number>;
  };
}
