import { writeFileSync } from 'node:fs';
import { referencePage } from './src/reference.ts';

writeFileSync(new URL('../docs/partners/reference.md', import.meta.url), referencePage());
