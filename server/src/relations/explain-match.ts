import type { Handlers } from '@crewdock/contract/endpoint';
import type { matching } from '@crewdock/contract/matching';
import type { Names, WithNames } from '../dictionaries/names.ts';
import type { Context } from '../platform/http/context.ts';
import { notFound } from '../platform/http/errors.ts';
import { visibleCard } from '../cards/visible-card.ts';
import { type Pair, loadPair, pairBehind } from './pair.ts';
import { isParty } from './policy.ts';
import { findPair } from './queries.ts';
import { explain } from '../matching/explain.ts';
import { demandOf, offerOf } from '../matching/pair.ts';

export const matchingRoutes: Handlers<typeof matching, Context & WithNames> = {
  /** For who owns one of the two and either sees the other or is linked with it. */
  async explainMatch({ params }, context) {
    const ids = await pairBehind(params, context);
    const pair = await loadPair(ids, context);
    if (!pair || !isParty(pair.standing)) throw notFound();
    if (!(await findPair(context.db, ids))) {
      await visibleCard('request', String(params.requestId), context);
      await visibleCard('talent', String(params.talentId), context);
    }
    return explain(demandOf(pair.request), offerOf(pair.talent), withSkillsOf(pair, await context.names()));
  },
};

/** A skill that was made with a card a moment ago has its name with the card. */
function withSkillsOf({ request, talent }: Pair, names: Names): Names {
  const skill = new Map(names.skill);
  for (const [id, , , name] of [...request.skills, ...talent.skills]) {
    if (name && !skill.has(id)) skill.set(id, { id, name, skill_image: null });
  }
  return { ...names, skill };
}
