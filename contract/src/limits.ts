/** Limits of the whole API; no Zod, so that schemas and forms can import them. */

// Text lengths in characters.

export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;
/** Maximum length of a person's first or last name. */
export const PERSON_NAME_MAX = 80;
/** Maximum length of first and last name in one field, for people without an account. */
export const NAME_MAX = 160;
export const COMPANY_NAME_MAX = 120;
export const PHONE_MAX = 40;
export const SKYPE_MAX = 80;
export const VIBER_MAX = 40;
/** Maximum length of an authenticator code or recovery code. */
export const CODE_MAX = 40;
/** Maximum length of a card search text. */
export const SEARCH_MAX = 200;
export const SKILL_SEARCH_MAX = 100;
/** Maximum number of values in a filter. */
export const FILTER_IDS_MAX = 50;
export const LIST_NAME_MAX = 120;
/** Maximum length of a note on a list's card or on a relation. */
export const NOTE_MAX = 2000;
/** Rich text: maximum number of blocks (paragraphs, headings, quotes, list items), and maximum nesting of lists. */
export const RICH_TEXT_BLOCKS_MAX = 500;
export const RICH_TEXT_LISTS_MAX = 5;
/** Maximum length of a message to the portal's operators or to a card's owner, or with an application. */
export const MESSAGE_MAX = 5000;
/** Maximum lengths of short and long answers, and the values of yes/no answers. */
export const SHORT_ANSWER_MAX = 200;
export const LONG_ANSWER_MAX = 1500;
export const YES_OR_NO = ['Yes', 'No'] as const;
/** Maximum length of the details below a message to a card's owner. */
export const MESSAGE_DETAILS_MAX = 2000;
/** Maximum lengths of a shared link's label, its private comment and its password. */
export const TAG_NAME_MAX = 80;
export const TAG_COMMENT_MAX = 500;
export const TAG_PASSWORD_MIN = 6;
/** Maximum number of shared links per card or list. */
export const TAGS_MAX = 200;
/**
 * Verdicts of visitors of a shared link: maximum length of the text and of the name, and maximum number per link and
 * card.
 */
export const VERDICT_TEXT_MAX = 300;
export const VERDICT_NAME_MAX = 60;
export const VERDICTS_MAX = 200;
/** Number of verdicts per page. */
export const VERDICTS_PAGE_SIZE = 20;
/** Maximum number of people without an account who can access the statistics of a card or list. */
export const STATISTICS_ACCESS_MAX = 50;
/** Maximum length of a comment on a proposal or rejection. */
export const COMMENT_MAX = 2000;
/** Maximum length of the rate agreed on for a hire. */
export const AGREED_RATE_MAX = 60;
/** Maximum number of market subscriptions per email address and portal. */
export const MARKET_SUBSCRIPTIONS_MAX = 20;
/** Maximum length of a comment given when unsubscribing. */
export const LEAVING_MAX = 1000;
/** Maximum length of the provider's own key for a resource. */
export const REFERENCE_MAX = 80;
export const RESOURCE_SUMMARY_MAX = 4000;
/** Maximum length of the permit or visa of a resource. */
export const WORK_AUTHORIZATION_MAX = 100;
/** Maximum number of permits and visas in a filter. */
export const WORK_AUTHORIZATIONS_MAX = 50;
/** Maximum length of a URL with path and query. */
export const ADDRESS_MAX = 2000;
/** Maximum length of a site's origin. */
export const ORIGIN_MAX = 300;
export const VISITED_PAGE_MAX = 8000;

/** Maximum number of new skill names per person and day; must exceed the maximum number of skills of a card. */
export const NEW_SKILLS_A_DAY = 100;

/** Maximum length of a job description that is parsed to fill in a job, in characters. */
export const JOB_TEXT_MAX = 50_000;

/** Maximum length of a file name, in characters. */
export const FILE_NAME_MAX = 160;
/** Maximum number of files per mass import. */
export const MASS_IMPORT_FILES_MAX = 500;

/** Maximum number of files per import link, and maximum number of days for which a link is valid. */
export const IMPORT_LINK_FILES_MAX = 100;
export const IMPORT_LINK_DAYS = 90;
/** Maximum number of open import links per person. */
export const IMPORT_LINKS_MAX = 50;

