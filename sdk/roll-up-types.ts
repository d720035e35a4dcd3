import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { readFileSync, writeFileSync } from 'node:fs';

/** Types of the tags, in a separate file: roll-ups omit global declarations, and one copy per entry would conflict. */
const TAGS = `import type { CrewdockElements } from '../index.js';

declare global {
  interface HTMLElementTagNameMap extends CrewdockElements {}
}
`;

interface Folders {
  /** Folder of the compiler's declarations. */
  from: string;
  /** Folder of the package. */
  to: string;
}

/** Writes one self-contained declaration file per entry of the package. */
export function rollUpTypes(names: string[], { from, to }: Folders): void {
  const config = JSON.parse(readFileSync(new URL('api-extractor.json', import.meta.url), 'utf8'));
  const configs = names.map((name) =>
    ExtractorConfig.prepare({
      configObject: {
        ...config,
        projectFolder: new URL('.', import.meta.url).pathname,
        mainEntryPointFilePath: `${from}/${name}.d.ts`,
        apiReport: { enabled: false },
        dtsRollup: { enabled: true, untrimmedFilePath: `${to}/${name}.d.ts` },
        messages: SILENT,
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: new URL('package.json', import.meta.url).pathname,
    }),
  );
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  // Compiles all entries at once, to save time.
  const compilerState = CompilerState.create(configs[0]!, { additionalEntryPoints });
  for (const [at, entry] of configs.entries()) {
    const { succeeded } = Extractor.invoke(entry, { compilerState, localBuild: true, messageCallback: hush });
    if (!succeeded) throw new Error(`The types of ${names[at]!} could not be rolled up.`);
    bringTags(entry.untrimmedFilePath);
  }
  writeFileSync(`${to}/types/tags.d.ts`, TAGS);
}

/** Suppresses messages, because the separate API report prints them. */
const SILENT = {
  extractorMessageReporting: { default: { logLevel: 'none' } },
} as object;

function hush(message: { logLevel: string; handled: boolean }): void {
  if (message.logLevel === 'info') message.handled = true;
}

/** Imports the tag types into declaration files that use an element. */
function bringTags(path: string): void {
  const types = readFileSync(path, 'utf8');
  if (types.includes('CrewdockElement')) writeFileSync(path, `import './types/tags.js';\n${types}`);
}
