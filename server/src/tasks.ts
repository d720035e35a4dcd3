import { staffTables } from '@crewdock/contract/staff/tables';
import type { StaffTable } from '@crewdock/contract/table';
import type { FastifyBaseLogger } from 'fastify';
import type { AllTaskServices } from './context.ts';
import { expiredMassImports } from './imports/mass/expired.ts';
import { readMassImport } from './imports/mass/read.ts';
import { mailInterviewEnd } from './interviews/ended.ts';
import { mailInterviewOffer } from './interviews/offer-mail.ts';
import { remindOfInterview } from './interviews/reminders.ts';
import { recheckDomains } from './companies/admin/domain/recheck.ts';
import { exportCompany } from './companies/admin/export/export-company.ts';
import { expiredExports } from './companies/admin/export/expired.ts';
import { tracePeople } from './attribution/trace-people.ts';
import { expiredListItems } from './lists/expired.ts';
import { expiredRelations } from './relations/expired.ts';
import { trimMarketChanges } from './search/bitmaps/changes.ts';
import { mailAccountState } from './people/accounts/mail-state.ts';
import { expiredAccess } from './people/accounts/expired.ts';
import { endCompanies } from './staff/companies/end.ts';
import { anonymiseAccounts } from './people/profile/anonymise.ts';
import { sealSecrets } from './people/two-factor/secret.ts';
import { fetchImportCvs } from './imports/tables/cv/fetch-cvs.ts';
import { expiredImports } from './imports/tables/expired.ts';
import { importResources } from './imports/tables/run/import-resources.ts';
import { mailPasswordReset } from './people/sign-in/mail-password-reset.ts';
import type { Config } from './core/config/config.ts';
import type { Database } from './infra/db/open.ts';
import { expiredTraffic } from './infra/queue/expired.ts';
import { sealSigningKey } from './core/signed-links/signing-key.ts';
import { removeBytes } from './infra/storage/remove-bytes.ts';
import { sweepFiles } from './infra/storage/sweep.ts';
import { sendHeldMails } from './infra/email/held-mails.ts';
import { sendMail } from './infra/email/send.ts';
import { createSmtp } from './infra/email/smtp.ts';
import { runOperations } from './core/operations/run-chunk.ts';
import { cleanUp } from './infra/queue/clean-up.ts';
import type { CronLine } from './infra/queue/crontab.ts';
import type { JobHandlers } from './infra/queue/job-handler.ts';
import { startWorker, type Worker } from './infra/queue/worker.ts';
import { sumOffered } from './resources/count-offered.ts';
import { expiredResources } from './resources/expired.ts';
import { askStillFree } from './resources/freshness/ask.ts';
import { decayResources } from './resources/freshness/decay.ts';
import { expiredStatistics } from './sharing/expired.ts';
import { divideStatistics } from './sharing/months.ts';
import { tellVerdicts } from './sharing/verdicts/tell.ts';
import { createServices } from './services.ts';
import { requestSource } from './staff/cards/requests.ts';
import { talentSource } from './staff/cards/talents.ts';
import { resourceSource } from './staff/resources/source.ts';
import { skillSource } from './staff/skills/source.ts';
import { bulkEdit } from './staff/table/bulk.ts';
import { massMail } from './staff/table/mails/send.ts';
import { type AnySource, anySource } from './staff/table/source.ts';
import { leadSource } from './staff/sdr/source.ts';
import { peopleSource } from './staff/people/source.ts';
import { updateSource } from './staff/updates/source.ts';
import { mailResourceDigests } from './notifications/subscriptions/digest.ts';
import { mailMarketDigests } from './notifications/subscriptions/market/digest.ts';
import { expiredSubscriptions } from './notifications/subscriptions/expired.ts';

