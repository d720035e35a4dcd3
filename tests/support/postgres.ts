import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { TemplateServer } from './template-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Local port of a server that responds with a `TemplateServer`. */
    postgresPort: number;
  }
}

/** Starts PostgreSQL only when a test requests the first database, because many test files use no database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<TemplateServer & { stop(): Promise<void> }> | undefined;
  const start = async () => (await import('./template-databases.ts')).startTemplateServer();
  const provider = createServer(async (_, response) => {
    try {
      response.end(JSON.stringify(await (starting ??= start())));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  project.provide('postgresPort', (provider.address() as AddressInfo).port);
  return async () => {
    provider.close();
    provider.closeAllConnections();
    await starting?.then(({ stop }) => stop());
  };
}
