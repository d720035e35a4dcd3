import type { Locator, Page } from '@playwright/test';

/** Builds a file for Playwright's `setFiles`. */
export const file = (name: string, contents: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(contents),
});

/** Clicks the button and chooses the files in the file chooser. */
export async function chooseFiles(page: Page, button: string, files: ReturnType<typeof file>[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/**
 * Drops files and folders from disk through the DevTools protocol, because only then the browser itself reads the
 * content of folders.
 */
export async function dropPaths(page: Page, onto: Locator, files: string[]): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await onto.boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
}

/** Locates the row of an import, a file or an import link. */
export const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
