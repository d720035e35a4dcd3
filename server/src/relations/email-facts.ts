import { isolatedText } from '@crewdock/contract/isolated-text';
import { RATE_ON_REQUEST } from '@crewdock/contract/missing-rate';
import { formatRateRange, formatTalentRate } from '../core/text/rates.ts';
import * as emails from '../core/messages/emails/relation.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import type { Names } from '../dictionaries/names.ts';
import { computeMatch } from '../matching/match.ts';
import { toDemand, toOffer } from '../matching/pair.ts';
import type { CardPair } from './pair.ts';

/** Describes the cards of a pair, with the facts that the recipient needs for an answer, one line per fact. */
export function describePair({ request, talent }: Pick<CardPair, 'request' | 'talent'>, names: Names): string {
  const demand = toDemand(request);
  const offer = toOffer(talent);
  const seniority = (id: number | null) => (id === null ? undefined : names.seniority.get(id)?.label);
  const talentFacts = [
    joinNames([talent.name, talent.title]),
    seniority(talent.seniority_id),
    formatTalentRate(talent),
  ];
  const jobPay = formatRateRange(demand.hourly, 'hr') || formatRateRange(demand.monthly, 'month') || RATE_ON_REQUEST;
  const jobFacts = [joinNames([request.title, request.company_name]), seniority(request.seniority_id), jobPay];
  return [
    formatMessage(emails.talentLine, { facts: joinFacts(talentFacts) }),
    formatMessage(emails.jobLine, { facts: joinFacts(jobFacts) }),
    formatMessage(emails.matchLine, { score: computeMatch(demand, offer).score }),
  ].join('\n');
}

function joinNames(names: (string | null)[]): string {
  return names.flatMap((name) => (name ? isolatedText(name) : [])).join(', ');
}

function joinFacts(facts: (string | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
