import type { TestApi } from './api.ts';

/** Signs in to an account in a new browser session and returns the token. */
export async function signIn(
  api: Pick<TestApi, 'call'>,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { status, json } = await api.call('/api/login/', { method: 'POST', body: { username: email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${json.detail}`);
  return json.token;
}
