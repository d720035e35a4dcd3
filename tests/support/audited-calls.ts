import type { AuditSubject } from '@crewdock/contract/audit';
import type { audit } from '@crewdock/contract/staff/audit';
import type { Row } from '@crewdock/contract/table';
import { expect } from 'vitest';
import type { Role, TestApi } from './api.ts';
import type { Answer } from './http.ts';

/** Client address of the audited calls, sent in X-Forwarded-For. The server must trust 127.0.0.1 as a proxy. */
export const FROM = '203.0.113.7';
const headers = {
  'x-forwarded-for': FROM,
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

interface Sent {
  role?: Role;
  token?: string;
  host?: string;
  body?: object;
  status?: number;
}

/** An audit entry with its subject and person nested. */
export type AuditEntry = Omit<Row<typeof audit>, 'person' | 'subject_kind' | 'subject_id'> & {
  subject: { kind: AuditSubject; id: string | null };
  person: { id: number; email: string } | null;
};

/** Steps by endpoint. Each step calls the endpoint and returns the expected newest audit entry. */
export type Steps = Record<string, () => Promise<Partial<Record<keyof AuditEntry, unknown>>>>;

/**
 * Returns functions that send calls named `METHOD /path/` from a fixed client address and assert their status, and
 * functions that read the audit log.
 */
export function auditedCalls(api: () => TestApi) {
  const send = async (line: string, options: Parameters<TestApi['call']>[1], status: number): Promise<Answer> => {
    const [method, path] = line.split(' ') as [string, string];
    const sent = { ...options, method, headers: { ...headers, ...options?.headers } };
    const answer = await api().call(`/api${path}`, sent);
    expect(answer.status, answer.text).toBe(status);
    return answer;
  };
  return {
    call: (line: string, { role = 'visitor', token, host, body, status = 200 }: Sent = {}) =>
      send(line, { role, body, ...(host && { host }), ...(token && { token }) }, status),
    async upload(line: string, field: string, file: File, token: string, host?: string): Promise<Answer> {
      const form = new FormData();
      form.append(field, file);
      const encoded = new Response(form);
      const type = { 'content-type': encoded.headers.get('content-type')! };
      const at = host && { host };
      return send(line, { token, ...at, headers: type, body: Buffer.from(await encoded.arrayBuffer()) }, 200);
    },
    /** All audit entries that match the query, newest first. */
    async entries(query = ''): Promise<AuditEntry[]> {
      const { items } = (await api().call(`/api/admin-panel/audit/?${query}`, { role: 'staff' })).json;
      return items.map(({ subject_kind, subject_id, person, ...entry }: Row<typeof audit>) => ({
        ...entry,
        subject: { kind: subject_kind, id: subject_id },
        person: person && { id: person.id, email: person.name },
      }));
    },
  };
}
