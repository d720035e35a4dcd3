import { renderCv } from './document.ts';

/**
 * Renders a PDF before the time limit of the first job starts, because the first PDF of a process takes five times as
 * long as later PDFs.
 */
await renderCv({
  content: {
    name: 'A name',
    title: 'A title',
    facts: [{ label: 'A fact', value: 'Its value' }],
    main_skills: ['A skill'],
    other_skills: [],
    languages: [],
    summary: [{ kind: 'paragraph', runs: [{ text: 'Some words. '.repeat(50) }] }],
    experience: [],
    education: [],
    links: [],
    contacts: null,
  },
  brand: { name: 'A portal', brand: '#000000', onBrand: '#ffffff', accent: '#000000' },
  design: 'modern',
  photo: null,
  logo: null,
  modified: '2026-01-01T00:00:00Z',
});

export { renderCv };
