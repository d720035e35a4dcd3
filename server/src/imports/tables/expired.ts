/** Imports expire together with their files. */
export const expiredImports = [`delete from import where expires_at <= now()`];
