import type { cards } from '@crewdock/contract/cards';
import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { CardKind } from '@crewdock/contract/kinds';
import { withKindName } from '@crewdock/contract/pairs';
import { onCompany } from '../companies/asked.ts';
import { askedCard } from './asked-card.ts';
import { forItsSide } from './for-its-side.ts';
import type { WithWidgetCounts } from './in-widgets.ts';
import type { Names, WithNames } from '../dictionaries/names.ts';
import { VISITOR } from '../core/identity/actor.ts';
import type { Context } from '../core/context/context.ts';
import { ownCards } from './own-cards.ts';
import {
  type Owned,
  presentOwnRequest,
  presentOwnTalent,
  presentRequestDetails,
  presentTalentDetails,
  type CardViewer,
} from './present.ts';
import { buildPageCursors } from '../infra/http/cursor-pages.ts';
import type { CardRow } from './queries.ts';
import { isTagged } from './public-id.ts';
import type { WithCardRelations } from './relations.ts';
import type { WithTaggedCards } from './tagged-card.ts';

type Asked = Context & WithCardRelations & WithNames & WithTaggedCards & WithWidgetCounts;

export const cardRoutes: Handlers<typeof cards, Asked> = {
  ...withKindName('talent', routesOf('talent', { own: presentOwnTalent, details: presentTalentDetails })),
  ...withKindName('request', routesOf('request', { own: presentOwnRequest, details: presentRequestDetails })),
};

interface Present<K extends CardKind, Own, Details extends object> {
  own: (row: CardRow<K>, names: Names, owned: Owned) => Own;
  details: (row: CardRow<K>, names: Names, viewer: CardViewer) => Details;
}

function routesOf<K extends CardKind, Own, Details extends object>(kind: K, present: Present<K, Own, Details>) {
  return {
    async listOwnCards(
      { query }: Input<typeof cards.listOwnTalents>,
      context: Context & WithCardRelations & WithNames,
    ) {
      const { page, relations, total, counters } = await ownCards(kind, query, context);
      const names = await context.names();
      const { actor } = context;
      const items = page.rows.map((row) => present.own(row, names, { relations: relations.get(row.id)!, actor }));
      return { items, ...buildPageCursors(total, page), counters };
    },
    async getCard({ params, query }: Input<typeof cards.getTalent>, context: Asked) {
      const asked = await onCompany(query, context);
      if (isTagged(params.id)) {
        const shown = await asked.taggedCard(kind, params.id, asked);
        return present.details(shown, await context.names(), { actor: VISITOR, companyId: shown.company_id });
      }
      const row = await askedCard(kind, params.id, asked);
      const { actor, company, askingSite: site } = asked;
      if (query.company !== undefined && company && site !== null)
        context.inWidget({ what: 'click', kind, ids: [row.id], companyId: company.id, site }, context);
      const details = present.details(row, await context.names(), { actor, companyId: company?.id ?? null });
      return { ...details, ...(await forItsSide(kind, row, asked)) };
    },
  };
}
