// English texts of web/features/panel/ReviewLinksDialog.tsx.

export const intro =
  'Hiring managers review candidates through links sent by email, without an account. A revoked link stops working immediately. Reminders stop for addresses without an open link.'
export const noLinks = 'No open review links. Links are created when you send a candidate for review.'
