import { expect, it } from 'vitest';
import { refusalOfMisnamedText } from './misnamed.ts';

it.each(['pdf', 'docx', 'docm', 'odt', 'xlsx', 'xlsm', 'ods', 'PDF'])(
  'refuses plain text with the extension .%s and names the file',
  (extension) => {
    const refusal = refusalOfMisnamedText(`Anna.Kos.${extension}`);
    expect(refusal).toContain(`“Anna.Kos.${extension}” can’t be read`);
    expect(refusal).toContain(`contents aren’t ${extension.toUpperCase()}.`);
  },
);

it.each(['cv.txt', 'people.csv', 'people.xls', 'notes', 'pdf', 'cv.pdf.txt'])('accepts plain text in %s', (name) => {
  expect(refusalOfMisnamedText(name)).toBeNull();
});
