import { folded } from '../../../imports/cells/folded.ts';

/** Words in job titles, in six languages, folded. */
const WORDS =
  /(?:^|[^\p{L}])(?:(?:[\p{L}]*(?:engineer|developer|entwickler|programmierer|programmer|desarrollador|developpeur|ingenieur|ingenier|administrator|administrateur|analyst|analityk|designer|architekt?|architect|consultant|consultor|berater|spezialist|specialist|specjalist|manager|leiter|tester|coach|scientist|researcher|technician|techniker|assistant|asystent|koordinator|coordinator|coordinador|programist|projektant|inzynier|konsultant|administrador|analista|disenador|arquitect|concepteur|developpeuse|praktikant|trainee|redakteur|berater|forscher|розробни|інженер|програміст|тестувальни|аналітик|дизаинер|архітектор|менеджер|адміністратор|консультант|спеціаліст|фахівець|керівник|науков)[\p{L}/:*]*)|lead|head of|cto|cio|ceo|coo|vp|director(?:a|e)?|directeur|officer|intern|stagiaire|becari[oa]|stazyst\p{L}*|стажер\p{L}*|owner|scrum master|freelancer|founder|co-?founder|qa|sre|devops|dba|sdet|chef de projet|jefe de proyecto|responsable|werkstudent(?:in)?|kierownik|dyrektor|lider|technical writer|product owner|principal|associate|lecturer|teacher|tutor|writer|editor|recruiter|accountant|lekarz|support|advisor|strategist|evangelist|advocate|auditor|operator)(?![\p{L}])/u;

/** Whether a text is a job title. */
export function isTitle(text: string): boolean {
  return text.length <= 90 && WORDS.test(folded(text));
}
