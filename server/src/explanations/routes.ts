import type { Handlers, Input } from '@crewdock/contract/endpoint';
import type { matching } from '@crewdock/contract/matching';
import { canEdit } from '../cards/policy.ts';
import { visibleCard } from '../cards/visible-card.ts';
import type { Names, WithNames } from '../dictionaries/names.ts';
import { buildMatchExplanation } from '../matching/explain.ts';
import { toDemand, toOffer } from '../matching/pair.ts';
import { type Context, requirePerson } from '../core/context/context.ts';
import { notFound } from '../core/errors/errors.ts';
import { type CardPair, loadPair, pairBehind } from '../relations/pair.ts';
import { isParty } from '../relations/policy.ts';
import { findPair } from '../relations/queries.ts';
import type { WithModel } from '../infra/language-model/model.ts';
import { improveSummary, awaitImprovement } from './improve.ts';

type Asking = Context & WithNames & WithModel;

export const matchingRoutes: Handlers<typeof matching, Asking> = {
  async explainMatch({ params, query }, context) {
    const { pair, names, canImprove } = await seenPair(params, context);
    if (query.type === 'improve' && !canImprove) throw notFound();
    const improvement =
      query.type === 'improve' ? await awaitImprovement(improveSummary(pair, names, askerOf(context))) : null;
    const told = buildMatchExplanation(toDemand(pair.request), toOffer(pair.talent), names);
    return { ...told, can: { improve: canImprove }, improvement };
  },
  async writeSummary({ params }, context) {
    const { pair, names, canImprove } = await seenPair(params, context);
    if (!canImprove) throw notFound();
    return improveSummary(pair, names, askerOf(context));
  },
};

/**
 * Loads the job and the talent. The requester must own one card, and must see the other card or have a relation between
 * both cards; otherwise throws 404. Only users who may edit the talent may improve its summary.
 */
async function seenPair(params: Input<typeof matching.writeSummary>['params'], context: Asking) {
  const ids = await pairBehind(params, context);
  const pair = await loadPair(ids, context);
  if (!pair || !isParty(pair.standing)) throw notFound();
  if (!(await findPair(context.db, ids))) {
    await visibleCard('request', String(params.requestId), context);
    await visibleCard('talent', String(params.talentId), context);
  }
  const names = withSkillsOf(pair, await context.names());
  return { pair, names, canImprove: canEdit(context.actor, pair.talent) };
}

function askerOf(context: Asking) {
  const mayCost = () => context.limits.allows('model', `person ${requirePerson(context).id}`);
  return { model: context.model, mayCost, signal: context.signal };
}

/** Adds skill names from the cards, because a new skill may be missing in the cached dictionary. */
function withSkillsOf({ request, talent }: CardPair, names: Names): Names {
  const skill = new Map(names.skill);
  for (const [id, , , name] of [...request.skills, ...talent.skills]) {
    if (name && !skill.has(id)) skill.set(id, { id, name, skill_image: null });
  }
  return { ...names, skill };
}
