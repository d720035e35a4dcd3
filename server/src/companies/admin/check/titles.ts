import type { CheckFinding } from '@crewdock/contract/company-check';
import type { ReadPage } from './pages.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

/** Reports pages without a title or description, and duplicate titles. */
export function badTitles(pages: ReadPage[], company: string): CheckFinding[] {
  const byTitle = Map.groupBy(pages, ({ read }) => read.title?.trim() ?? '');
  return pages.flatMap(({ path, label, mend, read, isMissing }) => {
    const title = read.title?.trim() ?? '';
    const found = (message: string): CheckFinding => ({
      check: 'titles',
      message,
      place: { kind: 'page', label, path },
      sample: title ? { kind: 'excerpt', before: '', found: title, after: '' } : null,
      mend,
    });
    if (title === '') return [found(formatMessage(messages.titleMissing))];
    const findings: CheckFinding[] = [];
    if (!title.includes(company)) findings.push(found(formatMessage(messages.titleWithoutCompany)));
    // Duplicate titles of 404 pages are not reported, because all 404 pages have the same title.
    const first = byTitle.get(title)![0]!;
    if (first.path !== path && !isMissing)
      findings.push(found(formatMessage(messages.titleRepeated, { page: first.label })));
    if (!read.description?.trim()) findings.push(found(formatMessage(messages.noDescription)));
    return findings;
  });
}
