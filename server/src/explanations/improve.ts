import type { ImprovementStep, SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';
import type { Names } from '../dictionaries/names.ts';
import { escapeHtml } from '../core/text/escape-html.ts';
import { sanitizeRichText } from '../core/text/rich-text.ts';
import type { CardPair } from '../relations/pair.ts';
import type { Model } from '../infra/language-model/model.ts';
import { addedByModel } from './by-model.ts';
import { type Added, addedByRules } from './by-rules.ts';
import { getJobRequirements, findMatchingFacts } from './facts.ts';
import { reviewSummary } from './present.ts';

interface Asker {
  model: Model | null;
  /** Counts a call of the model. Returns whether the rate limit allows it. */
  mayCost: () => Promise<boolean>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

type Written = Pick<SummaryImprovement, 'source' | 'fallback'> & { added: Added[] };

/**
 * Improves the talent's summary for the job: keeps good sentences, and adds sentences about requirements that the card
 * meets. Yields each added sentence when it is written, then the complete improvement.
 */
export async function* improveSummary(
  { request, talent }: Pick<CardPair, 'request' | 'talent'>,
  names: Names,
  asker: Asker,
): AsyncGenerator<ImprovementStep> {
  const present = sanitizeRichText(talent.summary);
  const asks = getJobRequirements(request, names);
  const old = reviewSummary(present, asks);
  const said = old.filter(({ change }) => change === 'kept').map(({ text }) => text);
  const material = { asks, facts: findMatchingFacts(talent, asks, names), said };
  const rules = addedByRules(material);
  // If the rules find nothing to add, the model is not called.
  const { added, ...told } = rules.length > 0 ? yield* written(rules, material, asker) : LOCAL;
  const sentences = [...old, ...added.map(asSentence)];
  const improves = sentences.some(({ change }) => change !== 'kept');
  yield { improvement: { ...told, improves, version: talent.version, present, sentences } };
}

/** Consumes the steps and returns the complete improvement. */
export async function awaitImprovement(steps: ReturnType<typeof improveSummary>): Promise<SummaryImprovement> {
  for await (const step of steps) if ('improvement' in step) return step.improvement;
  throw new Error('The summary stream ended without a result.');
}

const LOCAL: Written = { source: 'local', fallback: null, added: [] };

async function* written(
  byRules: Added[],
  material: Parameters<typeof addedByModel>[0],
  { model, mayCost, signal }: Asker,
): AsyncGenerator<ImprovementStep, Written> {
  if (!model) return { ...LOCAL, added: byRules };
  if (!(await mayCost())) return { source: 'local', fallback: 'limit_reached', added: byRules };
  const added: Added[] = [];
  try {
    for await (const one of addedByModel(material, model, signal)) {
      yield { added: asSentence(one, added.length) };
      added.push(one);
    }
  } catch {
    // Discards a partial answer of the model.
    added.length = 0;
  }
  if (added.length === 0) return { source: 'local', fallback: 'model_failed', added: byRules };
  return { source: 'model', fallback: null, added };
}

/** Converts an added sentence for the summary. All added sentences form a single paragraph of plain text. */
function asSentence(added: Added, at: number): SummarySentence {
  return { change: 'added', ...added, html: escapeHtml(added.text), block: 'p', begins: at === 0 };
}
