/** How much of everything there may be: plain values, for the schemas of the contract and for whoever writes a form. */

// Characters of texts.

export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
/** A person's first or last name. */
export const PERSON_NAME_MAX = 80;
/** Of whoever writes without an account: first and last name in one. */
export const NAME_MAX = 160;
export const COMPANY_NAME_MAX = 120;
export const PHONE_MAX = 40;
export const SKYPE_MAX = 80;
export const VIBER_MAX = 40;
/** Of an authenticator, or for recovery. */
export const CODE_MAX = 40;
/** What is typed to find cards. */
export const SEARCH_MAX = 200;
export const SKILL_SEARCH_MAX = 100;
/** Entries that a filter may name. */
export const FILTER_IDS_MAX = 50;
export const LIST_NAME_MAX = 120;
/** On a card in a list, and on a relation. */
export const NOTE_MAX = 2000;
/** Of a rich text: its paragraphs, headings, quotes and entries of lists, and lists in each other. */
export const RICH_TEXT_BLOCKS_MAX = 500;
export const RICH_TEXT_LISTS_MAX = 5;
/** To the people behind the portal, to a card's owner, and with an application. */
export const MESSAGE_MAX = 5000;
/** To a job's question, in a line or in several; to one of yes or no, these words. */
export const SHORT_ANSWER_MAX = 200;
export const LONG_ANSWER_MAX = 1500;
export const YES_OR_NO = ['Yes', 'No'] as const;
/** Below a message to a card's owner. */
export const MESSAGE_DETAILS_MAX = 2000;
/** Of a shared link: whom it is for, and a word about it for who shares. */
export const TAG_NAME_MAX = 80;
export const TAG_COMMENT_MAX = 500;
export const TAG_PASSWORD_MIN = 6;
/** Shared links of one card or list. */
export const TAGS_MAX = 200;
/** What a visitor of a shared link says of a card, the name they say it under, and how many may say something of one card. */
export const VERDICT_TEXT_MAX = 300;
export const VERDICT_NAME_MAX = 60;
export const VERDICTS_MAX = 200;
/** Verdicts an answer, for who shares. */
export const VERDICTS_PAGE_SIZE = 20;
/** People without an account who see the statistics of one. */
export const STATISTICS_ACCESS_MAX = 50;
/** With a proposal or a refusal. */
export const COMMENT_MAX = 2000;
/** What is agreed on when somebody is hired. */
export const AGREED_RATE_MAX = 60;
/** Market views that one address hears of on one portal. */
export const MARKET_SUBSCRIPTIONS_MAX = 20;
/** On leaving a subscription. */
export const LEAVING_MAX = 1000;
/** Of a resource, its provider's own key. */
export const REFERENCE_MAX = 80;
export const RESOURCE_SUMMARY_MAX = 4000;
/** An address of the web, with all that stands behind its host. */
export const ADDRESS_MAX = 2000;
/** The address of a site. */
export const ORIGIN_MAX = 300;
export const VISITED_PAGE_MAX = 8000;

/** Names of skills that nobody knew, of one person within a day: more than a card takes. */
export const NEW_SKILLS_A_DAY = 100;

/** Characters of a job description that is read to fill a job. */
export const JOB_TEXT_MAX = 50_000;

/** Characters of what somebody calls a file. */
export const FILE_NAME_MAX = 160;
/** Files of one mass import. */
export const MASS_IMPORT_FILES_MAX = 500;

/** Files that may come by one link of somebody’s, and for how long it works. */
export const IMPORT_LINK_FILES_MAX = 100;
export const IMPORT_LINK_DAYS = 90;
/** Open links of one person. */
export const IMPORT_LINKS_MAX = 50;

/** Characters of a cell of an imported table. */
export const IMPORT_CELL_MAX = 10_000;
/** Of what somebody calls a saved mapper. */
export const MAPPER_NAME_MAX = 120;

export const HEADER_TITLE_MAX = 120;
export const POSTAL_ADDRESS_MAX = 300;
/** Of a company's privacy notice, or its terms, their markup included. */
export const LEGAL_TEXT_MAX = 60_000;
export const CONSENT_MAX = 300;
/** What a partner's page sends along with a form: how many fields, their names and their values. */
export const HIDDEN_FIELDS_MAX = 20;
export const HIDDEN_FIELD_NAME_MAX = 40;
export const HIDDEN_FIELD_MAX = 200;
export const GROUP_NAME_MAX = 80;
/** Groups of one company, and people who are invited into it at a time. */
export const GROUPS_MAX = 200;
export const INVITATIONS_MAX = 200;
/** Members of one group that are named in one call. */
export const GROUP_MEMBERS_MAX = 2000;
/** How long an invitation into a company works. */
export const INVITATION_DAYS = 7;
/** How long an archive of everything that a company owns is kept. */
export const COMPANY_EXPORT_DAYS = 7;

/** Sites on which a company's widgets may send forms. */
export const ALLOWED_ORIGINS_MAX = 50;

const MEGABYTE = 1024 * 1024;
/** Bytes of a picture, of a person or of a talent. */
export const PICTURE_MAX_BYTES = 8 * MEGABYTE;
/** Addresses that a company's messages go to. */
export const MESSAGE_ADDRESSES_MAX = 10;
/** Pixels: a logo is kept as large as fits. */
export const LOGO_SIZE = { width: 2048, height: 256 };
/** Pixels: a lower one is blurred where it is shown. */
export const LOGO_MIN_HEIGHT = 28;
/** Bytes of a CV, with a talent or with an application. */
export const CV_MAX_BYTES = 10 * MEGABYTE;
/** Bytes of a CV that is read to fill a card, and not kept. */
export const RESUME_MAX_BYTES = 20 * MEGABYTE;
/** Bytes of a table of people. */
export const IMPORT_MAX_BYTES = 50 * MEGABYTE;

/** `8 MB` */
export function megabytes(bytes: number): string {
  return `${bytes / MEGABYTE} MB`;
}

/** Relations, and applications, that are turned down when a job is closed: all in one transaction. */
export const CLOSING_MAX = 500;

/** Resources that are named in one call. */
export const PICKED_RESOURCES_MAX = 200;

// Entries of a page, unless an address asks for more or fewer.

/** Of the market, and of resources. */
export const MARKET_PAGE_SIZE = 20;
export const OWN_PAGE_SIZE = 50;
export const RELATED_PAGE_SIZE = 5;
export const NOTES_PAGE_SIZE = 20;
export const PROPOSABLE_PAGE_SIZE = 50;
/** Of the staff's own lists, besides their tables. */
export const STAFF_PAGE_SIZE = 50;
export const STATS_PAGE_SIZE = 20;
/** Of cards for what staff have typed. */
export const SUGGESTIONS = 10;
export const LISTS_PAGE_SIZE = 50;
export const STAFF_MEMBERS_PAGE_SIZE = 50;
/** Nobody gets more at once. */
export const LONGEST_PAGE = 100;

/** Where the last page may begin. */
export const LAST_OFFSET = 1_000_000;
/** The same in the market, which ranks its cards anew for every page. */
export const LAST_MARKET_OFFSET = 10_000;