/** Maximum number of columns of an imported table, and maximum length of a cell in characters. */
export const IMPORT_COLUMNS_MAX = 256;
export const IMPORT_CELL_MAX = 10_000;
/** Maximum length of the name of a saved mapper, in characters. */
export const MAPPER_NAME_MAX = 120;
/** Maximum length of a fallback string for imported rows without a name or title, in characters. */
export const IMPORT_FALLBACK_MAX = 120;

export const HEADER_TITLE_MAX = 120;
export const POSTAL_ADDRESS_MAX = 300;
/** Maximum length of a company's privacy notice or terms, including markup. */
export const LEGAL_TEXT_MAX = 60_000;
export const CONSENT_MAX = 300;
/** Hidden fields of a partner's form: maximum number, and maximum lengths of a name and of a value. */
export const HIDDEN_FIELDS_MAX = 20;
export const HIDDEN_FIELD_NAME_MAX = 40;
export const HIDDEN_FIELD_MAX = 200;
export const GROUP_NAME_MAX = 80;
/** Maximum numbers of groups and of open invitations per company. */
export const GROUPS_MAX = 200;
export const INVITATIONS_MAX = 200;
/** Maximum number of group members per call. */
export const GROUP_MEMBERS_MAX = 2000;
/** Days until an invitation to a company expires. */
export const INVITATION_DAYS = 7;
/** Days until an archive of a company's data is deleted. */
export const COMPANY_EXPORT_DAYS = 7;

/** Maximum number of sites per company that may send widget forms. */
export const ALLOWED_ORIGINS_MAX = 50;

const MEGABYTE = 1024 * 1024;
/** Maximum size of a profile or talent picture, in bytes. */
export const PICTURE_MAX_BYTES = 8 * MEGABYTE;
/** Maximum number of recipients of a company's messages. */
export const MESSAGE_ADDRESSES_MAX = 10;
/** Maximum size of a logo, in pixels; larger logos are scaled down. */
export const LOGO_SIZE = { width: 2048, height: 256 };
/** Minimum height of a logo, in pixels; lower logos look blurred. */
export const LOGO_MIN_HEIGHT = 28;
/** Maximum size of a CV of a talent or application, in bytes. */
export const CV_MAX_BYTES = 10 * MEGABYTE;
/** Maximum number of CVs per application. */
export const APPLICATION_CVS_MAX = 5;
/** Maximum size of a CV that is parsed to fill in a card and not stored, in bytes. */
export const RESUME_MAX_BYTES = 20 * MEGABYTE;
/** Maximum size of an uploaded table of people, in bytes. */
export const IMPORT_MAX_BYTES = 50 * MEGABYTE;

/** Formats bytes as `8 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${bytes / MEGABYTE} MB`;
}

/** Maximum numbers of relations and of applications that closing a job can reject, because it is one transaction. */
export const CLOSING_MAX = 500;

/** Maximum number of resources per call that acts on selected resources. */
export const PICKED_RESOURCES_MAX = 200;

// Default page sizes.

/** Page size of the market and of available resources. */
export const MARKET_PAGE_SIZE = 20;
export const OWN_PAGE_SIZE = 50;
export const RELATED_PAGE_SIZE = 5;
/** Number of matches per page in the portal, which sends it as `limit`. */
export const MATCHES_PAGE_SIZE = 50;
export const NOTES_PAGE_SIZE = 20;
/** Longest stream of inbox events in seconds: clients reconnect, so that access is checked again. */
export const INBOX_WATCH_MAX_SECONDS = 300;
export const PROPOSABLE_PAGE_SIZE = 50;
/** Maximum number of jobs in one query for the requester's applications. */
export const APPLIED_IDS_MAX = 200;
/** Page size of staff lists that are not staff tables. */
export const STAFF_PAGE_SIZE = 50;
export const STATS_PAGE_SIZE = 20;
/** Maximum number of suggestions in a staff search. */
export const SUGGESTIONS = 10;
export const LISTS_PAGE_SIZE = 50;
export const STAFF_MEMBERS_PAGE_SIZE = 50;
/** Maximum page size. */
export const LONGEST_PAGE = 100;

/** Maximum offset. */
export const LAST_OFFSET = 1_000_000;
/** Maximum length of a page's cursor. */
export const CURSOR_MAX = 2000;
/** Maximum offset in the market; lower than `LAST_OFFSET`, because the market ranks its cards for every page. */
export const LAST_MARKET_OFFSET = 10_000;
