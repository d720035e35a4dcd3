import { normalizeText } from '../../tables/cells/folded.ts';

/** Words that occur in sentences, but not in names, titles and employers. Normalized. */
const IN_SENTENCES = new Set(
  (
    "who that which i i’m i'm my me we our us you your am is are was were be been being has have had would could " +
    'loves love enjoys enjoy helping seeking looking passionate motivated driven dedicated experienced because while when where ' +
    'this these those there it its they them their into through than then also very more ' +
    'ich wir mein meine habe ist sind war wurde werden sowie welche auch sich durch seit nach ' +
    'soy mi mis tengo somos es fue con que muy para como ' +
    'je suis mes nous est sont avec qui pour dans ' +
    'jestem mam jest oraz ktory ktora moje ' +
    'я мій маю працюю який яка ' +
    'sou meu minha tenho sono che com por'
  ).split(' '),
);
/** Weak signs of a sentence, because these words also occur in names and titles. */
const WEAK = new Set('my con que para como es com por che pour dans avec nach durch seit which it us'.split(' '));

/** Verbs at the start of lines that describe work. Normalized. */
const DEEDS =
  /^(?:built|wrote|led|made|ran|drove|grew|took|kept|set up|spearheaded|oversaw|won|cut|sped|taught|held|gave|brought|began|became|did|sold|met|rewrote|put|responsible for|in charge of|involved in|part of|member of the|(?:building|developing|working|creating|designing|writing|leading|maintaining|implementing|managing|supporting|providing|helping|using|delivering|improving|automating|migrating|ensuring|collaborating) |entwicklung (?:von|der|des|und|eine)|verantwort|konzeption|betreuung|umsetzung|aufbau (?:von|der|des|eine)|einfuhrung|durchfuhrung|erstellung|pflege|wartung|desarrollo de|diseno de|implementacion|mantenimiento de|responsable de (?:la|el|los|las)|automatizacion|gestion de|creacion de|developpement d|conception d|mise en|realisation d|maintenance d|participation a|gestion d|desenvolvimento de|manutencao de|automacao de|criacao de|sviluppo di|gestione d|realizzazione d|creazione d|manutenzione d|tworzenie|rozwoj |utrzymanie|projektowanie|wdrozenie|розроб(?:ка|ляв|ила|ив)|підтримка|створ|впровадж|разработк|поддержк|负责|参与|使用|开发了)(?![\p{L}])|^(?:负责|参与|使用)/u;
/** Adjectives at the start of titles and company names. */
const ADJECTIVES =
  /^(?:embedded|distributed|certified|applied|advanced|unified|united|limited|associated|integrated|automated|allied|shared|related|mixed|connected|trusted|dedicated|registered|licensed|chartered|speed|seed|feed|red|med|led|experienced|skilled|qualified|self-employed|employed)$/u;
/** Verbs at the start of a description of work, even if a capital letter follows. */
const DONE =
  /^(?:worked|developed|implemented|designed|created|managed|maintained|automated|improved|migrated|introduced|reduced|increased|supported|delivered|collaborated|configured|deployed|tested|optimi[sz]ed|participated|organi[sz]ed|coordinated|established|launched|mentored|trained|analy[sz]ed|provided|assisted|achieved|refactored|architected|engineered|shipped|used|helped|owned|moved|added|fixed|handled|monitored|conducted|prepared|performed|researched|planned|installed|presented|published|contributed|utili[sz]ed|administered|supervised)$/u;

/** Abbreviations at the end of a text, whose period does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s,])(?:\p{L}|inc|ltd|co|corp|llc|jr|sr|bros|st|dr|ltda?|lda|kft|nyrt|zrt|sti|şti|pvt|pty|spa|srl|sarl|cie|gmbh|univ|dept|eng|dev|sw|mr|ms|no|(?:\p{L}{1,2}\.\s?)+\p{L}{1,2})\.$/iu;

/** Whether the period at the end of a text belongs to an abbreviation: `Acme Inc.`, `Kestrel K.K.` */
export function endsWithAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text);
}

/** Whether a text is a sentence or describes work, and thus cannot be a name, title, employer or school. */
export function isProse(text: string): boolean {
  const key = normalizeText(text);
  const words = key.split(/[\s,;:()]+/).filter(Boolean);
  if (words.length > 3 && /[.!?…;]$/.test(text) && !endsWithAbbreviation(text)) return true;
  if (isDeed(text)) return true;
  const signs = words.filter((word) => IN_SENTENCES.has(word));
  const strong = signs.filter((word) => !WEAK.has(word));
  if (words.length >= 4 && (strong.length > 0 || signs.length > 1)) return true;
  // In names and titles of many words, most words are capitalized.
  const letters = text.split(/\s+/).filter((word) => /^\p{L}{2}/u.test(word));
  const small = letters.filter((word) => /^\p{Ll}/u.test(word));
  return letters.length >= 8 && small.length > letters.length * 0.6;
}

/** Whether a line starts like a description of work: `Built services in Go`. */
export function isDeed(text: string): boolean {
  const [first = '', next = ''] = text.split(/\s+/);
  const verb = normalizeText(first);
  if (DONE.test(verb) && next !== '') return true;
  if (/\p{L}{2}ed$/u.test(verb) && !ADJECTIVES.test(verb) && /^\p{Ll}/u.test(next)) return true;
  return DEEDS.test(normalizeText(text));
}
