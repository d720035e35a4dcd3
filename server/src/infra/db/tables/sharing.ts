import type { Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Share links with tags and their statistics. */
export interface SharingTables {
  share_tag: {
    id: GeneratedAlways<number>;
    /** Identifies the tag in API calls. Does not give access to the card. */
    public_key: string;
    /** Twelve random digits: the secret part of the share link. */
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
    /** Time of the last visit before `share_day` recorded it. No longer written. */
    last_visit_at: Date | null;
    verdicts_open: Generated<boolean>;
    /**
     * When a verdict was last rejected because of a limit; null if none was rejected since the owner last removed
     * verdicts.
     */
    verdicts_refused_at: Date | null;
    /** Whether the tag counts the views of a company's widgets. The link of such a tag gives no access. */
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
    /** Hash of a random key that is stored in the visitor's browser. */
    voter: Buffer;
    name: string;
    word: 'yes' | 'maybe' | 'no';
    text: Generated<string>;
    created_at: Stamp;
    modified_at: Stamp;
    /** When the owner was notified of the current verdict; null if not yet. */
    told_at: Date | null;
    /** When the sharing side marked the current verdict as read in the inbox; null if not yet. */
    read_at: Date | null;
  };
  share_salt: { day: string; salt: Buffer };
  share_seen: { tag_id: number; what: 'view' | 'click' | 'contact'; visitor: Buffer; at: Date };
  share_day: Record<ShareCount, Generated<number>> & { tag_id: number; day: string; last_visit_at: Date | null };
  share_source: {
    tag_id: number;
    day: string;
    /** `device` occurs only in rows of an earlier release. */
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
