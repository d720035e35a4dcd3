/** A value of `ENCRYPTION_KEYS` for servers and workers of tests that share a database. */
export const TEST_ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 1).toString('base64')}`;
