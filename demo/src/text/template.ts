import type { Random } from '../random.ts';

/** Whether the skills include all `[Skill]` placeholders of a template. */
export function usesOnlySkills(template: string, skills: ReadonlySet<string>): boolean {
  return [...template.matchAll(/\[([^\]]+)\]/g)].every(([, name]) => skills.has(name!));
}

/** Fills in a template: replaces `[Skill]` with the skill's name, and `{20-60}` with a random number in that range. */
export function fillTemplate(template: string, random: Random): string {
  return template
    .replace(/\[([^\]]+)\]/g, (_, name: string) => skillInText(name))
    .replace(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) => String(random.int(Number(low), Number(high))));
}

export function renderParagraph(...sentences: string[]): string {
  return `<p>${sentences.map(escaped).join(' ')}</p>`;
}

export function bulletList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
}

/** Joins items as `a, b and c`. */
export function formatList(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Formats a skill name for use in a sentence: methods in lower case, technologies unchanged. */
export function skillInText(name: string): string {
  return METHOD.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

const METHOD =
  /^(?!Kotlin)[A-Z][a-z-]+ [a-z ]+$|^(?:Accessibility|Illustration|Microservices|Multithreading|Networking|Prototyping|Replication|Statistics|Typography|Wireframing)$/;

export function formatYearsInWords(count: number): string {
  return count === 1 ? 'one year' : `${count} years`;
}

/** Adds the indefinite article: `a React developer`, `an iOS developer`. */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|ML|SRE|SAP|un(?!i))/i.test(words) ? 'an' : 'a'} ${words}`;
}

export function capitalizeFirstLetter(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
