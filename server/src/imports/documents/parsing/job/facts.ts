import { normalizeText } from '../../../tables/cells/folded.ts';
import type { DocumentRow } from '../rows.ts';
import { type TextPiece, toPieces } from './lines.ts';

/** Labels in English, German, Spanish, French, Polish and Ukrainian. Normalized. */
const LABELS = {
  title:
    /^(?:job title|position( title)?|role|title|job|vacancy|stelle(nbezeichnung)?|puesto|stanowisko|посада|вакансія|poste)$/u,
  company:
    /^(?:company|client|employer|hiring (company|organi[sz]ation)|organi[sz]ation|unternehmen|firma|arbeitgeber|kunde|empresa|compania|cliente|entreprise|компанія|pracodawca)( name)?$/u,
  place:
    /^(?:(job |work )?locations?|countr(y|ies)|place( of work)?|based( in)?|office|city|candidates from|hiring in|arbeitsort|einsatzort|standort|ort|land|ubicacion|lugar( de trabajo)?|pais(es)?|lokalizacja|локація|країна|lieu|pays)$/u,
  pay: /^(?:(hourly |monthly |daily |annual |yearly |base )?(salary|pay|rate|compensation|budget|wage)s?( range)?|gehalt|vergutung|stundensatz|honorar|salario|tarifa|retribucion|stawka|wynagrodzenie|ставка|зарплата|salaire)$/u,
  seniority: /^(?:seniority( level)?|(experience )?level|grade|erfahrungsstufe|nivel|poziom|рівень|niveau)$/u,
  terms:
    /^(?:(employment|job|contract|engagement|work)( type)?|type|engagement|workload|working hours|hours|schedule|beschaftigungsart|vertragsart|arbeitszeit|umfang|jornada|contrato|tipo de contrato|horario|wymiar|зайнятість|type de contrat)$/u,
  mode: /^(?:work ?(mode|place|model|ing model|place type)|workplace( type)?|remote( work)?|format|arbeitsmodell|modalidad|tryb pracy|формат( роботи)?|teletravail|homeoffice|home office)$/u,
  headcount:
    /^(?:number of (people|positions|openings|vacancies|hires)|openings|positions|vacancies|headcount|people( needed)?|anzahl|plazas|vacantes|кількість)$/u,
  skills:
    /^(?:(tech(nical)? |key |required |main |must.have )?(skills?|stack|technolog(y|ies)|tools)|technologien|tecnologias|technologie|технології|стек)$/u,
  nice: /^(?:nice.to.have|(is |as )?(a )?(plus|bonus)|preferred( skills)?|von vorteil|deseable|mile widziane|буде плюсом)$/u,
  level: /^(?:english|englisch|ingles|anglais|angielski|англіиська|languages?|sprachen|idiomas)$/u,
} as const;

export type JobFactName = keyof typeof LABELS;

const ONE = /^([^:：\t]{2,34})[:：]\s*(\S.*)$/u;

/**
 * Finds labelled values in lines (`Location: Berlin`) and table rows. Returns the values, and the rows that contain
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
  return { facts, rows: telling };
}

/** The label and value of a table row, or of each part of a line. */
function labelledIn({ cells, text }: DocumentRow): [string, string][] {
  if (cells.length > 1 && nameOf(cells[0]!)) return [[cells[0]!, cells.slice(1).join(' ')]];
  return text.split(/\s[|•·]\s/).flatMap((part) => {
    const found = ONE.exec(part.trim());
    return found ? [[found[1]!, found[2]!] as [string, string]] : [];
  });
}

function nameOf(label: string): JobFactName | null {
  const key = normalizeText(label.replace(/[:：]\s*$/, '').replaceAll('*', '')).trim();
  return (Object.keys(LABELS) as JobFactName[]).find((name) => LABELS[name].test(key)) ?? null;
}
