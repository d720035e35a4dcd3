import type { SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';
import type { Names } from '../../dictionaries/names.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { sanitizeRichText } from '../../platform/rich-text.ts';
import type { Pair } from '../../relations/pair.ts';
import type { Model } from '../model/model.ts';
import { addedByModel } from './by-model.ts';
import { type Added, addedByRules } from './by-rules.ts';
import { asksOf, factsOf } from './facts.ts';
import { judged } from './present.ts';

interface Asker {
  model: Model | null;
  /** Whether the model may cost once more. */
  mayCost: () => Promise<boolean>;
}

type Written = Pick<SummaryImprovement, 'source' | 'fallback'> & { added: Added[] };

/** The talent's summary towards the job: what is good stays, and what the job asks for and the card proves is added. */
export async function improve(
  { request, talent }: Pick<Pair, 'request' | 'talent'>,
  names: Names,
  asker: Asker,
): Promise<SummaryImprovement> {
  const present = sanitizeRichText(talent.summary);
  const asks = asksOf(request, names);
  const old = judged(present, asks);
  const said = old.filter(({ change }) => change === 'kept').map(({ text }) => text);
  const material = { asks, facts: factsOf(talent, asks, names), said };
  const rules = addedByRules(material);
  // Where the rules find nothing that is asked for, a model has nothing to say either.
  const { added, ...told } = rules.length > 0 ? await written(rules, material, asker) : LOCAL;
  const sentences = [...old, ...added.map(asSentence)];
  return {
    ...told,
    improves: sentences.some(({ change }) => change !== 'kept'),
    version: talent.version,
    present,
    sentences,
  };
}

const LOCAL: Written = { source: 'local', fallback: null, added: [] };

async function written(
  added: Added[],
  material: Parameters<typeof addedByModel>[0],
  { model, mayCost }: Asker,
): Promise<Written> {
  if (!model) return { ...LOCAL, added };
  if (!(await mayCost())) return { source: 'local', fallback: 'limit_reached', added };
  const held = await addedByModel(material, model).catch(() => []);
  if (held.length === 0) return { source: 'local', fallback: 'model_failed', added };
  return { source: 'model', fallback: null, added: held };
}

/** All that is added is one paragraph, plain text. */
function asSentence(added: Added, at: number): SummarySentence {
  return { change: 'added', ...added, html: escapeHtml(added.text), block: 'p', begins: at === 0 };
}
