import { normalizeText } from '../../../tables/cells/folded.ts';
import { isEmployerName, isPersonName, isTimeOrPlace } from './everyday.ts';

/** Number of characters around a word that are searched. Limits the time for long texts. */
const WINDOW = 300;
/** Words of software development in six languages, with any ending. Normalized. */
const TECHNICAL =
  /(?:^|[^\p{L}])(?:(?:micro)?services?|apis?|apps?|applications?|backends?|back-ends?|frontends?|front-ends?|code(?:base)?s?|cod(?:ed|ing)|librar(?:y|ies)|frameworks?|servers?|databases?|quer(?:y|ies)|scripts?|scripting|pipelines?|components?|deploy\p{L}*|clusters?|programming|programs?|programmed|developers?|development|engineers?|software|plugins?|sdks?|macros?|spreadsheets?|stacks?|(?:unit |e2e |integration )tests|tests|web|websites?|mobile|cloud|uis?|interfaces?|back ?office|migrat\p{L}*|refactor\p{L}*|rewr\p{L}+|modules?|jobs|queues?|dashboards?|models?|games?|plug-?ins?|infrastructure|monolith\p{L}*|portals?|platforms?|platt?form\p{L}*|plataforma\p{L}*|systems?|\p{L}*system\p{L}*|sistema\p{L}*|систем\p{L}*|платформ\p{L}*|shops?|site|rest|sql|crud|e-?commerce|cli|daemons?|drivers?|firmware|experience|knowledge|proficien\p{L}*|familiar\p{L}*|skills?|expertise|dienste?n?|anwendung\p{L}*|schnittstelle\p{L}*|entwickl\p{L}*|programmier\p{L}*|datenbank\p{L}*|kenntnisse|erfahrung\p{L}*|servicios|aplicaci\p{L}*|desarroll\p{L}*|programaci\p{L}*|codigo|experiencia|conocimient\p{L}*|developpe\p{L}*|applications?|connaissance\p{L}*|aplikacj\p{L}*|uslug\p{L}*|serwis\p{L}*|program\p{L}*|doswiadczen\p{L}*|znajomosc\p{L}*|сервіс\p{L}*|застосун\p{L}*|розроб\p{L}*|досвід\p{L}*|знанн\p{L}*|\p{L}*servis(?:ler\p{L}*|i)?|micros?servi[cçz]\p{L}*|servi[cçz]i?os?|servizi|przetwarzani\p{L}*|dan(?:e|ych)|oberflach\p{L}*|dags?|uygulama\p{L}*|aplicac\p{L}*|desenvolv\p{L}*|applicazion\p{L}*|svilupp\p{L}*)(?![\p{L}])/u;
/** Technical words of languages without spaces between words. */
const TECHNICAL_HAN = /服务|开发|系统|平台|应用|框架|接口|数据|编程|前端|后端|程序|サービス|開発|システム/u;
/** Nouns directly after a skill: `Flask API`, `Excel macros`, `Go developer`. */
const BEHIND =
  /^[\s-]{1,2}(?:(?:based|native|powered|web|mobile|backend|frontend|rest|unit|e2e|single-page|internal|micro)[\s-])?(?:(?:micro)?services?|apis?|apps?|applications?|backends?|front-?ends?|code(?:base)?|librar(?:y|ies)|frameworks?|servers?|scripts?|scripting|pipelines?|components?|clusters?|programming|developers?|development|engineers?|plugins?|sdks?|macros?|spreadsheets?|tests?|test suites?|specs?|models?|games?|queries|monoliths?|modules?|charts?|contracts?|boot|mvc|framework|router|hooks?|developers?|entwickler\p{L}*|entwicklung|experience|skills|knowledge|projects?|repositor(?:y|ies)|databases?|stack|tooling|workers?|functions?|jobs|bindings?|packages?|sites?|websites?|stores?|themes?|playbooks?|manifests?|dashboards?|-?dienste?|-?anwendung\p{L}*)(?![\p{L}])/u;
