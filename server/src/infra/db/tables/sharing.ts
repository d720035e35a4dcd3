import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Tagged share links and their statistics. */
export interface SharingTables {
  share_tag: {
    id: GeneratedAlways<number>;
    /** Identifies the tag in API calls; gives no access. */
    public_key: string;
    /** Twelve random digits; the secret part of the link. */
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
    /** Last visit counted by a previous release. */
    last_visit_at: Date | null;
    verdicts_open: Generated<boolean>;
    /** When a limit last refused a verdict; null when none was refused since the owner last removed verdicts. */
    verdicts_refused_at: Date | null;
    /** Gives no access; used to count views of a company's widgets. */
    is_widget: Generated<boolean>;
    version: Generated<number>;
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
    /** Hash of a key stored in the visitor's browser. */
    voter: Buffer;
    name: string;
    word: 'yes' | 'maybe' | 'no';
    text: Generated<string>;
    created_at: Stamp;
    modified_at: Stamp;
    /** When the owner was notified of the current verdict; null: not yet. */
    told_at: Date | null;
  };
  share_salt: { day: string; salt: Buffer };
  share_seen: { tag_id: number; what: 'view' | 'click' | 'contact'; visitor: Buffer; at: Date };
  share_day: Record<ShareCount, Generated<number>> & { tag_id: number; day: string; last_visit_at: Date | null };
  share_source: {
    tag_id: number;
    day: string;
    /** Devices only in rows counted by a previous release. */
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
