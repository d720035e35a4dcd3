import type { companies } from '@crewdock/contract/companies';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Context, requirePerson } from '../core/context/context.ts';
import { notFound, permissionDenied } from '../core/errors/errors.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import { countCompanyMembers, loadCompanyGroups, loadCompanyMembers, readCompanyMembers } from './members.ts';
import { sanitizeRichText } from '../core/text/rich-text.ts';
import { seesMembers } from './policy.ts';
import { presentCompany } from './present.ts';
import { findCompany } from './queries.ts';

export const companyRoutes: Handlers<typeof companies, Context> = {
  async getCurrentCompany(_, { company, origins }) {
    return company && presentCompany(company, origins);
  },
  async getCompany({ params }, { db, origins, actor, company: host }) {
    const company = await findCompany(db, params.id);
    // On a company's portal, other companies are hidden (see `askedCompany`), except from staff and from members of the
    // other company.
    const isAnothers = host !== null && host.id !== company?.id;
    if (!company || (isAnothers && !seesMembers(actor, company.id))) throw notFound();
    const open = presentCompany(company, origins);
    if (!seesMembers(actor, company.id)) return open;
    const { domain, resume_template, interview_booking_enabled, card_id_publicly_visible } = company;
    const [staff_members, groups] = await Promise.all([
      loadCompanyMembers(db, company.id),
      loadCompanyGroups(db, company.id),
    ]);
    const everybody = staff_members.map(({ user, role }) => ({ user, role }));
    return {
      ...open,
      domain,
      resume_template,
      interview_booking_enabled,
      card_id_publicly_visible,
      staff_members,
      groups: [{ id: 0, name: 'All Groups', members: everybody }, ...groups],
    };
  },
  async getLegalText({ params }, { db, company }) {
    if (!company) throw notFound();
    const own = await db
      .selectFrom('company_text')
      .where('company_id', '=', company.id)
      .where('page', '=', params.page)
      .select(['text', 'changed_at'])
      .executeTakeFirst();
    return {
      postal_address: company.postal_address,
      text: own ? sanitizeRichText(own.text) : null,
      changed_at: own?.changed_at.toISOString() ?? null,
    };
  },
  async listStaffMembers({ query }, context) {
    const { db, company } = context;
    if (!company) throw notFound();
    if (!seesMembers(requirePerson(context), company.id)) throw permissionDenied();
    const [page, total] = await Promise.all([
      readCompanyMembers(company.id, query, context),
      countCompanyMembers(db, company.id),
    ]);
    const items = page.rows.map(({ user, role, is_wl_superadmin }) => ({ user, role, is_wl_superadmin }));
    return { items, ...buildPageCursors(total, page) };
  },
};
