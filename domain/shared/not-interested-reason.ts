/** Why a candidate declines, according to the team or their reply; domain/candidate/not-interested.ts has the labels. */
export type NotInterestedReason =
  | 'misclassification'
  | 'timing'
  | 'compensation'
  | 'seniority'
  | 'remote_policy'
  | 'company_fit'
  | 'visa'
  | 'role_fit'
  | 'wrong_email'
  | 'other'
  /** This product's own; V2 only. */
  | 'offer_declined'
