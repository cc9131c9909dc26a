// English texts of web/features/panel/ReviewLinksDialog.tsx.

export const hiringManagersReviewCandidatesThrough =
  'Hiring managers review candidates through links sent by email, without an account. A revoked link stops working at once. When an address has no link left, reminders to it stop too.'
export const noOpenReviewLinksLinks = 'No open review links. Links are created when you send a candidate for review.'
