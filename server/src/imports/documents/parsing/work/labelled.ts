import { normalizeText } from '../../../tables/cells/folded.ts';
import type { Knowledge } from '../knowledge.ts';
import type { DocumentRow } from '../document-row.ts';
import { momentIn, type Range, rangesIn } from '../time/ranges.ts';
import { withoutPlace } from './parts.ts';

/** The meaning of a label in a job. */
type Field = 'company' | 'title' | 'time' | 'from' | 'to' | 'detail';

/** Labels in tables and on lines. Normalized. */
const LABELS: Record<Field, RegExp> = {
  company:
    /^(?:(?:name (?:and address )?of (?:the )?)?(?:company|employer|organi[sz]ation|firm|client)(?: name)?|firma|arbeitgeber|unternehmen|kunde|entreprise|employeur|societe|empresa|empleador|cliente|azienda|datore di lavoro|empregador|werkgever|bedrijf|pracodawca|klient|sirket|isveren|firma adı|компанія|роботодавець|компания|работодатель|公司(?:名称)?|单位|الشركة|جهة العمل|name und (?:adresse|anschrift) des arbeitgebers|nom et adresse de l.employeur|nombre y direccion (?:de la empresa|del empleador)|nome e (?:indirizzo del datore di lavoro|(?:morada|endereco) do empregador)|nazwa i adres pracodawcy)$/u,
  title:
    /^(?:(?:job |role )?title|(?:job )?position(?: held)?|(?:project )?role|designation|occupation(?: or position held)?|beruf oder funktion|fonction ou poste occupe|profesion o cargo desempenado|lavoro o posizione ricoperti|tipo di impiego|funcao ou cargo ocupado|zajmowane stanowisko|job|funktion|rolle|stelle|tatigkeit als|berufsbezeichnung|poste|fonction|puesto|cargo|rol|posizione|ruolo|funcao|functie|stanowisko|pozycja|rola|pozisyon|unvan|gorev|посада|должность|роль|职位|职务|岗位|المسمى الوظيفي|المنصب|الوظيفة)$/u,
  time: /^(?:period|(?:dates?|zeitraum|fechas?|date|datas?|daty?) ?\((?:from|von|de|da|od|desde) ?[-–/] ?(?:to|bis|a|à|al?|do|ate|hasta)\)|dates?|duration|time ?(?:frame|period|span)?|years?|tenure|employment (?:dates|period)|from ?[-–/] ?to|when|zeitraum|zeit|dauer|von ?[-–/] ?bis|periode|dates|duree|periodo|fechas?|duracion|data|okres|czas|termin|donem|tarih(?:ler)?|sure|період|дати|период|时间|期间|الفترة|المدة)$/u,
  from: /^(?:from|start(?: date)?|started|since|von|beginn|desde|inicio|debut|od|з|с|开始时间)$/u,
  to: /^(?:to|until|end(?: date)?|ended|bis|ende|hasta|fin|do|по|结束时间)$/u,
  detail:
    /^(?:location|place|city|(?:main |principal )?activities and responsibilities|type of business or sector|(?:wichtigste )?tatigkeiten und zustandigkeiten|(?:principales )?activites et responsabilites|funciones y responsabilidades principales|principali mansioni e responsabilita|principais a(?:c)?tividades e responsabilidades|glowne (?:obowiazki|czynnosci).*|tipo di azienda o settore|tasks?|responsibilit(?:y|ies)|duties|description|project(?: name| description)?|technolog(?:y|ies)|tech(?: stack)?|stack|tools|environment|skills(?: used)?|team(?: size)?|industry|sector|aufgaben|tatigkeiten|ort|branche|projekt|technologien|beschreibung|taches|missions|lieu|tareas|funciones|lugar|proyecto|tecnologias|zadania|obowiazki|gorevler|sorumluluklar|konum|funcoes|atividades|tarefas|localidade|compiti|mansioni|taken|miejsce|projekt|branza|achievements|contact|website|reason for leaving|职责|描述|地点|技术)$/u,
};
const FIELDS = Object.keys(LABELS) as Field[];
const ONE = /^([^:：]{2,50}?)\s*[:：]\s*(\S.*)$/u;

