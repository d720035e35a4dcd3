import type { TestProject } from 'vitest/node';
import { startProduct, temporaryDirectory } from './product.ts';
import { serveOnce } from './serve-once.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Local port of a server that responds with the path of an instance's data directory. */
    demoInstancePort: number;
  }
}

/** Creates an instance with demo data at the first request. Tests copy it instead of starting the product twice. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const { path, remove } = temporaryDirectory();
  const { port, close } = await serveOnce(async () => {
    const product = await startProduct(path);
    await product.ready();
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product exited with ${code}:\n${product.output()}`);
    return path;
  });
  project.provide('demoInstancePort', port);
  return () => {
    close();
    remove();
  };
}
