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
    /** Of visits that a former release has counted. */
    last_visit_at: Date | null;
    verdicts_open: Generated<boolean>;
    /** When a limit last refused a verdict; null again once the owner has removed some. */
    verdicts_refused_at: Date | null;
    /** It opens nothing: under it a company's widgets are counted. */
    is_widget: Generated<boolean>;
    created_at: Stamp;
    modified_at: Stamp;
  };
  statistics_access: {
    id: GeneratedAlways<number>;
    public_key: string;
    talent_id: number | null;
    request_id: number | null;
    list_id: number | null;
    email: string | null;
    key: string;
    password_hash: string;
    created_at: Stamp;
  };
  share_verdict: {
    id: GeneratedAlways<number>;
    tag_id: number;
    talent_id: number | null;
    request_id: number | null;
    /** Hash of the key that the visitor's browser keeps. */
    voter: Buffer;
    name: string;
    word: 'yes' | 'maybe' | 'no';
    text: Generated<string>;
    created_at: Stamp;
    modified_at: Stamp;
    /** Null: who shares hasn't been told what it says now. */
    told_at: Date | null;
  };
  share_salt: { day: string; salt: Buffer };
  share_seen: { tag_id: number; what: 'view' | 'click' | 'contact'; visitor: Buffer; at: Date };
  share_day: Record<ShareCount, Generated<number>> & { tag_id: number; day: string; last_visit_at: Date | null };
  share_source: {
    tag_id: number;
    day: string;
    /** Devices only as a former release has counted them. */
    kind: 'referrer' | 'device';
    value: string;
    views: Generated<number>;
  };
}

type ShareCount =
  | 'views'
  | 'visitors'
  | 'clicks'
  | 'contacts'
  | 'verdicts'
  | 'owners'
  | 'previews'
  | 'bots'
  | 'phones'
  | 'tablets'
  | 'computers'
  | 'other_devices';
