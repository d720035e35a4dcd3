import { CompanySettings, type companySettings } from '@crewdock/contract/company-settings';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Kysely, sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { writeAuditEntries } from '../../../core/audit/changed.ts';
import type { WithDrawing } from '../../../infra/drawing/drawing.ts';
import { inTransaction } from '../../../infra/db/in-transaction.ts';
import type { Schema } from '../../../infra/db/schema.ts';
import { storeWords } from '../../../infra/db/stored-words.ts';
import type { Context } from '../../../core/context/context.ts';
import type { WithCvs } from '../../../cards/cv/renderer.ts';
import { toResumeTemplate } from '../../../cards/cv/template.ts';
import type { WithNames } from '../../../dictionaries/names.ts';
import { conflictError } from '../../../core/errors/errors.ts';
import { requireVersion } from '../../../core/context/seen-version.ts';
import { lockCompany, requireSuperadmin } from '../administrator.ts';
import { loadCompanyLogos, removeLogo, setLogo } from './logos.ts';
import { resumePreview } from './resume-preview.ts';
import { cleanTexts, saveTexts, LEGAL_TEXT_NAMES, type LegalTexts, loadCompanyTexts } from './texts.ts';
import * as errors from '../../../core/messages/errors/http.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';

type Name = keyof CompanySettings;

const NAMES = Object.keys(CompanySettings.shape) as Name[];

export const companySettingsRoutes: Handlers<typeof companySettings, Context & WithCvs & WithDrawing & WithNames> = {
  getCompanySettings: async (_, context) => settingsOf(context.db, requireSuperadmin(context).company.id),
  async changeCompanySettings({ body: { was, version, ...asked } }, context) {
    const { company } = requireSuperadmin(context);
    const change = { ...asked, ...cleanTexts(asked) };
    return inTransaction(context.db, async (trx) => {
      await lockCompany(trx, company);
      const before = await settingsOf(trx, company.id);
      const names = NAMES.filter((name) => change[name] !== undefined);
      // If `was` contains the previous value of each changed setting, concurrent changes of other settings cause no
      // conflict.
      if (names.length === 0 || names.some((name) => !(name in was)))
        await requireVersion(version, before, () => before);
      if (names.some((name) => name in was && !isDeepStrictEqual(was[name], before[name])))
        throw conflictError(formatMessage(errors.changedMeanwhile), before);
      if (names.length === 0) return before;
      const { privacy_text, terms_text, ...columns } = change;
      await trx
        .updateTable('company')
        .set({ ...columns, version: sql`version + 1` })
        .where('id', '=', company.id)
        .execute();
      await storeWords(trx, 'company', [company.id]);
      await saveTexts(trx, company.id, { privacy_text, terms_text });
      const entry = { subject: 'company', id: company.id, before: logged(before), after: logged(change) } as const;
      await writeAuditEntries(trx, context, { action: 'changed', ...entry });
      return settingsOf(trx, company.id);
    });
  },
  getResumePreview: async ({ query }, context) => resumePreview(query.resume_template, context),
  getCompanyLogos: async (_, context) => loadCompanyLogos(requireSuperadmin(context).company.id, context),
  setCompanyLogo: async ({ params, body }, context) => setLogo(params.scheme, body, context),
  removeCompanyLogo: async ({ params, query }, context) => removeLogo(params.scheme, query.version, context),
};

async function settingsOf(db: Kysely<Schema>, companyId: number): Promise<CompanySettings & { version: number }> {
  const columns = NAMES.filter((name) => !(name in LEGAL_TEXT_NAMES)) as Exclude<Name, keyof LegalTexts>[];
  const settings = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .select([...columns, 'version'])
    .executeTakeFirstOrThrow();
  return {
    ...settings,
    resume_template: toResumeTemplate(settings.resume_template),
    ...(await loadCompanyTexts(db, companyId)),
  };
}

/**
 * Returns the settings for the audit log. The log is append-only, so it must not contain personal email addresses: it
 * records only their number or whether one is set, and the length of legal texts.
 */
function logged({ message_addresses, mail_reply_to, privacy_text, terms_text, ...settings }: Partial<CompanySettings>) {
  return {
    ...settings,
    ...(privacy_text !== undefined && { privacy_text: privacy_text?.length ?? null }),
    ...(terms_text !== undefined && { terms_text: terms_text?.length ?? null }),
    ...(message_addresses && { message_addresses: message_addresses.length }),
    ...(mail_reply_to !== undefined && { mail_reply_to: mail_reply_to !== null }),
  };
}
