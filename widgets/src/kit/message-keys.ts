import type {
  ApplicationMessageKey,
  BoardMessageKey,
  CommonMessageKey,
  ContactUsMessageKey,
  DictionaryMessageKey,
  FormMessageKey,
  JobListMessageKey,
  MessageKeys,
  PopupMessageKey,
  ResourcesSubscribeMessageKey,
  TalentListMessageKey,
} from '@crewdock/sdk/elements';

const COMMON: Record<CommonMessageKey, true> = { group: true, retry: true, offline: true, failed: true };

const BOARD: Record<BoardMessageKey, true> = {
  clear: true,
  skills: true,
  addSkills: true,
  noOption: true,
  loadingOptions: true,
  seniority: true,
  remove: true,
  loading: true,
  drop: true,
  without: true,
  any_skills: true,
  any_seniority: true,
  any_location: true,
  clearAll: true,
  changed: true,
  offlineText: true,
  failedText: true,
  english: true,
  noEnglish: true,
  years: true,
  onRequest: true,
  hour: true,
  month: true,
};

const DICTIONARY: Record<DictionaryMessageKey, true> = {
  seniority_1: true,
  seniority_2: true,
  seniority_3: true,
  seniority_4: true,
  duration_1: true,
  duration_2: true,
  duration_3: true,
  duration_4: true,
  duration_5: true,
  duration_6: true,
};

const TALENT_LIST: Record<TalentListMessageKey, true> = {
  title: true,
  search: true,
  count: true,
  more: true,
  none: true,
  nothing: true,
  verified: true,
};

const JOB_LIST: Record<JobListMessageKey, true> = {
  title: true,
  search: true,
  count: true,
  more: true,
  none: true,
  nothing: true,
  anywhere: true,
  countries: true,
  location: true,
  anyLocation: true,
};

const APPLICATION: Record<ApplicationMessageKey, true> = {
  back: true,
  gone: true,
  goneText: true,
  apply: true,
  portal: true,
  send: true,
  sent: true,
  sentText: true,
  message: true,
  cv: true,
  cvHint: true,
  fileLarge: true,
  removeFile: true,
  messageOrCv: true,
  yes: true,
  no: true,
  chooseOne: true,
  questionsChanged: true,
};

const FORM: Record<FormMessageKey, true> = {
  name: true,
  email: true,
  phone_number: true,
  required: true,
  emailWrong: true,
  fieldWrong: true,
  fileType: true,
  sending: true,
  checking: true,
  offlineKept: true,
  failedKept: true,
  limited: true,
  robot: true,
  invalid: true,
  privacy: true,
  terms: true,
};

const POPUP: Record<PopupMessageKey, true> = { close: true };

const CONTACT_US: Record<ContactUsMessageKey, true> = {
  title: true,
  intro: true,
  company_name: true,
  message: true,
  send: true,
  sent: true,
  sentText: true,
  again: true,
};

const RESOURCES_SUBSCRIBE: Record<ResourcesSubscribeMessageKey, true> = {
  title: true,
  intro: true,
  send: true,
  confirmHint: true,
  sent: true,
  sentText: true,
  again: true,
};

/** Keys that the property `messages` accepts, by tag name. */
export const MESSAGE_KEYS: { [T in keyof MessageKeys]: Record<MessageKeys[T], true> } = {
  'crewdock-talent-market': { ...COMMON, ...BOARD, ...DICTIONARY, ...TALENT_LIST },
  'crewdock-job-board': { ...COMMON, ...BOARD, ...DICTIONARY, ...JOB_LIST, ...APPLICATION, ...FORM },
  'crewdock-contact-us': { ...COMMON, ...FORM, ...POPUP, ...CONTACT_US },
  'crewdock-resources-subscribe': { ...COMMON, ...FORM, ...POPUP, ...RESOURCES_SUBSCRIBE },
};
