// English texts of domain/candidate/offer-letter.ts.

export const defaultLetter = `Dear {{full_name}},

We are pleased to offer you the position of {{job_title}} at {{hiring_company}}.

Place of work: {{work_place}}
First day of work: {{first_day}}
Pay: {{pay}} {{pay_period}}

{{conditions}}

Please let us know your answer by {{answer_by}}.

We look forward to working with you.

{{signer}}
{{hiring_company}}`
export const periods = { year: 'per year', month: 'per month', day: 'per day', hour: 'per hour' }
export const answerInPast = 'Choose a last day for the answer that isn’t over.'
export const answerTooLate = (days: number) => `Choose a day within ${days} days.`
export const noOffer = 'Only a candidate in Offer can receive a letter.'
export const notADraft = 'This letter was sent already.'
export const termsChanged = 'The terms of the offer have changed since this letter was saved. Check the letter and save it again.'
export const missing = (names: string) => `The letter still has variables without a value: ${names}.`
export const unwritable = (characters: string) =>
  `The PDF can’t show these characters: ${characters}. Write them in Latin, Greek, or Cyrillic letters, or send your own PDF and record the signature by hand.`
export const notApproved = (names: string) => `Not approved yet: ${names}.`
export const signedAlready = 'This letter is signed.'
export const declinedAlready = 'This offer was declined.'
export const withdrawn = 'This offer was withdrawn.'
export const expired = 'The time to answer this offer is over.'
export const fullName = 'Enter your full name.'
export const consentMissing = 'Confirm that you accept the offer.'
