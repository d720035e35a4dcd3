import type { AuditAction, AuditSubject } from '@crewdock/contract/audit';
import type { GeneratedAlways, JSONColumnType } from 'kysely';
import type { Stamp } from './stamp.ts';

/** Audit log. Append-only, except that anonymization removes personal data. */
export interface AuditTables {
  audit_entry: {
    id: GeneratedAlways<number>;
    at: Stamp;
    action: AuditAction;
    subject_kind: AuditSubject;
    subject_id: string | null;
    actor: 'person' | 'staff' | 'visitor' | 'system';
    person_id: number | null;
    address: string | null;
    user_agent: string | null;
    company_id: number | null;
    site: string | null;
    before: JSONColumnType<Record<string, unknown>> | null;
    after: JSONColumnType<Record<string, unknown>> | null;
  };
}
