import type { requestApplications } from '@crewdock/contract/staff/applications';
import { sql } from 'kysely';
import { optionsFrom } from '../table/options.ts';
import type { TableSource } from '../table/source.ts';

/** Rows of the staff table of applications, for all jobs. */
export const applicationSource: TableSource<typeof requestApplications> = {
  from: 'application',
  joins: sql`join request on request.id = application.request_id left join company on company.id = application.company_id`,
  storedWords: sql`application.staff_words`,
  columns: {
    id: sql`application.id`,
    status: sql`application.status`,
    name: sql`application.name`,
    email: sql`application.email`,
    phone_number: sql`application.phone_number`,
    message: sql`application.message`,
    answers: sql`(select coalesce(string_agg((said ->> 'question') || E'\\n' || (said ->> 'answer'), E'\\n\\n' order by at), '') from jsonb_array_elements(application.answers) with ordinality as given (said, at))`,
    job: { id: sql`application.request_id`, name: sql`request.title` },
    cv: {
      name: sql`application.cv_name`,
      url: sql`'/api/requests/' || application.request_id || '/applications/' || application.id || '/cv/'`,
    },
    company: { id: sql`application.company_id`, name: sql`company.name` },
    site: sql`application.site`,
    consent: sql`application.consent`,
    hidden_fields: sql`(select coalesce(string_agg(key || ': ' || value, E'\\n' order by key), '') from jsonb_each_text(application.hidden_fields))`,
    created: sql`application.created_at`,
  },
  cards: { card_id: (id) => sql`application.request_id = ${id}` },
  options: { company: optionsFrom('company', 'name') },
};
