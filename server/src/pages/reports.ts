import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../core/text/escape-html.ts';
import { PORTAL_DIST } from '../infra/http/static-files.ts';

const ENTRY = 'src/reports/main.ts';

/** Script that buffers errors until the reporting code has loaded. */
const EARLY = `
      window.crewdockEarly = [];
      for (const type of ['error', 'unhandledrejection', 'crewdock-error'])
        addEventListener(type, (event) => window.crewdockEarly?.push(event));`;

/**
 * Returns the head tags for error reporting in browsers, and the origins that the content security policy must allow
 * for it. Both are empty without a DSN.
 */
export function reportTags(dsn: string | undefined): { tags: string; origins: string[] } {
  const manifest = join(PORTAL_DIST, '.vite/manifest.json');
  if (dsn === undefined || !existsSync(manifest)) return { tags: '', origins: [] };
  const { [ENTRY]: entry } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  if (!entry) return { tags: '', origins: [] };
  const { origin } = new URL(dsn);
  const tags = `
    <meta name="crewdock-reports" content="${escapeHtml(dsn)}">
    <script>${EARLY}
    </script>
    <script type="module" async src="/${entry.file}"></script>`;
  return { tags, origins: [origin] };
}
