/** `Content-Disposition` of a file with this name, also where only ASCII is understood. */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  const ascii =
    name
      .normalize('NFKD')
      .replaceAll(/[^\w.() -]+/g, '')
      .trim() || 'file';
  const whole = ascii === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percent)}`;
  return `${how}; filename="${ascii}"${whole}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