/** A job in which every value has a label. */
interface LabelledJob {
  company: string;
  title: string;
  range: Range;
  sure: number;
  where: DocumentRow['where'][];
  body: DocumentRow[];
}

interface Draft {
  texts: Partial<Record<Field, string>>;
  rows: DocumentRow[];
  body: DocumentRow[];
}

/** Finds jobs in a table with labels or in labeled lines. Null if most of the section is neither. */
export function labelledJobs(rows: readonly DocumentRow[], knowledge: Knowledge): LabelledJob[] | null {
  return columnJobs(rows, knowledge) ?? rowJobs(rows, knowledge);
}

/** Finds jobs in labeled rows such as `Employer: Acme`. */
function rowJobs(rows: readonly DocumentRow[], knowledge: Knowledge): LabelledJob[] | null {
  const drafts: Draft[] = [];
  for (const row of rows) {
    const found = labelledIn(row);
    const last = drafts.at(-1);
    if (!found) last?.body.push(row);
    else if (!last || (found.field !== 'detail' && last.texts[found.field] !== undefined)) {
      drafts.push({ texts: { [found.field]: found.value }, rows: [row], body: [] });
    } else if (found.field === 'detail') last.body.push({ ...row, text: row.cells.join(': ') });
    else {
      last.texts[found.field] = found.value;
      last.rows.push(row);
    }
  }
  const jobs = drafts.flatMap((draft) => jobOf(draft, knowledge));
  const isUsual = drafts.filter(({ texts }) => texts.company !== undefined && texts.title !== undefined).length;
  return jobs.length > 0 && isUsual * 2 > drafts.length ? jobs : null;
}

function labelledIn({ cells, text, bullet }: DocumentRow): { field: Field; value: string } | null {
  const [label, value] = cells.length > 1 ? [cells[0]!, cells.slice(1).join(' ')] : (ONE.exec(text)?.slice(1) ?? []);
  if (label === undefined || value === undefined) return null;
  const field = fieldCalled(label);
  return field && !(bullet && field === 'detail') ? { field, value } : null;
}

function fieldCalled(label: string): Field | null {
  const key = normalizeText(label).replace(/\s*[:：]$/, '');
  return FIELDS.find((field) => LABELS[field].test(key)) ?? null;
}

/** Finds jobs in a table whose first row contains the labels: `Period | Company | Role`. */
function columnJobs(rows: readonly DocumentRow[], knowledge: Knowledge): LabelledJob[] | null {
  const at = rows.findIndex(({ cells }) => cells.length > 1 && cells.every((cell) => fieldCalled(cell) !== null));
  if (at < 0 || at > 2) return null;
  const fields = rows[at]!.cells.map((cell) => fieldCalled(cell)!);
  if (!fields.includes('company') && !fields.includes('title')) return null;
  const drafts: Draft[] = [];
  for (const row of rows.slice(at + 1)) {
    if (row.cells.length === fields.length) {
      const texts = Object.fromEntries(fields.map((field, column) => [field, row.cells[column]!]));
      const details = row.cells.filter((_, column) => fields[column] === 'detail').map((text) => ({ ...row, text }));
      drafts.push({ texts, rows: [row], body: details });
    } else drafts.at(-1)?.body.push(row);
  }
  const jobs = drafts.flatMap((draft) => jobOf(draft, knowledge));
  return jobs.length > 0 ? jobs : null;
}

function jobOf({ texts, rows, body }: Draft, knowledge: Knowledge): LabelledJob[] {
  const { today } = knowledge;
  const time = texts.time ?? [texts.from, texts.to].filter(Boolean).join(' – ');
  const range = rangesIn(time, today)[0] ?? momentIn(time, today);
  const title = texts.title ?? '';
  if (!range || (title === '' && texts.company === undefined)) return [];
  const where = rows.map((row) => row.where);
  return [{ company: withoutPlace(texts.company ?? '', knowledge), title, range, sure: 0.95, where, body }];
}
