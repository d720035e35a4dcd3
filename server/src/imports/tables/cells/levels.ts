import { normalizeText } from './folded.ts';

/** Words for each seniority, by its label in the reference data. */
const SENIORITIES: Record<string, string[]> = {
  junior: [
    'jr',
    'jun',
    'intern',
    'internship',
    'trainee',
    'entry',
    'entry level',
    'graduate',
    'beginner',
    'junior+',
    'джуниор',
    'джун',
    'младший',
    'молодший',
    'стажер',
    'debutant',
    'mlodszy',
    'becario',
    'stagiaire',
    'praktikant',
    'einsteiger',
  ],
  middle: [
    'mid',
    'mid level',
    'mid-level',
    'middle+',
    'intermediate',
    'regular',
    'medior',
    'medium',
    'pleno',
    'мидл',
    'миддл',
    'средний',
    'середній',
    'confirme',
    'intermedio',
    'fortgeschritten',
    'sredni',
    'semi senior',
    'ssr',
  ],
  senior: [
    'sr',
    'sen',
    'snr',
    'senior+',
    'expert',
    'experienced',
    'сеньор',
    'сениор',
    'синьор',
    'старший',
    'starszy',
    'erfahren',
    'experimente',
  ],
  lead: [
    'tech lead',
    'team lead',
    'techlead',
    'teamlead',
    'tl',
    'leader',
    'principal',
    'staff',
    'architect',
    'head',
    'chief',
    'лид',
    'тимлид',
    'ведущий',
    'провідний',
    'leiter',
    'lider',
  ],
};

/** Words for each English level, by the level code at the start of its name in the reference data. */
const ENGLISH: Record<string, string[]> = {
  c2: [
    'native',
    'proficient',
    'proficiency',
    'mother tongue',
    'bilingual',
    'bilingue',
    'muttersprache',
    'natif',
    'nativo',
    'ojczysty',
    'родной',
    'рідна',
    'свободно',
    'вільно',
  ],
  c1: [
    'advanced',
    'fluent',
    'fluently',
    'excellent',
    'business fluent',
    'very good',
    'fliessend',
    'verhandlungssicher',
    'courant',
    'fluido',
    'fluente',
    'avanzado',
    'avance',
    'plynny',
    'zaawansowany',
    'продвинутый',
    'просунутий',
    'avancado',
  ],
  b2: [
    'upper intermediate',
    'upper-intermediate',
    'upper',
    'upper int',
    'good',
    'gut',
    'bien',
    'dobry',
    'выше среднего',
    'вище середнього',
    'professional',
    'professional working',
  ],
  b1: [
    'intermediate',
    'medium',
    'average',
    'mittel',
    'moyen',
    'intermedio',
    'sredni',
    'средний',
    'середній',
    'conversational',
    'limited working',
    'intermediario',
  ],
  a2: [
    'pre intermediate',
    'pre-intermediate',
    'elementary',
    'basic',
    'grundkenntnisse',
    'notions',
    'basico',
    'podstawowy',
    'базовый',
    'базовий',
    'ниже среднего',
    'fair',
  ],
  a1: [
    'beginner',
    'starter',
    'anfanger',
    'debutant',
    'principiante',
    'poczatkujacy',
    'начальный',
    'початковий',
    'poor',
  ],
  none: ['no', 'no english', 'keine', 'aucun', 'brak', 'нет', 'немає', 'ninguno'],
};

export function seniorityIds(rows: { id: number; label: string }[]): Record<string, number> {
  return withWords(
    rows.map(({ id, label }) => [normalizeText(label), id]),
    SENIORITIES,
  );
}

export function englishIds(rows: { id: number; name: string }[]): Record<string, number> {
  return withWords(
    rows.flatMap(({ id, name }) => {
      const [level = '', ...rest] = name.split(' · ');
      return [[normalizeText(level), id] as const, [normalizeText([level, ...rest].join(' ')), id] as const];
    }),
    ENGLISH,
  );
}

function withWords(labels: (readonly [string, number])[], words: Record<string, string[]>): Record<string, number> {
  const ids = Object.fromEntries(labels);
  for (const [label, others] of Object.entries(words)) {
    const id = ids[label];
    if (id !== undefined) for (const word of others) ids[normalizeText(word)] ??= id;
  }
  return ids;
}