/** Background tasks by the task identifier that is stored with their jobs. */
export const tasks: JobHandlers<AllTaskServices> = {
  'clean-up': cleanUp([
    ...expiredAccess,
    ...expiredExports,
    ...expiredImports,
    ...expiredListItems,
    ...expiredMassImports,
    ...expiredRelations,
    ...expiredResources,
    ...expiredStatistics,
    ...expiredSubscriptions,
    ...expiredTraffic,
  ]),
  'send-mail': sendMail,
  'send-held-mails': sendHeldMails,
  'anonymise-accounts': anonymiseAccounts,
  'end-companies': endCompanies,
  // In parallel, so that a failure of one does not prevent the other.
  'seal-secrets': async (payload, services) => {
    await Promise.all([sealSigningKey(services), sealSecrets(payload, services)]);
  },
  'remove-file': removeBytes,
  'mail-password-reset': mailPasswordReset,
  'mail-account-state': mailAccountState,
  'mail-interview-end': mailInterviewEnd,
  'mail-interview-offer': mailInterviewOffer,
  'remind-of-interview': remindOfInterview,
  'resource-digests': mailResourceDigests,
  'market-digests': mailMarketDigests,
  'decay-resources': decayResources,
  'sum-offered': sumOffered,
  'ask-still-free': askStillFree,
  'tell-verdicts': tellVerdicts,
  'recheck-domains': recheckDomains,
  'trace-people': tracePeople,
  'divide-statistics': divideStatistics,
  'sweep-files': sweepFiles,
  'trim-market-changes': trimMarketChanges,
  'read-mass-import': readMassImport,
  'fetch-import-cvs': fetchImportCvs,
  'export-company': exportCompany,
  'run-operations': runOperations<AllTaskServices>([
    importResources,
    ...longWork(staffTables.updates, anySource(updateSource)),
    ...[staffTables.sdrRequests, staffTables.sdrClients].flatMap((table) =>
      longWork(table, anySource(leadSource(table.name))),
    ),
    ...[staffTables.vendors, staffTables.clients, staffTables.contractors, staffTables.staff].flatMap((table) =>
      longWork(table, anySource(peopleSource(table.name))),
    ),
    ...longWork(staffTables.requests, anySource(requestSource)),
    ...longWork(staffTables.talents, anySource(talentSource)),
    ...longWork(staffTables.skills, anySource(skillSource)),
    ...longWork(staffTables.availableResources, anySource(resourceSource)),
  ]),
};

/** The recurring jobs: cron expression, task, and how far back missed runs are made up. */
export const schedule: CronLine[] = [
  ['17 3 * * *', 'clean-up', '1d'],
  ['27 3 * * *', 'divide-statistics', '1d'],
  ['47 3 * * *', 'anonymise-accounts', '1d'],
  ['52 3 * * *', 'end-companies', '1d'],
  ['57 3 * * *', 'seal-secrets', '1d'],
  ['7 * * * *', 'decay-resources', '1h'],
  // Every quarter of an hour, because time zones differ from UTC by quarters. Missed runs are not repeated: the next run
  // sends all digests that are due.
  ['*/15 * * * *', 'resource-digests', '15m'],
  ['*/15 * * * *', 'market-digests', '15m'],
  ['47 7 * * *', 'ask-still-free', '1d'],
  ['37 4 * * *', 'sweep-files', '1d'],
  ['17 8 * * *', 'recheck-domains', '1d'],
  ['*/5 * * * *', 'trim-market-changes', '5m'],
  ['*/5 * * * *', 'sum-offered', '5m'],
  ['*/5 * * * *', 'tell-verdicts', '5m'],
  // Incremental: only rows saved since the last run. Only staff see the result, so a minute's delay is fine.
  ['* * * * *', 'trace-people', '1m'],
  ['* * * * *', 'send-held-mails', '1m'],
  // Safety net: runs due operations whose job was lost.
  ['* * * * *', 'run-operations', '1m'],
];

interface TaskOptions {
  config: Config;
  db: Pick<Database, 'url'>;
  log: FastifyBaseLogger;
}

/**
 * Starts the background worker, with a dedicated connection pool. It runs jobs queued by any process until it is
 * closed.
 */
export function startTasks({ config, db, log }: TaskOptions): Worker {
  const smtp = createSmtp(config);
  const services = (own: Database) => ({ ...createServices(config, own), smtp });
  const worker = startWorker<AllTaskServices>({ db, log, tasks, schedule, services });
  return {
    async close() {
      await worker.close();
      smtp.close();
    },
  };
}

/** The long-running operations of a staff table: bulk edit and, if the table allows it, mass mail. */
function longWork(table: StaffTable, source: AnySource) {
  return [bulkEdit(table, source), ...(table.mails ? [massMail(table, source)] : [])];
}
