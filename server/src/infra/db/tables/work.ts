import type { FreeHours } from '@crewdock/contract/booking';
import type { InterviewState } from '@crewdock/contract/interviews';
import type { RelationStatus } from '@crewdock/contract/relations';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Relations, interviews, card lists and other tables for the work with cards. */
export interface WorkTables {
  relation: RelationTable;
  relation_event: RelationEventTable;
  relation_note: RelationNoteTable;
  request_progress: {
    request_id: number;
    proposed_at: Date | null;
    confirmed_at: Date | null;
    proceeded_at: Date | null;
    hired_at: Date | null;
  };
  removed_relation: {
    request_id: number;
    talent_id: number;
    relation: unknown;
    events: unknown;
    notes: unknown;
    applications: string[];
    removed_at: Stamp;
  };
  request_closing: RequestClosingTable;
  interview: InterviewTable;
  interview_slot: { id: Generated<string>; interview_id: string; starts_at: Date };
  free_week: {
    person_id: number;
    time_zone: string;
    hours: JSONColumnType<FreeHours[]>;
    modified_at: Stamp;
  };
  /** Inbox entries that a person has postponed. */
  inbox_later: { person_id: number; entry: string; until: Date };
  card_list: {
    id: GeneratedAlways<number>;
    owner_id: number;
    name: string;
    is_active: Generated<boolean>;
    public_key: string | null;
    /** Identifies the list in share links, instead of its id. */
    link_number: Generated<number>;
    created_at: Stamp;
    modified_at: Stamp;
  };
  card_list_item: {
    id: GeneratedAlways<number>;
    list_id: number;
    talent_id: number | null;
    request_id: number | null;
    note: Generated<string>;
    created_at: Stamp;
  };
  card_list_removed_item: {
    id: number;
    list_id: number;
    talent_id: number | null;
    request_id: number | null;
    note: string;
    created_at: Date;
    removed_at: Stamp;
  };
}

interface RelationTable {
  id: GeneratedAlways<number>;
  request_id: number;
  talent_id: number;
  status: RelationStatus;
  initiated_by: 'request' | 'talent' | 'staff';
  is_confirmed: Generated<boolean>;
  rejection_reason_id: number | null;
  comment: Generated<string>;
  proceed_reason_id: number | null;
  /** ISO 8601, without a time. */
  start_date: string | null;
  rate: Generated<string>;
  version: Generated<number>;
  created_at: Stamp;
  modified_at: Stamp;
}

interface RelationEventTable {
  id: GeneratedAlways<number>;
  relation_id: number;
  person_id: number | null;
  side: 'request' | 'talent' | 'staff' | 'none';
  from_status: RelationStatus | null;
  to_status: RelationStatus;
  from_step: number | null;
  to_step: number | null;
  why: Generated<string>;
  created_at: Stamp;
}

interface RelationNoteTable {
  id: Generated<string>;
  relation_id: number;
  person_id: number | null;
  side: 'request' | 'talent' | 'staff';
  is_shared: boolean;
  text: string;
  created_at: Stamp;
  modified_at: Stamp;
}

interface InterviewTable {
  id: Generated<string>;
  /** Null after staff have deleted the relation. */
  relation_id: number | null;
  request_id: number;
  talent_id: number;
  interviewer_id: number | null;
  state: InterviewState;
  minutes: number;
  place: string;
  note: Generated<string>;
  /** Time zone of the person who offered the times. */
  time_zone: string;
  starts_at: Date | null;
  ends_at: Date | null;
  sequence: Generated<number>;
  reason: Generated<string>;
  ended_by: 'request' | 'talent' | 'staff' | 'none' | null;
  reminded_day_at: Date | null;
  reminded_hour_at: Date | null;
  /** When the last unanswered offer email was sent to the talent's side; null if there is none. */
  offer_mailed_at: Date | null;
  /** When the email about the offered times is sent. Offers made before then are combined in this email. */
  offer_due_at: Date | null;
  version: Generated<number>;
  created_at: Stamp;
  modified_at: Stamp;
}

interface RequestClosingTable {
  id: Generated<string>;
  request_id: number;
  person_id: number | null;
  /** Hash of the list that the person saw and confirmed. */
  seen: string;
  relation_ids: number[];
  application_ids: string[];
  /** Version of the job after it was closed. */
  request_version: number;
  created_at: Stamp;
  undone_at: Date | null;
}
