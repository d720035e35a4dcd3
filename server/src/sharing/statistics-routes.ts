import type { FileAnswer, Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import type { ShareStatistics, shareStatistics } from '@crewdock/contract/share-statistics';
import type { TableFileType, TableFormat } from '@crewdock/contract/table-file';
import { askedCard } from '../cards/asked-card.ts';
import { isTagged } from '../cards/public-id.ts';
import type { Context } from '../core/context/context.ts';
import { AppError, notFound } from '../core/errors/errors.ts';
import { DateCell } from '../infra/table-files/date-cell.ts';
import { tableFile } from '../infra/table-files/table-file.ts';
import { admitGuest, giveAccess, listAccess, revokeAccess } from './access.ts';
import type { WithCounter } from './counter.ts';
import { findTaggedCard } from './find.ts';
import { countShareEvent } from './happened.ts';
import type { WithSharePasswords } from './open.ts';
import { loadShareStatistics } from './statistics.ts';
import { type Named, type SharedSubject, anyCard, anyList, sharedCard, sharedList } from './subject.ts';
import * as errors from '../core/messages/errors/sharing.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import * as notices from '../core/messages/notices.ts';

type Sharing = Context & WithCounter & WithSharePasswords;
type Asked = Input<typeof shareStatistics.getTalentStatistics>['body'];
type CardId = Input<typeof shareStatistics.getTalentStatistics>['params']['id'];

export const shareStatisticsRoutes: Handlers<typeof shareStatistics, Sharing> = {
  ...withKindName('talent', statisticsRoutes('talent')),
  ...withKindName('request', statisticsRoutes('request')),
  async getListStatistics({ params, body }, context) {
    return listStatistics(params.id, body, context);
  },
  async exportListStatistics({ params, query, body }, context) {
    return daysFile(await listStatistics(params.id, body, context), query);
  },
  async listListAccess({ params }, context) {
    return { items: await listAccess(await sharedList(params.id, context), context) };
  },
  async giveListAccess({ params, body }, context) {
    return giveAccess(await sharedList(params.id, context), body, context);
  },
  async revokeListAccess({ params, query }, context) {
    return revoke(await sharedList(params.id, context), query.public_key, context);
  },
};

function statisticsRoutes(kind: CardKind) {
  return {
    async getCardStatistics({ params, body }: Input<typeof shareStatistics.getTalentStatistics>, context: Sharing) {
      return cardStatistics(kind, params.id, body, context);
    },
    async exportCardStatistics(
      { params, query, body }: Input<typeof shareStatistics.exportTalentStatistics>,
      context: Sharing,
    ) {
      return daysFile(await cardStatistics(kind, params.id, body, context), query);
    },
    /**
     * Counts a click on a card, if the URL has a share tag. Without a tag, only checks that the card is visible; throws
     * 404 otherwise.
     */
    async clickCard({ params }: Input<typeof shareStatistics.clickTalent>, context: Sharing) {
      if (isTagged(params.id)) {
        const found = await findTaggedCard(kind, params.id, context);
        if (!found) throw notFound();
        countShareEvent({ what: 'click', tag: found.tag, of: found.row }, context);
      } else await askedCard(kind, params.id, context);
      return { detail: 'Counted.' };
    },
    async listCardAccess({ params }: Input<typeof shareStatistics.listTalentAccess>, context: Sharing) {
      return { items: await listAccess(await sharedCard(kind, params.id, context), context) };
    },
    async giveCardAccess({ params, body }: Input<typeof shareStatistics.giveTalentAccess>, context: Sharing) {
      return giveAccess(await sharedCard(kind, params.id, context), body, context);
    },
    async revokeCardAccess({ params, query }: Input<typeof shareStatistics.revokeTalentAccess>, context: Sharing) {
      return revoke(await sharedCard(kind, params.id, context), query.public_key, context);
    },
  };
}

function cardStatistics(kind: CardKind, id: CardId, body: Asked, context: Sharing): Promise<ShareStatistics> {
  const own = () => sharedCard(kind, id, context);
  return tell(body, context, own, () => anyCard(kind, id, context));
}

function listStatistics(id: number, body: Asked, context: Sharing): Promise<ShareStatistics> {
  const own = () => sharedList(id, context);
  return tell(body, context, own, () => anyList(id, context));
}

const COLUMNS = ['day', 'views', 'visitors', 'clicks', 'contacts', 'verdicts'] as const;

function daysFile({ from, to, days }: ShareStatistics, format: TableFormat): FileAnswer<TableFileType> {
  return tableFile(`statistics-${from}-${to}`, format, async function* () {
    yield [...COLUMNS];
    for (const { day, ...counts } of days)
      yield COLUMNS.map((column) => (column === 'day' ? new DateCell(day) : counts[column]));
  });
}

/**
 * Returns the statistics. If a password is sent, only the credentials are checked. Otherwise the requester must be
 * allowed to share the card or list.
 */
async function tell(
  body: Asked,
  context: Sharing,
  own: () => Promise<SharedSubject>,
  any: () => Promise<Named | null>,
) {
  if (body.password === undefined && context.actor.kind !== 'visitor')
    return loadShareStatistics(await own(), body, context);
  if (body.password === undefined) throw new AppError('password_required', formatMessage(errors.credentialsNeeded));
  const subject = await any();
  await admitGuest(subject, body, context);
  return loadShareStatistics(subject!, body, context);
}

async function revoke(subject: SharedSubject, publicKey: string, context: Sharing) {
  const email = await revokeAccess(subject, publicKey, context);
  return { detail: formatMessage(notices.accessRemoved, { email }) };
}
