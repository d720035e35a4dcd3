/** Pattern of normalized verbs of hiring, such as `looking for`, in six languages. */
export const HIRING_VERBS = String.raw`looking for|looking to (?:hire|add|recruit)|searching for|search for|hiring|hire|seeks?|seeking|needs?|in need of|recruiting|wants?|wanted|would like to add|could use|suchen|sucht|suche|gesucht|braucht?|brauchen|benotig(?:t|en)|besetzen|buscamos|busca|necesitamos|necesita|incorporar|recherch(?:e|ons)|cherch(?:e|ons)|recrut(?:e|ons)|szukamy|szuka|poszukujemy|шукаємо|шукає|потріб\p{L}+`;

/** Matches a normalized sentence in which an employer looks for people. */
export const HIRING: RegExp = new RegExp(String.raw`(?<!\p{L})(?:${HIRING_VERBS})(?!\p{L})`, 'u');
