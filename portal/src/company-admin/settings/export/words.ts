import type { CompanyExport } from '@crewdock/contract/company-export';
import { shortDate } from '@crewdock/sdk/cards/date';
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

/** Status or progress of an export archive in one line. */
export function getExportStatusLine({ state, done, total, bytes, finished, expires }: CompanyExport): string {
  switch (state) {
    case 'waiting':
      return 'Waiting for its turn';
    case 'running':
      return `${formatNumber(done)} of ${formatNumber(total)} files`;
    case 'ready':
      return `${formatFileSize(bytes!)}, made on ${shortDate(finished!)}, kept until ${shortDate(expires!)}`;
    case 'failed':
      return 'The export didn’t succeed. It is our fault, and trying again often helps.';
  }
}

/** Text for screen readers, which doesn't change with each exported file. */
export function getExportAnnouncement(archive: CompanyExport | null): string {
  if (!archive) return '';
  if (isExportRunning(archive)) return 'The export is being made';
  return archive.state === 'ready' ? 'The export is ready' : 'The export failed';
}
