export const demoCompanies = [
  {
    slug: 'acme',
    name: 'Acme Talent',
    domain: null,
    logo: '/demo/acme.svg',
    brand_color: '#123a8c',
    font_color: '#ffffff',
    header_title: 'Engineers who have done it before',
    card_id_publicly_visible: true,
  },
  {
    slug: 'sunrise',
    name: 'Sunrise Staffing',
    domain: null,
    logo: '/demo/sunrise.svg',
    // Insufficient contrast on purpose, because the theme must correct it.
    brand_color: '#ffb020',
    font_color: '#fff3d6',
    header_title: 'Good people, from tomorrow morning',
    card_id_publicly_visible: true,
  },
  {
    slug: 'verdant',
    name: 'Verdant Works',
    domain: null,
    logo: '/demo/verdant.svg',
    brand_color: '#14532d',
    font_color: '#f0fdf4',
    header_title: 'Teams that grow with the work',
    card_id_publicly_visible: false,
  },
] as const;

/** The company whose members have worked with the portal for months; the other companies are almost new. */
export const BUSY_COMPANY = demoCompanies[0].slug;

export type DemoCompany = (typeof demoCompanies)[number];
