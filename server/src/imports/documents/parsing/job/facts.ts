import { normalizeText } from '../../../tables/cells/folded.ts';
import type { DocumentRow } from '../document-row.ts';
import { type TextPiece, toPieces } from './lines.ts';

/** Labels in English, German, Spanish, French, Polish and Ukrainian. Normalized. */
const LABELS = {
  title:
    /^(?:(job|project|position|role) (title|role)|position|role|title|job|vacancy|looking for|who|projektrolle|rolle|stelle(nbezeichnung)?|puesto|stanowisko|посада|вакансія|poste)$/u,
  company:
    /^(?:(end |direct )?(client|customer)|company|employer|hiring (company|organi[sz]ation)|organi[sz]ation|unternehmen|firma|arbeitgeber|kunde|endkunde|auftraggeber|societe|empresa|compania|cliente|entreprise|компанія|pracodawca)( name)?$/u,
  place:
    /^(?:(job |work )?locations?|countr(y|ies)|place( of work)?|based( in)?|office|city|candidates from|hiring in|arbeitsort|einsatzort|standort|ort|land|ubicacion|lugar( de trabajo)?|pais(es)?|lokalizacja|локація|країна|lieu|pays)$/u,
  pay: /^(?:(hourly |monthly |daily |annual |yearly |base |bill )?(salary|pay|rate|compensation|budget|wage)s?( range)?|gehalt|vergutung|stundensatz|honorar|salario|tarifa|retribucion|stawka|wynagrodzenie|ставка|зарплата|salaire)$/u,
  seniority:
    /^(?:seniority( level)?|(experience )?level|grade|erfahrungsstufe|senioritats?level|senioritat|nivel|poziom|рівень|niveau)$/u,
  terms:
    /^(?:(employment|job|contract|engagement|work)( type)?|type|tax terms?|engagement|workload|working hours|hours|schedule|beschaftigungsart|vertragsart|arbeitszeit|umfang|auslastung|jornada|umowa|contrato|tipo de contrato|horario|wymiar|зайнятість|type de contrat)$/u,
  mode: /^(?:work ?(mode|place|model|ing model|place type)|workplace( type)?|where|remote( work)?|format|arbeitsmodell|modalidad|tryb pracy|формат( роботи)?|teletravail|homeoffice|home office)$/u,
  headcount:
    /^(?:((number|no\.?|#) ?(of )?|of )(open )?(people|positions?|openings?|vacancies|hires|resources)|(open )?(openings?|positions|vacancies|seats)|headcount|people( needed)?|fte|anzahl( \p{L}+)?|bedarf|offene stellen|plazas|vacantes|numero de vacantes|postes( a pourvoir)?|nombre de postes|liczba (osob|stanowisk|wakatow)|кількість)$/u,
  skills:
    /^(?:(tech(nical)? |key |required |main |must.have )?(skills?|stack|technolog(y|ies)|tools)|technologien|tecnologias|technologie|технології|стек)$/u,
  nice: /^(?:nice.to.have|good.to.have|kann.kriterien|(is |as )?(a )?(plus|bonus)|preferred( skills)?|von vorteil|deseable|mile widziane|буде плюсом)$/u,
  start:
    /^((job|project|contract|planned|expected|desired|earliest|earliest possible) )?(start|start(ing)? date|startdate|begin|date of joining|joining date|beginn|startdatum|starttermin|startzeitpunkt|einsatzbeginn|projektbeginn|projektstart|eintritt(stermin|sdatum)?|einstieg|incorporacion|(fecha de )?inicio|comienzo|debut|date de (debut|demarrage)|demarrage|(data )?rozpocze(cia|cie)|poczatek|старт|початок|when)$/u,
  end: /^(?:(project |contract )?end( date)?|ende|projektende|vertragsende|fin|fecha de fin|date de fin|koniec)$/u,
  duration:
    /^(?:(project|contract|job|assignment) (duration|length|term|period)|duration|length|term|how long|laufzeit|dauer|projektdauer|projektlaufzeit|einsatzdauer|vertragslaufzeit|vertragsdauer|duracion( del (proyecto|contrato))?|duree( de la mission)?|czas trwania|dlugosc|тривалість)$/u,
  level: /^(?:english|englisch|ingles|anglais|angielski|англіиська|languages?|sprachen|idiomas)$/u,
} as const;

export type JobFactName = keyof typeof LABELS;

const ONE = /^([^:：\t]{2,34})[:：]\s*(\S.*)$/u;
/** `Location - Pune` */
const DASHED = /^([^:–—-]{2,30})\s[-–—]\s+(\S.*)$/u;
/** Facts whose value may be in the row below a heading. */
const BELOW: readonly JobFactName[] = ['company', 'start', 'end', 'duration', 'headcount', 'place', 'terms', 'mode'];
const BELOW_MAX = 60;

/**
 * Finds labeled values in lines (`Location: Berlin`) and table rows. Returns the values, and the rows that contain
 * them.
 */
export function findJobFacts(rows: readonly DocumentRow[]): {
  facts: Record<JobFactName, TextPiece[]>;
  rows: Set<DocumentRow>;
} {
  const facts = Object.fromEntries(Object.keys(LABELS).map((name) => [name, []])) as unknown as Record<
    JobFactName,
    TextPiece[]
  >;
  const telling = new Set<DocumentRow>();
  for (const row of rows) {
    for (const [label, value] of labelledIn(row)) {
      const name = nameOf(label);
      if (!name) continue;
      facts[name].push(...toPieces(value, [row.where]));
      telling.add(row);
    }
  }
  for (const [at, { text, cells, bullet, where }] of rows.entries()) {
    const above = rows[at - 1];
    const name = above && cells.length === 1 && !bullet && text.length <= BELOW_MAX ? headingOf(above) : null;
    if (!name || /[.!?:]$/.test(text) || telling.has(rows[at]!)) continue;
    facts[name].push(...toPieces(text, [above!.where, where]));
  }
  return { facts, rows: telling };
}

/** The label and value of a table row, or of each part of a line. */
function labelledIn({ cells, text }: DocumentRow): [string, string][] {
  if (cells.length > 1 && nameOf(cells[0]!)) return labelledCells(cells);
  return text.split(/\s[|•·]\s/).flatMap((part) => {
    const found = ONE.exec(part.trim()) ?? DASHED.exec(part.trim());
    return found ? [[found[1]!, found[2]!] as [string, string]] : [];
  });
}

/** The pairs of a table row. In a row of four cells, the third may be a label, too. */
function labelledCells(cells: readonly string[]): [string, string][] {
  const value = (from: number, to?: number) =>
    cells
      .slice(from, to)
      .join(' ')
      .replace(/^[:：]\s*/, '');
  if (cells.length % 2 > 0 || cells.length === 2 || !nameOf(cells[2]!)) return [[cells[0]!, value(1)]];
  return Array.from({ length: cells.length / 2 }, (_, at) => [cells[at * 2]!, value(at * 2 + 1, at * 2 + 2)]);
}

/** Returns the fact that a heading announces; null for other rows. */
function headingOf({ text, cells, bold, bullet }: DocumentRow): JobFactName | null {
  if (cells.length > 1 || bullet || !(bold || /[:：]$/.test(text))) return null;
  const name = nameOf(text);
  return name && BELOW.includes(name) ? name : null;
}

function nameOf(label: string): JobFactName | null {
  const key = normalizeText(label.replace(/[:：]\s*$/, '').replaceAll('*', '')).trim();
  return (Object.keys(LABELS) as JobFactName[]).find((name) => LABELS[name].test(key)) ?? null;
}
