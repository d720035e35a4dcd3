import type { booking } from '@crewdock/contract/booking';
import type { Handlers } from '@crewdock/contract/endpoint';
import { type Context, requirePerson } from '../core/context/context.ts';
import { notFound, permissionDenied } from '../core/errors/errors.ts';
import { requireVersion } from '../core/context/seen-version.ts';
import { countMove } from '../relations/limit.ts';
import { type LinkedPair, findLinkedPairById } from '../relations/pair.ts';
import { getMoveSide } from '../relations/policy.ts';
import { findRelation } from '../relations/queries.ts';
import { type By, cancelInterview, pickTime } from './answer.ts';
import { getFreeWeek, setFreeWeek } from './free-hours.ts';
import { resolveInterviewId } from './link.ts';
import { offerInterview } from './offer.ts';
import { isInterviewOpen } from './policy.ts';
import { presentInterview, presentLinked } from './present.ts';
import { findInterview } from './queries.ts';
import { loadInterviewCards } from './subject.ts';
import { upcomingInterviews } from './upcoming.ts';

export const bookingRoutes: Handlers<typeof booking, Context> = {
  getInterview: async ({ params }, context) => presentInterview(await findLinkedPairById(params.id, context), context),
  async offerInterview({ params, body }, context) {
    await offerInterview(await findLinkedPairById(params.id, context), body, context);
    return presentInterview(await findLinkedPairById(params.id, context), context);
  },
  async pickInterview({ params, body }, context) {
    const pair = await findLinkedPairById(params.id, context);
    const { relation, standing } = pair;
    if (!standing.ownsTalent && !standing.isStaff) throw permissionDenied();
    await countMove(context);
    const side = standing.isStaff ? 'staff' : 'talent';
    const by = { side, personId: requirePerson(context).id, check: checkOf(body.version, pair, context) } as const;
    await pickTime(relation.id, body.slot, by, context);
    return presentInterview(await findLinkedPairById(params.id, context), context);
  },
  async cancelInterview({ params, body }, context) {
    const pair = await findLinkedPairById(params.id, context);
    const { relation, standing } = pair;
    await countMove(context);
    const check = checkOf(body.version, pair, context);
    const by = { side: getMoveSide(standing, 'propose'), personId: requirePerson(context).id, check };
    await cancelInterview(relation.id, body.reason, by, context);
    return presentInterview(await findLinkedPairById(params.id, context), context);
  },
  listInterviews: async (_, context) => ({ items: await upcomingInterviews(context) }),
  getFreeHours: ({ query }, context) => getFreeWeek(query.minutes, context),
  async setFreeHours({ query, body }, context) {
    await setFreeWeek(body, context);
    return getFreeWeek(query.minutes, context);
  },
  getInterviewLink: async ({ params }, context) => presentLinked(await linked(params.token, context), context),
  async pickByLink({ params, body }, context) {
    const { relation } = await linked(params.token, context);
    await context.limits.use('move', `interview ${relation.id}`);
    await pickTime(relation.id, body.slot, BY_LINK, context);
    return presentLinked(await linked(params.token, context), context);
  },
  async cancelByLink({ params, body }, context) {
    const { relation, interview, cards } = await linked(params.token, context);
    await context.limits.use('move', `interview ${relation.id}`);
    await cancelInterview(relation.id, body.reason, BY_LINK, context);
    const ended = (await findInterview(context.db, interview.id))!;
    return presentLinked({ interview: ended, relation, cards }, context);
  },
};

function checkOf(seen: number | undefined, pair: LinkedPair, context: Context): By['check'] {
  return (interview, trx) => requireVersion(seen, interview, () => presentInterview(pair, { ...context, db: trx }));
}

/** Answers by link do not record a person, because the email may have been forwarded. */
const BY_LINK = { side: 'talent', personId: null } as const;

/** Resolves an email link on the portal from which it was sent. Throws `notFound` for ended interviews. */
async function linked(token: string, context: Context) {
  const { db, company, now } = context;
  const interview = await findInterview(db, await resolveInterviewId(context, token, now));
  if (!isInterviewOpen(interview, now) || interview.relation_id === null) throw notFound();
  const relation = await findRelation(db, interview.relation_id);
  const cards = await loadInterviewCards(db, interview);
  if (!relation || cards.talent.company_id !== (company?.id ?? null)) throw notFound();
  return { interview, relation, cards };
}
