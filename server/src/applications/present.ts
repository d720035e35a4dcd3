import type { ApplicationCv, ApplicationEvent, ReceivedApplication } from '@crewdock/contract/applications';
import type { RequestRow } from '../cards/queries.ts';
import { getShownId } from '../cards/shown-id.ts';
import type { Names } from '../dictionaries/names.ts';
import { presentRejectionReason } from '../dictionaries/rejection-reasons.ts';
import { getApplicationActions } from './policy.ts';
import type { ApplicationRow, EventRow } from './queries.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as events from '../core/messages/events.ts';

export function presentApplication(
  row: ApplicationRow,
  job: RequestRow,
  { rejectionReason }: Names,
): ReceivedApplication {
  const { id, company_id, on_company, rejection_reason_id, status } = row;
  return {
    id,
    name: row.name,
    email: row.email,
    phone_number: row.phone_number,
    message: row.message,
    answers: row.answers,
    cv: row.cv_name === null ? null : presentCv(row.cv_name, cvPath(job, id), row.cv_added_at ?? row.created_at),
    earlier_cvs: row.earlier_cvs.map((cv) =>
      presentCv(cv.name, `${cvPath(job, id)}?earlier=${cv.id}`, new Date(cv.added)),
    ),
    company: company_id === null || on_company === null ? null : { id: company_id, name: on_company },
    site: row.site,
    consent: row.consent,
    hidden_fields: row.hidden_fields,
    created: row.created_at.toISOString(),
    status,
    is_read: row.read_at !== null,
    version: row.version,
    rt_rejection_reason: presentRejectionReason({ rejectionReason }, rejection_reason_id, 'request'),
    comment: row.comment,
    relation_id: row.relation_id,
    moved: row.moved_at?.toISOString() ?? null,
    can: getApplicationActions(status, job),
  };
}

/** Presents a move of an application. Names of staff are only visible to staff. */
export function presentEvent(row: EventRow, isStaff: boolean): ApplicationEvent {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    actor:
      row.name === null
        ? formatMessage(events.formerActor)
        : row.by_staff && !isStaff
          ? formatMessage(events.staffActor)
          : row.name,
    from: row.from_status,
    to: row.to_status,
    why: row.why,
  };
}

function presentCv(name: string, url: string, added: Date): ApplicationCv {
  return { name, url, is_pdf: name.endsWith('.pdf'), added: added.toISOString() };
}

function cvPath(job: RequestRow, id: string): string {
  return `/api/requests/${getShownId(job)}/applications/${id}/cv/`;
}
