import type { Match } from '@crewdock/contract/matching';
import { proceedReasons, rejectionReasons } from '@crewdock/server/dictionaries/reference/dictionaries';
import type { Random } from './random.ts';

export type Side = 'request' | 'talent' | 'staff';
type Status = 'proposed' | 'confirmed' | 'rejected' | 'proceeded' | 'archived';

/** A status change of a relation. */
export interface RelationWalkStep {
  side: Side;
  from: Status | null;
  to: Status;
  why: string;
  /** Time of the change, in seconds before the day of loading. */
  ago: number;
}

/** A relation with its history. */
export interface Walk {
  status: Status;
  initiated_by: Side;
  is_confirmed: boolean;
  rejection_reason_id: number | null;
  comment: string;
  proceed_reason_id: number | null;
  /** Start of the work, in days from today. */
  starts_in_days: number | null;
  rate: string;
  steps: RelationWalkStep[];
}

/** Facts that comments of a relation can mention. */
export interface Facts {
  match: Match;
  /** In US dollars; null when not specified. */
  hourlyRate: number | null;
  firstName: string;
}

const DAY = 24 * 60 * 60;

/** Planned outcomes for a card's matches, starting with the best match. */
const PLANS = [
  'hired',
  'interview',
  'waits for job',
  'confirmed',
  'waits for talent',
  'turned down',
  'declined',
  'withdrawn',
] as const;
export type Plan = (typeof PLANS)[number];

/** Returns the planned outcome. Poor matches are never interviewed or hired, so they get an earlier outcome. */
export function getPlannedOutcome(place: number, match: Match): Plan {
  const plan = PLANS[place % PLANS.length]!;
  if (isFit(match)) return plan;
  return plan === 'hired' ? 'turned down' : plan === 'interview' ? 'waits for job' : plan;
}

const LEAST_SCORE = 70;

/** Whether the match is good enough for an interview. */
export function isFit({ mode, score }: Match): boolean {
  return (mode === 'strict' || mode === 'moderate') && score >= LEAST_SCORE;
}

/** Generates the history that leads to an outcome: the proposing side, comments and times. */
export function generateRelationHistory(plan: Plan, facts: Facts, random: Random): Walk {
  const first: Side =
    plan === 'waits for talent' || plan === 'declined' ? 'request' : random.chance(0.7) ? 'talent' : 'request';
  const begun = plan === 'waits for job' ? 'talent' : plan === 'withdrawn' && random.chance(0.5) ? 'staff' : first;
  const opening = begun === 'talent' ? pitch(facts, random) : begun === 'request' ? invitation(facts, random) : '';
  let ago = random.int(6, 50) * DAY + random.int(0, DAY);
  const steps: RelationWalkStep[] = [{ side: begun, from: null, to: 'proposed', why: opening, ago }];
  const step = (side: Side, to: Status, why = '') => {
    // Some hours or days later, but never in the future.
    ago = Math.max(random.int(600, 7200), ago - random.int(DAY / 6, 5 * DAY));
    steps.push({ side, from: steps.at(-1)!.to, to, why, ago });
  };
  const answer: Side = begun === 'request' ? 'talent' : 'request';
  const walk: Walk = {
    status: 'proposed',
    initiated_by: begun,
    is_confirmed: false,
    rejection_reason_id: null,
    comment: opening,
    proceed_reason_id: null,
    starts_in_days: null,
    rate: '',
    steps,
  };
  if (plan === 'confirmed' || plan === 'hired' || plan === 'interview') {
    step(answer, 'confirmed');
    walk.is_confirmed = true;
  }
  if (plan === 'hired' || plan === 'interview') {
    const reason = proceedReasons.find(({ label }) => label === (plan === 'hired' ? 'Hire' : 'Interview'))!;
    walk.proceed_reason_id = reason.id;
    walk.starts_in_days = plan === 'hired' ? random.int(4, 24) : null;
    walk.rate = plan === 'hired' && facts.hourlyRate !== null ? `$${facts.hourlyRate} an hour` : '';
    step('request', 'proceeded', [`${reason.label}.`, walk.rate && `Rate: ${walk.rate}.`].filter(Boolean).join(' '));
  }
  if (plan === 'turned down' || plan === 'declined') {
    const { id, label, comment } = refusal(plan, facts, random);
    walk.rejection_reason_id = id;
    walk.comment = comment;
    step(plan === 'declined' ? 'talent' : 'request', 'rejected', `Reason: ${label}.\n${comment}`);
  }
  if (plan === 'withdrawn') step('staff', 'archived', 'The start was put off until next quarter.');
  walk.status = steps.at(-1)!.to;
  return walk;
}

function pitch({ firstName }: Facts, random: Random): string {
  return random.pick([
    `${firstName} has done this before and could start in two weeks.`,
    `${firstName} is free from next month and likes the product.`,
    'Could join a call any afternoon this week.',
    `A strong match from our bench: ${firstName} has just finished a long project.`,
    'Happy to do a short test task first.',
  ]);
}

function invitation({ firstName }: Facts, random: Random): string {
  return random.pick([
    `${firstName}’s profile is close to what we look for. Is there interest?`,
    'Would this be of interest? The team is small and works remotely.',
    'We would like to meet for half an hour.',
    '',
  ]);
}

/** Selects a rejection reason that is consistent with the match. */
function refusal(plan: 'turned down' | 'declined', { match }: Facts, random: Random) {
  const choices =
    plan === 'declined'
      ? [
          ['Not available', 'Booked until spring.'],
          ['Not interested in the job', 'Looks for another field this time.'],
        ]
      : match.score < 60
        ? [['Skills don’t fit', 'Too little of what we asked for.']]
        : [
            ['We chose another candidate', 'It was close. We would like to stay in touch.'],
            ['Doesn’t fit the team', 'The hours overlap too little.'],
          ];
  const [label, comment] = random.pick(choices) as [string, string];
  const by = plan === 'declined' ? 'they' : 'we';
  const { id } = rejectionReasons.find((reason) => reason.label === label && reason.by === by)!;
  return { id, label, comment };
}
