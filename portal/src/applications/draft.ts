/** Unsent input of the application form. */
export interface ApplicationDraft {
  name: string;
  email: string;
  phone_number: string;
  message: string;
  /** Answers by the wording of the question. */
  answers: Record<string, string>;
  cv: File | null;
}

export const BLANK_DRAFT: ApplicationDraft = {
  name: '',
  email: '',
  phone_number: '',
  message: '',
  answers: {},
  cv: null,
};
