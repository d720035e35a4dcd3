import anyAscii from 'any-ascii';

/**
 * Returns the `Content-Disposition` header of a file, with an ASCII name for clients that ignore `filename*` (RFC 6266,
 * appendix D).
 */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const ascii = asciiFileName(name);
  const whole = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percent)}`;
  return `${how}; filename="${ascii}"${whole}`;
}

/**
 * Converts a name to ASCII: `Резюме.pdf` becomes `Rezyume.pdf`. A name without letters and digits becomes `file`,
 * because `.pdf` would be a hidden file.
 */
function asciiFileName(name: string): string {
  const ascii = anyAscii(name)
    .replaceAll(/[^\w.() -]+/g, '')
    .trim();
  const [, base = '', extension = ''] = /^(.*?)((?:\.\w+)?)$/.exec(ascii) ?? [];
  return `${/[A-Za-z0-9]/.test(base) ? base : 'file'}${extension}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
