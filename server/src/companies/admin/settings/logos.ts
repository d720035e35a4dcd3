import type { CompanyLogos, LogoScheme } from '@crewdock/contract/company-settings';
import { LOGO_MIN_HEIGHT, LOGO_SIZE } from '@crewdock/contract/limits';
import { sql } from 'kysely';
import { logoBytes, logoPurposes } from '../../logo.ts';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { WithDrawing } from '../../../infra/drawing/drawing.ts';
import { holdFile, removeFile } from '../../../infra/storage/naming.ts';
import { readSize, wholePicture } from '../../../infra/storage/picture.ts';
import type { Context } from '../../../core/context/context.ts';
import { invalidField } from '../../../core/errors/errors.ts';
import { requireVersion } from '../../../core/context/seen-version.ts';
import { lockCompany, requireSuperadmin } from '../administrator.ts';
import * as errors from '../../../core/messages/errors/company.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

const COLUMNS = { light: 'logo', dark: 'logo_dark' } as const;

export async function loadCompanyLogos(
  companyId: number,
  { db, files }: Pick<Context, 'db' | 'files'>,
): Promise<CompanyLogos> {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['logo', 'logo_dark', 'version'])
    .executeTakeFirstOrThrow();
  const measured = async (path: string | null) => {
    const bytes = await logoBytes(path, files);
    const size = bytes && (await readSize(bytes));
    return path && size && { path, ...size };
  };
  const [light, dark] = await Promise.all([measured(row.logo), measured(row.logo_dark)]);
  return { light: light || null, dark: dark || null, version: row.version };
}

/** Sets a logo of the portal's company. */
export async function setLogo(
  scheme: LogoScheme,
  { logo: file, version }: { logo: File; version?: number | undefined },
  context: Context & WithDrawing,
): Promise<CompanyLogos> {
  const { company, person } = requireSuperadmin(context);
  await context.limits.use('upload', String(person.id));
  const picture = await pictureOf(file, `person ${person.id}`, context);
  const { height } = (await readSize(picture))!;
  if (height < LOGO_MIN_HEIGHT) throw invalidField('logo', formatMessage(errors.logoTooLow, { min: LOGO_MIN_HEIGHT }));
  const owned = { purpose: logoPurposes[scheme], ownerId: null, type: 'image/png' } as const;
  await context.files.add(owned, picture, (path) => replaceLogo(scheme, { path, version }, context));
  return loadCompanyLogos(company.id, context);
}

export async function removeLogo(
  scheme: LogoScheme,
  version: number | undefined,
  context: Context,
): Promise<CompanyLogos> {
  const { company } = requireSuperadmin(context);
  await replaceLogo(scheme, { path: null, version }, context);
  return loadCompanyLogos(company.id, context);
}

/** Converts an uploaded logo to PNG. SVGs are rasterized, because they can contain scripts. */
async function pictureOf(file: File, caller: string, { drawing }: WithDrawing): Promise<Uint8Array> {
  const start = await file.slice(0, 4096).text();
  if (!/<(\?xml|!--|!doctype|svg)/i.test(start)) return wholePicture(file, 'logo', LOGO_SIZE);
  const drawn = await drawing.draw({ svg: await file.text(), ...LOGO_SIZE }, caller);
  if ('refused' in drawn) throw invalidField('logo', drawn.refused);
  return drawn.png;
}

/** Saves the new logo. The previous file is deleted after the transaction commits. */
async function replaceLogo(
  scheme: LogoScheme,
  { path, version }: { path: string | null; version: number | undefined },
  context: Context,
): Promise<void> {
  const { company } = requireSuperadmin(context);
  const column = COLUMNS[scheme];
  await inTransaction(context.db, async (trx) => {
    await lockCompany(trx, company);
    const { version: current, ...before } = await trx
      .selectFrom('company')
      .where('id', '=', company.id)
      .select([column, 'version'])
      .executeTakeFirstOrThrow();
    await requireVersion(version, { version: current }, () => loadCompanyLogos(company.id, context));
    const after = { [column]: path };
    if (path !== null) await holdFile(trx, path);
    await trx
      .updateTable('company')
      .set({ ...after, version: sql`version + 1` })
      .where('id', '=', company.id)
      .execute();
    await writeAuditEntries(trx, context, { action: 'changed', subject: 'company', id: company.id, before, after });
    const former = (before as { [name in typeof column]?: string | null })[column];
    if (former) await removeFile(trx, former);
  });
}
