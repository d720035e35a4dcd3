import { CompanyColor } from '@crewdock/contract/company-settings';
import { visibleText } from '@crewdock/contract/fields';
import { CompanySlug } from '@crewdock/contract/staff/company-endpoints';
import { COMPANY_NAME_MAX } from '@crewdock/contract/limits';
import type { Command } from 'commander';
import { z } from 'zod';
import { addCompany } from '../companies/add.ts';
import { writeAuditEntries } from '../core/audit/changed.ts';
import { inTransaction } from '../infra/db/in-transaction.ts';
import { AppError } from '../core/errors/errors.ts';
import { type CommandOutput, formatTable } from './answer.ts';
import { type CommandRunner, parseCommandInput, addCommand } from './command.ts';
import type { Desk } from './desk.ts';
import { companyBy } from './company-by.ts';

const Domain = z
  .string()
  .toLowerCase()
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/,
    'must be a domain such as talents.example.com',
  );
const NewCompany = z.object({
  slug: CompanySlug,
  name: visibleText(COMPANY_NAME_MAX),
  domain: Domain.optional(),
  brandColor: CompanyColor,
  fontColor: CompanyColor,
});

export function addCompanyCommands(program: Command, run: CommandRunner): void {
  const company = program.command('company').description('White-label companies.');
  addCommand(
    company,
    'create <slug>',
    'Creates a company. Its portal’s host is the slug followed by the host of PUBLIC_URL.',
  )
    .requiredOption('--name <name>', 'name')
    .option('--domain <domain>', 'custom domain')
    .option('--brand-color <color>', 'color of headers and primary buttons', '#1f2937')
    .option('--font-color <color>', 'text color on the brand color', '#ffffff')
    .action((slug, { json, ...options }) => run((desk) => create({ slug, ...options }, desk), { json }));
  addCommand(company, 'list', 'Lists all companies.').action((options) => run(list, options));
  addCommand(
    company,
    'domain <slug> [domain]',
    'Sets the custom domain of a company, or removes it if none is given.',
  ).action((slug, domain, options) => run((desk) => setDomain(slug, domain ?? null, desk), options));
}

async function create(typed: object, { db, doer, origins }: Desk): Promise<CommandOutput> {
  const { brandColor, fontColor, domain = null, ...facts } = parseCommandInput(NewCompany, typed);
  const company = { ...facts, domain, brand_color: brandColor, font_color: fontColor };
  await inTransaction(db, (trx) => addCompany(trx, company, doer));
  const portal = origins.of(company);
  return { data: { ...company, portal }, text: [`${company.name} is at ${portal}`] };
}

async function list({ db, origins }: Desk): Promise<CommandOutput> {
  const rows = await db
    .selectFrom('company')
    .leftJoin('company_member as member', 'member.company_id', 'company.id')
    .groupBy('company.id')
    .select(({ fn }) => ['slug', 'name', 'domain', fn.count<number>('member.person_id').as('members')])
    .orderBy('slug')
    .execute();
  const companies = rows.map((row) => ({ ...row, portal: origins.of(row) }));
  return { data: companies, text: formatTable(['slug', 'name', 'portal', 'members'], companies) };
}

async function setDomain(slug: string, typed: string | null, { db, doer, origins }: Desk): Promise<CommandOutput> {
  const domain = typed === null ? null : parseCommandInput(z.object({ domain: Domain }), { domain: typed }).domain;
  const company = await inTransaction(db, async (trx) => {
    const before = await companyBy(trx, slug);
    const other =
      domain === null
        ? undefined
        : await trx.selectFrom('company').where('domain', '=', domain).select('slug').executeTakeFirst();
    if (other && other.slug !== slug) throw new AppError('conflict', `${other.slug} already has this domain.`);
    await trx.updateTable('company').set({ domain }).where('id', '=', before.id).execute();
    // Deletes the verifications of other domains. They do not apply to the new domain, but would still be rechecked.
    const proofs = trx.deleteFrom('company_domain').where('company_id', '=', before.id).where('state', '=', 'proven');
    await (domain === null ? proofs : proofs.where('domain', '<>', domain)).execute();
    await writeAuditEntries(trx, doer, {
      action: 'changed',
      subject: 'company',
      id: before.id,
      before: { domain: before.domain },
      after: { domain },
    });
    return { ...before, domain };
  });
  const portal = origins.of(company);
  return { data: { slug, domain, portal }, text: [`${company.name} is at ${portal}`] };
}
