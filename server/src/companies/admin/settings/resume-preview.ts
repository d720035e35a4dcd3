import type { ResumeTemplate } from '@crewdock/contract/company-settings';
import type { FileAnswer } from '@crewdock/contract/endpoint';
import { sql } from 'kysely';
import type { WithCvs } from '../../../cards/cv/renderer.ts';
import { cvPdf } from '../../../cards/cv/serve.ts';
import { visibleCards } from '../../../cards/conditions.ts';
import { findCard } from '../../../cards/queries.ts';
import type { WithNames } from '../../../dictionaries/names.ts';
import { VISITOR } from '../../../core/identity/actor.ts';
import type { Context } from '../../../core/context/context.ts';
import { notFound } from '../../../core/errors/errors.ts';
import { requireSuperadmin } from '../administrator.ts';

/**
 * Renders a preview of a CV template with the company's most recently changed talent, or with a talent of the open
 * market if the company has none.
 */
export async function resumePreview(
  resume_template: ResumeTemplate,
  context: Context & WithCvs & WithNames,
): Promise<FileAnswer<'application/pdf'>> {
  const { company } = requireSuperadmin(context);
  const newest = sql`(
    select id from (
      (select id, 1 as own from talent where company_id = ${company.id} and is_active and not is_draft order by modified_at desc limit 1)
      union all
      (select id, 2 from talent c where c.company_id is null and c.is_active and ${visibleCards('c', { actor: VISITOR, company })} order by id desc limit 1)
    ) shown order by own limit 1)`;
  const card = await findCard(context.db, 'talent', sql`c.id = ${newest}`);
  if (!card) throw notFound();
  return cvPdf(card, { ...context, company: { ...company, resume_template } });
}
