/** A string, or a function that receives `n` and returns the string. */
export type MessageText = string | ((n: number) => string);

/**
 * Messages by key, listed in docs/partners/messages.md. `{n}` and other placeholders are replaced. `one|many` contains
 * a singular and a plural form, selected by `n`. A function receives `n` and returns the string.
 */
export type Messages<Key extends string = MessageKeys[keyof MessageKeys]> = { [K in Key]?: MessageText };

/** Keys of the messages of all widgets. `group` is the thousands separator. */
export type CommonMessageKey = 'group' | 'retry' | 'offline' | 'failed';

/** Keys of the messages of both boards. */
export type BoardMessageKey =
  | 'clear'
  | 'skills'
  | 'addSkills'
  | 'noOption'
  | 'loadingOptions'
  | 'seniority'
  | 'remove'
  | 'loading'
  | 'drop'
  | 'without'
  | 'any_skills'
  | 'any_seniority'
  | 'any_location'
  | 'clearAll'
  | 'changed'
  | 'offlineText'
  | 'failedText'
  | 'english'
  | 'noEnglish'
  | 'years'
  | 'onRequest'
  | 'hour'
  | 'month';

/** Keys of levels and durations by id, such as `seniority_3`. In English, the portal’s names are shown. */
export type DictionaryMessageKey = `seniority_${1 | 2 | 3 | 4}` | `duration_${1 | 2 | 3 | 4 | 5 | 6}`;

/** Keys of the messages of the talent list. */
export type TalentListMessageKey = 'title' | 'search' | 'count' | 'more' | 'none' | 'nothing' | 'verified';

/** Keys of the messages of the job list. */
export type JobListMessageKey =
  | 'title'
  | 'search'
  | 'count'
  | 'more'
  | 'none'
  | 'nothing'
  | 'anywhere'
  | 'countries'
  | 'location'
  | 'anyLocation';

/** Keys of the messages of a job and its application form. */
export type ApplicationMessageKey =
  | 'back'
  | 'gone'
  | 'goneText'
  | 'apply'
  | 'portal'
  | 'send'
  | 'sent'
  | 'sentText'
  | 'message'
  | 'cv'
  | 'cvHint'
  | 'fileLarge'
  | 'removeFile'
  | 'messageOrCv'
  | 'yes'
  | 'no'
  | 'chooseOne'
  | 'questionsChanged';

/** Keys of the messages of all forms. */
export type FormMessageKey =
  | 'name'
  | 'email'
  | 'phone_number'
  | 'required'
  | 'emailWrong'
  | 'fieldWrong'
  | 'fileType'
  | 'sending'
  | 'checking'
  | 'offlineKept'
  | 'failedKept'
  | 'limited'
  | 'robot'
  | 'invalid'
  | 'privacy'
  | 'terms';

/** Keys of the messages of popups. */
export type PopupMessageKey = 'close';

/** Keys of the messages of the contact form. */
export type ContactUsMessageKey =
  | 'title'
  | 'intro'
  | 'company_name'
  | 'message'
  | 'send'
  | 'sent'
  | 'sentText'
  | 'again';

/** Keys of the messages of the subscription form. */
export type ResourcesSubscribeMessageKey = 'title' | 'intro' | 'send' | 'confirmHint' | 'sent' | 'sentText' | 'again';

/** Keys of messages by tag name. */
export interface MessageKeys {
  'crewdock-talent-market': CommonMessageKey | BoardMessageKey | DictionaryMessageKey | TalentListMessageKey;
  'crewdock-job-board':
    | CommonMessageKey
    | BoardMessageKey
    | DictionaryMessageKey
    | JobListMessageKey
    | ApplicationMessageKey
    | FormMessageKey;
  'crewdock-contact-us': CommonMessageKey | FormMessageKey | PopupMessageKey | ContactUsMessageKey;
  'crewdock-resources-subscribe': CommonMessageKey | FormMessageKey | PopupMessageKey | ResourcesSubscribeMessageKey;
}