/** Words directly before a skill. */
const BEFORE =
  /(?:^|[\s(,/&+])(?:in|with|using|via|by|through|onto|introduced|adopted|replaced|durch|par|por|przez|через|on|of|to|from|into|and|or|wrote|write|writing|built|build|learned|learning|know|like|including|e\.g\.|mit|und|oder|nach|von|auf|con|en|y|e|de|avec|et|ou|z|w|i|na|та|і|на|в|з|do|ile|com|em|per|su)\s$|[,/&+(]\s*$/u;
/** `replaced scripts by Ruby` is not about a person. */
const REPLACED = /(?:replac|ersetz|sustitu|remplac|zastąp)\p{L}*\s[^.]{1,60}\s(?:by|with|durch|por|par)\s$/iu;
/** `migración a Scala`: the preposition is an article in English. */
const MIGRATED = /migr\p{L}*\s[^.]{0,60}\s(?:a|ao|à)\s$/iu;
const BEFORE_HAN = /(?:使用|采用|基于|用|通过|熟悉|精通|掌握|和|与|及|[、，：])\s?$/u;
/** Postpositions after a skill: `Go ile`. */
const POSTPOSITION = /^\s+(?:ile|kullanarak|ve|bilgisi)(?!\p{L})|^\s?(?:で|を使)/u;
const WITH_PEOPLE = /(?:^|\s)(?:with|to|from|of|and|by|for|mit|und|von|con|y|avec|et)\s$/u;
const FROM_EMPLOYER =
  /(?:join|work|mov|hire|came|left|employed|career|years|role|offer|beworb|arbeit|trabaj|travail)\p{L}* (?:\p{L}+ )?(?:at|for|from|by|with|bei|en|chez)\s$/u;
const IN_TIME = /(?:^|\s)(?:in|since|until|by|this|last|next|each|every|of|from|to|im|en)\s$/u;

/**
 * Whether an everyday word in a sentence means a technology. `others`: skills in the sentence that were recognized with
 * certainty.
 */
export function isMeantTechnically(text: string, at: number, length: number, others: readonly string[]): boolean {
  const key = normalizeText(text.slice(at, at + length));
  const { before, after } = sentenceAround(text, at, length);
  const behind = after.toLowerCase();
  if (/^\s*['’]?(?:\d{4}|\d\d)(?!\d)/.test(after) && isTimeOrPlace(key)) return false;
  if (BEHIND.test(normalizeText(behind).startsWith('-') ? behind : ` ${normalizeText(behind)}`) && /^[\s-]/.test(after))
    return true;
  if (isInEnumeration(before, after, others)) return true;
  const isAfter =
    BEFORE.test(before.toLowerCase()) || MIGRATED.test(before) || BEFORE_HAN.test(before) || POSTPOSITION.test(after);
  if (!isAfter || /^\s+(?:(?:to|live|further|through|about|around)\b|at\s\p{Ll})/u.test(after)) return false;
  // `en vue de`
  if (/^\p{Ll}/u.test(text.slice(at)) && /^\s+d(?:e\b|['’])/.test(after)) return false;
  if (isPersonName(key) && ((WITH_PEOPLE.test(before) && !REPLACED.test(before)) || /^\s+\p{Lu}\p{Ll}/u.test(after)))
    return false;
  if (isEmployerName(key) && FROM_EMPLOYER.test(before.toLowerCase())) return false;
  if (isTimeOrPlace(key) && IN_TIME.test(before.toLowerCase()) && others.length === 0) return false;
  // A noun phrase such as `in Design reviews` or `of Unity and trust` does not mean a technology.
  if (/^\s+\p{Ll}{3,}/u.test(after) && !CLOSING.test(after) && others.length === 0) return false;
  return (
    others.length > 0 || TECHNICAL.test(normalizeText(`${before} · ${after}`)) || TECHNICAL_HAN.test(before + after)
  );
}

/** Words after a skill that start a new phrase. */
const CLOSING =
  /^\s+(?:and|in place|instead|or|with|for|on|in|using|to|from|at|as|by|via|that|which|while|und|oder|mit|fur|für|auf|bei|y|o|con|para|et|ou|avec|pour|i|oraz|dla|та|для|ve|ile|e|com)(?!\p{L})/u;

/** Words around a skill in a list that do not make it part of another phrase: `advanced Excel`, `Spring Security`. */
const QUALIFIERS = new Set(
  (
    'advanced basic basics good strong solid very excellent expert intermediate beginner fluent proficient proficiency level working ' +
    'knowledge of in with and or using etc the incl including also on for to ms microsoft apache adobe google hashicorp aws my own some ' +
    'security data batch webflux core engine client server 3d router hooks native query testing context suite pro db online 365 office ' +
    'tables pivot formulas formula vba reports certified language lang os ide js ci cd years year yrs yr months ' +
    'grundkenntnisse gute sehr und mit erweitert fortgeschritten jahre avance avanzado basico notions y et e i años ans lat'
  ).split(' '),
);

/** Whether an everyday word is only a part of a phrase in a list: `Access control`, `swift response`. */
export function isWithinPhrase(
  text: string,
  { at, written }: { at: number; written: string },
  listed: readonly { at: number; written: string; isCertain: boolean }[],
): boolean {
  const before = text.slice(Math.max(0, at - WINDOW), at);
  const from = at - before.length + Math.max(...LIST_SIGNS.map((sign) => before.lastIndexOf(sign))) + 1;
  const rest = text.slice(at + written.length, at + written.length + WINDOW);
  const end = at + written.length + (/[,;|•·:()\n\t]/.exec(rest)?.index ?? rest.length);
  const near = listed.filter((other) => other.at >= from && other.at < end);
  if (near.some(({ isCertain }) => isCertain)) return false;
  const words =
    `${text.slice(from, at)} ${text.slice(at + written.length, end)}`.match(/[\p{Script=Latin}\d]+/gu) ?? [];
  return !words.every((word) => {
    const key = normalizeText(word);
    return (
      /\d/.test(word) || QUALIFIERS.has(key) || TECHNICAL.test(key) || BEHIND.test(` ${key}`) || isSkillName(word, near)
    );
  });
}

const LIST_SIGNS = [...',;|•·:()\n\t'];

function isSkillName(word: string, listed: readonly { written: string }[]): boolean {
  return listed.some(({ written }) => written.split(' ').includes(word) && /^\p{Lu}/u.test(word));
}

/** Whether a neighbor in an enumeration is a certain skill: `Kotlin, Swift and Java`. */
function isInEnumeration(before: string, after: string, others: readonly string[]): boolean {
  const left = /([^,/&+();:]+?)\s*(?:[,/&+]|\s(?:and|or|und|oder|y|et|ou|i|та|ve|e)\s)\s*$/u.exec(before)?.[1]?.trim();
  const right = /^\s*(?:[,/&+]|\s?(?:and|or|und|oder|y|et|ou|i|та|ve|e)\s)\s*([^,/&+();:.]+)/u.exec(after)?.[1]?.trim();
  return others.some((other) => left?.endsWith(other) || right?.startsWith(other));
}

function sentenceAround(text: string, at: number, length: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, at - WINDOW), at);
  const after = text.slice(at + length, at + length + WINDOW);
  return {
    before: before.slice(Math.max(...['. ', '! ', '? '].map((sign) => before.lastIndexOf(sign) + 1))),
    after: after.split(/[.!?](?:\s|$)/)[0]!,
  };
}
