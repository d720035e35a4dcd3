import type { CheckFinding } from '@crewdock/contract/company-check';
import { sql } from 'kysely';
import { loadCvContent } from '../../../cards/cv/input.ts';
import { loadCards } from '../../../cards/queries.ts';
import { getCardWorkPath } from '../../../cards/work-path.ts';
import type { WithNames } from '../../../dictionaries/names.ts';
import type { CompanyRow } from '../../../core/identity/company.ts';
import { VISITOR } from '../../../core/identity/actor.ts';
import type { Context } from '../../../core/context/context.ts';
import { foreignLinksIn, otherBrandsIn } from './words.ts';
import { formatMessage } from '../../../core/messages/format-message.ts';
import * as messages from '../../../core/messages/company-check.ts';

const CVS_MAX = 100;

/** Checks the content of the company's CVs: the text and links in their PDFs. */
export async function badCvs(
  company: CompanyRow,
  hosts: { base: string; own: string[] },
  context: Context & WithNames,
) {
  const { db } = context;
  const isShown = sql`company_id = ${company.id} and is_active and not is_draft`;
  const [newest, counted] = await Promise.all([
    sql<{
      id: number;
    }>`select id from talent where ${isShown} order by modified_at desc, id desc limit ${CVS_MAX}`.execute(db),
    sql<{ all: number }>`select count(*)::int as all from talent where ${isShown}`.execute(db),
  ]);
  const cards = await loadCards(
    db,
    'talent',
    newest.rows.map(({ id }) => id),
  );
  const findings: CheckFinding[] = [];
  for (const card of cards) {
    const { text, addresses } = saidIn(await loadCvContent(card, { ...context, actor: VISITOR }));
    for (const finding of [...otherBrandsIn(text), ...foreignLinksIn(addresses, hosts)]) {
      findings.push({
        ...finding,
        place: { kind: 'cv', label: card.name, path: null },
        mend: {
          label: formatMessage(messages.cardLink, { kind: 'talent' }),
          path: `${getCardWorkPath('talent', card)}/edit`,
        },
      });
    }
  }
  return { findings, read: { read: cards.length, all: counted.rows[0]!.all } };
}

/** Returns all text, separated by line breaks, and all URLs. */
function saidIn(content: object): { text: string; addresses: string[] } {
  const texts: string[] = [];
  const addresses: string[] = [];
  JSON.stringify(content, (key, value: unknown) => {
    if (typeof value === 'string') (key === 'url' ? addresses : texts).push(value);
    return value;
  });
  return { text: texts.join('\n'), addresses };
}
