import type { Found } from '@crewdock/contract/resumes';
import { normalizeText } from '../../../tables/cells/folded.ts';
import type { JobKnowledge } from './knowledge.ts';

/** Patterns of job titles by the specialization's label, in lower case. */
const NAMED: [string, RegExp][] = [
  ['full-stack', /full.?stack/u],
  ['frontend', /front.?end/u],
  ['backend', /back.?end/u],
  ['e-commerce and cms', /shopify|magento|wordpress|drupal|shopware|\bcms\b/u],
  ['ios', /\bios\b|\bswift\b/u],
  ['android', /\bandroid\b/u],
  ['cross-platform mobile', /react native|flutter|xamarin|\bmobile\b/u],
  ['data engineering', /data engineer|daten?ingenieur|\betl\b|ingenier[oa] de datos/u],
  ['data science', /data scien/u],
  ['machine learning', /machine learning|\bml\b|mlops|deep learning/u],
  ['analytics and bi', /\bbi\b|business intelligence|data analy|datenanaly|analista de datos/u],
  ['ai applications', /\bai\b|\bllm\b|generative/u],
  ['devops', /devops|platform engineer|plattform/u],
  ['cloud architecture', /cloud/u],
  ['site reliability', /\bsre\b|site reliability/u],
  ['security', /security|penetration|pentest|sicherheit|seguridad/u],
  ['databases', /\bdba\b|database|datenbank/u],
  [
    'test automation',
    /test automation|automation (?:qa|engineer|tester)|qa automation|\bsdet\b|testautomat|automated test/u,
  ],
  ['manual testing', /manual (?:qa|test)|\btester\b/u],
  ['embedded and iot', /embedded|firmware|\biot\b/u],
  ['games and graphics', /\bunity\b|unreal|\bgames?\b|graphics programmer/u],
  ['blockchain', /blockchain|solidity|web3|smart contract/u],
  ['desktop software', /desktop|\bwpf\b/u],
  ['enterprise platforms', /\bsap\b|salesforce|dynamics|\berp\b|servicenow/u],
  ['product design', /(?:ux|ui|product|produkt).{0,4}design|\bux\b/u],
  ['graphic and motion design', /graphic design|motion design|grafik/u],
  ['product management', /product (?:manager|owner|lead)|produktmanager/u],
  [
    'project management',
    /project manager|projektleiter|projektmanager|jef[ea] de proyecto|scrum master|delivery manager|kierownik projektu/u,
  ],
  ['business analysis', /business analy|systems? analy/u],
];

/** Patterns for titles that name only a technology. */
const MEANT: [string, RegExp][] = [
  ['frontend', /\breact\b|angular|\bvue(?:\.js)?\b|svelte|javascript|typescript/u],
  [
    'backend',
    /\bjava\b|python|golang|\bgo\b|\bphp\b|laravel|node(?:\.js)?\b|\.net\b|c#|ruby|rails|django|kotlin|scala|elixir|\brust\b/u,
  ],
];

/** Finds the specializations by the title. */
export function findJobSpecializations(
  title: Found<string> | null,
  { specializations }: JobKnowledge,
): Found<number[]> | null {
  if (!title) return null;
  const key = normalizeText(title.value);
  for (const [words, sure] of [
    [NAMED, 0.9],
    [MEANT, 0.65],
  ] as const) {
    const ids = words.flatMap(([label, pattern]) => (pattern.test(key) ? (specializations[label] ?? []) : []));
    if (ids.length > 0) return { value: ids, sure: sure * title.sure, where: title.where };
  }
  return null;
}
