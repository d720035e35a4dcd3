import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Links with a tag. */
export interface SharingTables {
  share_tag: {
    id: GeneratedAlways<number>;
    /** Names it in calls, and opens nothing. */
    public_key: string;
    /** Twelve random digits: what opens it. */
    number: number;
    talent_id: number | null;
    request_id: number | null;
    list_id: number | null;
    tag: string;
    comment: Generated<string>;
    show_rates: Generated<boolean>;
    password_hash: string | null;
    last_day: string | null;
    made_by: string | null;
    created_at: Stamp;
    modified_at: Stamp;
  };
}
