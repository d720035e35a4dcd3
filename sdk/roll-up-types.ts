import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { readFileSync, writeFileSync } from 'node:fs';

/** The tags' types, once for a project: roll-ups leave global declarations out, and two of the same can't stand side by side. */
const TAGS = `import type { CrewdockElements } from '../index.js';

declare global {
  interface HTMLElementTagNameMap extends CrewdockElements {}
}
`;

interface Folders {
  /** The declarations that the compiler has made. */
  from: string;
  /** Of the package. */
  to: string;
}

/** Gives every entry of the package one declaration file with all that it needs. */
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
  // One compilation for all entries.
  const compilerState = CompilerState.create(configs[0]!, { additionalEntryPoints });
  for (const [at, entry] of configs.entries()) {
    const { succeeded } = Extractor.invoke(entry, { compilerState, localBuild: true, messageCallback: hush });
    if (!succeeded) throw new Error(`The types of ${names[at]!} could not be rolled up.`);
    bringTags(entry.untrimmedFilePath);
  }
  writeFileSync(`${to}/types/tags.d.ts`, TAGS);
}

/** The report of the API, one of the checks, says what there is to say. */
const SILENT = {
  extractorMessageReporting: { default: { logLevel: 'none' } },
} as object;

function hush(message: { logLevel: string; handled: boolean }): void {
  if (message.logLevel === 'info') message.handled = true;
}

/** Whoever imports an element has its tag's type. */
function bringTags(path: string): void {
  const types = readFileSync(path, 'utf8');
  if (types.includes('CrewdockElement')) writeFileSync(path, `import './types/tags.js';\n${types}`);
}
