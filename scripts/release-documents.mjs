import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Returns these pages and all files to which they link, recursively, so that all links in a release's documentation
 * work.
 */
export function linkedDocuments(pages) {
  const found = new Set(pages);
  for (const page of found) {
    if (!page.endsWith('.md')) continue;
    for (const target of linksOf(page)) {
      if (!existsSync(join(root, target))) throw new Error(`${page} links to ${target}, which does not exist.`);
      found.add(target);
    }
  }
  return [...found];
}

function linksOf(page) {
  const text = readFileSync(join(root, page), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  const targets = Array.from(text.matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g), ([, target]) => target);
  return targets
    .filter((target) => !/^(\w+:|\/)/.test(target))
    .map((target) => relative(root, join(root, dirname(page), target)));
}
