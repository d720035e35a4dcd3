import type { CompanyExport } from '@crewdock/contract/company-export';
import { shortDate } from '@crewdock/sdk/cards/date';
import { t } from '../../../i18n/translate.ts';
import * as messages from '../messages.ts';
import { formatNumber } from '../../../ui/format/formatNumber.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size such as `1.2 MB`. */
export function formatFileSize(bytes: number): string {
  const at = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit: UNITS[at], maximumFractionDigits: at });
  return format.format(Math.max(1, bytes / 1000 ** (at + 1)));
}

export function isExportRunning(archive: CompanyExport | null | undefined): boolean {
  return archive?.state === 'waiting' || archive?.state === 'running';
}

/** Formats the status or progress of an export archive in one line. */
export function getExportStatusLine({ state, done, total, bytes, finished, expires }: CompanyExport): string {
  switch (state) {
    case 'waiting':
      return t(messages.exportQueued);
    case 'running':
      return t(messages.exportProgress, { done: formatNumber(done), total: formatNumber(total) });
    case 'ready':
      return t(messages.exportDetails, {
        size: formatFileSize(bytes!),
        created: shortDate(finished!),
        expires: shortDate(expires!),
      });
    case 'failed':
      return t(messages.exportFailedText);
  }
}

/** Returns the status for screen readers, which doesn't change with each exported file. */
export function getExportAnnouncement(archive: CompanyExport | null): string {
  if (!archive) return '';
  if (isExportRunning(archive)) return t(messages.exportRunning);
  return t(archive.state === 'ready' ? messages.exportReady : messages.exportFailed);
}
