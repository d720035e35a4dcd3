import { describe, expect, test } from 'vitest';
import { newRecoveryCodes, newTotpSecret, recoveryHash, stepOfCode, totpUri } from './codes.ts';

/** The secret of RFC 6238's test vectors, `12345678901234567890`. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('authenticator codes', () => {
  // Codes of RFC 6238, appendix B: the last six of the eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('match the test vector at %i seconds: %s', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
    expect(stepOfCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)} `, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('are accepted for their own time step, one step early and one step late', () => {
    const step = Math.floor(1_234_567_890 / 30);
    const steps = [-60, -30, 0, 30, 60].map((late) => stepOfCode(SECRET, '005924', at(1_234_567_890 + late)));
    expect(steps).toEqual([null, step, step, step, null]);
  });

  test.each(['', '00592', '0059245', '00592a', '٠٠٥٩٢٤', '-05924', '5924', '0x1724', '5924.0'])(
    '%j is refused',
    (code) => {
      expect(stepOfCode(SECRET, code, at(1_234_567_890))).toBeNull();
    },
  );

  test('use distinct secrets of 160 bits', () => {
    const secrets = Array.from({ length: 50 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('have a setup URI that names the issuer and the account', () => {
    const uri = new URL(totpUri(SECRET, 'Acme & Söhne', 'a+b@mail.example'));
    expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp');
    expect(decodeURIComponent(uri.pathname)).toBe('/Acme & Söhne:a+b@mail.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Acme & Söhne',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  test('are ten distinct codes of at least 128 bits, without ambiguous characters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/);
    // Five bits per character.
    expect(codes[0]!.replaceAll('-', '').length * 5).toBeGreaterThanOrEqual(128);
  });

  test('are recognised whatever their case, spacing and look-alike characters', () => {
    const hash = recoveryHash('k3v9-0hx7-212t-q8ws');
    for (const copy of ['K3V9-0HX7-212T-Q8WS', 'k3v90hx7212tq8ws', ' k3v9 ohx7 2i2t q8ws', 'k3v9-Ohx7-2l2t-q8ws']) {
      expect(recoveryHash(copy)).toEqual(hash);
    }
    expect(recoveryHash('k3v9-0hx7-212t-q8wt')).not.toEqual(hash);
  });
});
