/** Why a candidate turns us down, as the team or a reading of their reply says; domain/candidate/not-interested.ts has the labels. */
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
