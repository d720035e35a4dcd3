import type { SummaryImprovement, SummarySentence } from '@crewdock/contract/summary-improvement';

/** Builds the summary from the chosen sentences. If no existing sentence changes, the present HTML is kept. */
export function buildImprovedSummary(
  { present, sentences }: SummaryImprovement,
  isChosen: (at: number) => boolean,
): string {
  const added = sentences.filter(({ change }, at) => change === 'added' && isChosen(at)).map(({ html }) => html);
  const end = added.length > 0 ? `<p>${added.join(' ')}</p>` : '';
  const isUntouched = sentences.every(({ change }, at) => change === 'added' || isChosen(at));
  return `${isUntouched ? present : rewritten(sentences, isChosen)}${end}`;
}

function rewritten(sentences: SummarySentence[], isChosen: (at: number) => boolean): string {
  const blocks: { block: SummarySentence['block']; html: string[] }[] = [];
  for (const [at, { change, block, html, begins }] of sentences.entries()) {
    if (change === 'added') continue;
    if (begins) blocks.push({ block, html: [] });
    if (isChosen(at)) blocks.at(-1)!.html.push(html);
  }
  const filled = blocks.filter(({ html }) => html.length > 0);
  return filled
    .map(({ block, html }, at) => {
      if (block !== 'ul' && block !== 'ol') return `<${block}>${html.join(' ')}</${block}>`;
      const first = filled[at - 1]?.block === block ? '' : `<${block}>`;
      const last = filled[at + 1]?.block === block ? '' : `</${block}>`;
      return `${first}<li>${html.join(' ')}</li>${last}`;
    })
    .join('');
}
