import type { Page } from '@playwright/test';

/** Records the page's requests to paths that contain `part`, except for GET requests: "POST /api/…". */
export function recordChanges(page: Page, part: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.includes(part)) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}
