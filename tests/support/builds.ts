import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Local port of a server that responds once the packages are built. */
    buildPort: number;
  }
}

/** Builds stale output only at the first request, because most test files read no built files. */
export default async function setUp(project: TestProject): Promise<() => void> {
  let building: Promise<unknown> | undefined;
  const provider = createServer(async (_, response) => {
    try {
      await (building ??= promisify(execFile)(process.execPath, ['scripts/build.mjs']));
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  project.provide('buildPort', (provider.address() as AddressInfo).port);
  return () => {
    provider.close();
    provider.closeAllConnections();
  };
}
