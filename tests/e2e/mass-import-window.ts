import type { Page } from 'playwright-core';

/** A file as it is chosen. */
export const file = (name: string, contents: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(contents),
});

/** Chooses files by the button of that name. */
export async function chooseFiles(page: Page, button: string, files: ReturnType<typeof file>[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/** An import, a file or a link of a list. */
export const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
