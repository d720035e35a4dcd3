import type { cards } from '@crewdock/contract/cards';
import type { Handlers } from '@crewdock/contract/endpoint';
import { onCompany } from '../companies/asked.ts';
import type { Context } from '../platform/http/context.ts';
import type { WithNames } from '../dictionaries/names.ts';
import { ownCards } from './own-cards.ts';
import { presentOwnRequest, presentOwnTalent, presentRequestDetails, presentTalentDetails } from './present.ts';
import { visibleCard } from './visible-card.ts';

export const cardRoutes: Handlers<typeof cards, Context & WithNames> = {
  async listOwnTalents({ query }, context) {
    const { rows, relations, ...counted } = await ownCards('talent', query, context);
    const names = await context.names();
    const { actor } = context;
    const results = rows.map((row) => presentOwnTalent(row, names, { relations: relations.get(row.id)!, actor }));
    return { ...counted, results };
  },
  async listOwnRequests({ query }, context) {
    const { rows, relations, ...counted } = await ownCards('request', query, context);
    const names = await context.names();
    const { actor } = context;
    const results = rows.map((row) => presentOwnRequest(row, names, { relations: relations.get(row.id)!, actor }));
    return { ...counted, results };
  },
  async getTalent({ params, query }, context) {
    const asked = await onCompany(query, context);
    const row = await visibleCard('talent', params.id, asked);
    return presentTalentDetails(row, await context.names(), viewer(asked));
  },
  async getRequest({ params, query }, context) {
    const asked = await onCompany(query, context);
    const row = await visibleCard('request', params.id, asked);
    return presentRequestDetails(row, await context.names(), viewer(asked));
  },
};

function viewer({ actor, company }: Context) {
  return { actor, companyId: company?.id ?? null };
}
