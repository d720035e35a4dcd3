import type { ReadDocument } from '@crewdock/server/imports/documents/reading/document';
import countries from 'i18n-iso-countries';
import { knownSkillsIn } from '../resumes/baseline.ts';
import type { JobTruth } from './truth.ts';

/** A simple baseline: finds values with regular expressions and a keyword list on the same text. */
export function plainJob({ pages }: ReadDocument): JobTruth {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text.replaceAll('\t', '  ')));
  const text = lines.join('\n');
  const skills = knownSkillsIn(text);
  const said = (word: RegExp) => word.test(text);
  const rate = /\$(\d[\d,]*)(?:\s*[-–]\s*\$?(\d[\d,]*))?\s*(?:\/|per |a )?\s*(hour|h\b|month)/i.exec(text);
  const number = (digits: string | undefined) => digits?.replaceAll(',', '') ?? '';
  return {
    title: lines[0] ?? null,
    company: /company:?\s+(.+)/i.exec(text)?.[1] ?? / at ([A-Z]\w+)/.exec(text)?.[1] ?? null,
    seniority: said(/senior/i) ? 'Senior' : said(/junior/i) ? 'Junior' : null,
    english: /English\W+([ABC][12])/i.exec(text)?.[1]?.toLowerCase() ?? null,
    engagement: said(/full.time/i) ? 'full time' : said(/part.time/i) ? 'part time' : null,
    mode: said(/remote/i) ? 'remote' : said(/hybrid/i) ? 'hybrid' : said(/on.site/i) ? 'on site' : null,
    countries: Object.entries(countries.getNames('en')).flatMap(([code, name]) => (text.includes(name) ? code : [])),
    pay: rate ? `${rate[3]!.startsWith('m') ? 'month' : 'hour'} ${number(rate[1])}-${number(rate[2])}` : null,
    people: Number(/(\d+) (?:people|positions|developers)/.exec(text)?.[1] ?? 1),
    skills,
    main: skills.slice(0, 5),
    specializations: said(/front.?end/i) ? ['frontend'] : said(/back.?end/i) ? ['backend'] : [],
  };
}
