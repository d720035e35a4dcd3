import type { cards } from '@crewdock/contract/cards';
import type { Handlers } from '@crewdock/contract/endpoint';
import type { Context } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { presentRequestDetails, presentTalentDetails } from './present.ts';
import { visibleCard } from './visible-card.ts';

export const cardRoutes: Handlers<typeof cards, Context> = {
  async listOwnTalents() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async listOwnRequests() {
    throw new AppError('unavailable', 'Not built yet.');
  },
  async getTalent({ params }, context) {
    const row = await visibleCard('talent', params.id, context);
    return presentTalentDetails(row, await context.names(), viewer(context));
  },
  async getRequest({ params }, context) {
    const row = await visibleCard('request', params.id, context);
    return presentRequestDetails(row, await context.names(), viewer(context));
  },
};

function viewer({ actor, company }: Context) {
  return { actor, companyId: company?.id ?? null };
}
