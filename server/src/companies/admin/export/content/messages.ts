import { sql } from 'kysely';
import { rowsBy, type ExportContentSection, shownId } from './section.ts';

/** Messages and applications to a company from people without an account. */
export const messageSections: ExportContentSection[] = [
  rowsBy(
    'applications',
    (companyId) => sql`
      select a.id as key, a.id, ${shownId('q', 'co')} as job_id, q.title as job, a.name, a.email, a.phone_number, a.message, a.answers,
        a.cv_name as cv,
        array(select e.name from application_earlier_cv e where e.application_id = a.id order by e.id desc) as earlier_cvs,
        a.site, a.consent, a.hidden_fields, a.status, no.label as rejection_reason, a.comment, a.is_told,
        a.relation_id as relation, a.created_at, a.read_at, a.moved_at
      from request q join company co on co.id = q.company_id join application a on a.request_id = q.id
        left join rejection_reason no on no.id = a.rejection_reason_id
      where q.company_id = ${companyId}`,
  ),
  rowsBy(
    'application_history',
    (companyId) => sql`
      select e.id as key, e.application_id as application, e.created_at as at, e.from_status, e.to_status, e.why
      from request q join application a on a.request_id = q.id join application_event e on e.application_id = a.id
      where q.company_id = ${companyId}`,
  ),
  rowsBy(
    'messages',
    (companyId) => sql`
      select m.id as key, m.id, m.name, m.email, m.company_name, m.phone_number, m.message, r.name as resource, m.site, m.consent,
        m.hidden_fields, m.created_at, m.done_at
      from contact_message m left join resource r on r.id = m.resource_id
      where case when m.resource_id is null then m.company_id else r.company_id end = ${companyId}`,
  ),
  rowsBy(
    'resource_subscriptions',
    (companyId) => sql`
      select uid as key, email, filters, frequency, hour, weekday, time_zone, is_paused, consent, hidden_fields, comment, created_at, confirmed_at, unsubscribed_at
      from resource_subscription where company_id = ${companyId} and confirmed_at is not null`,
  ),
  rowsBy(
    'market_subscriptions',
    (companyId) => sql`
      select uid as key, email, kind, query, frequency, hour, weekday, time_zone, is_paused, comment, created_at, confirmed_at, unsubscribed_at
      from market_subscription where company_id = ${companyId} and confirmed_at is not null`,
  ),
];
