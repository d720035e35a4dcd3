import type { CompanyGroup } from '@crewdock/contract/company-groups';
import { type Kysely, sql } from 'kysely';
import { loadCompanyGroups, loadCompanyMembers } from '../../members.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { notFound } from '../../../core/errors/errors.ts';

/** Returns the built-in group of all members, each with their highest role. It can't be edited. */
export async function loadAllMembersGroup(db: Kysely<Schema>, companyId: number): Promise<CompanyGroup> {
  const members = await loadCompanyMembers(db, companyId);
  return { id: 0, name: 'All Groups', version: 0, members: members.map(({ user, role }) => ({ user, role })) };
}

export async function groupsWithVersions(db: Kysely<Schema>, companyId: number): Promise<CompanyGroup[]> {
  const [groups, { rows }] = await Promise.all([
    loadCompanyGroups(db, companyId),
    sql<{ id: number; version: number }>`select id, version from company_group where company_id = ${companyId}`.execute(
      db,
    ),
  ]);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  // Skips groups that were created or deleted between the two queries.
  return groups.flatMap((group) => {
    const version = versions.get(group.id);
    return version === undefined ? [] : { ...group, version };
  });
}

/** Finds a group of the company; throws `notFound` for groups of other companies. */
export async function groupBy(db: Kysely<Schema>, companyId: number, id: number): Promise<CompanyGroup> {
  const group = (await groupsWithVersions(db, companyId)).find((each) => each.id === id);
  if (!group) throw notFound();
  return group;
}
