/** What was kept of an import, with its file’s own end. */
export const expiredImports = [`delete from import where expires_at <= now()`];
