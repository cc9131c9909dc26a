// English texts of server/features/talent: answers, notifications, and emails.

// add-to-project
export const alreadyIn = (name: string | number, where: string | number) => `Already in ${name}, in ${where}.`
export const askedForNoContact = 'Asked not to be contacted, or marked as the wrong person.'
export const personDeleted = 'They no longer exist. Someone may have deleted them.'
export const projectArchived = 'This project is archived.'

// change-person
export const tooManySkills = '200 skills of 100 characters max.'
export const belongsToAnother = (email: string | null | undefined, name: string) =>
  `${email ?? 'This profile'} belongs to ${name || 'another person'}, who is in your talent pool.`
export const namesHidden = (hiddenBy: string | number) => `Names are hidden in ${hiddenBy}, so this profile can’t be edited by you.`

// note-store
export const authorOrAdminOnly = 'Only its author or an admin can delete a note.'

// read-resume
export const unknownResume = 'This résumé does not exist.'

// saved-search-store
export const nameTheSearch = 'Name the search.'
export const charactersMax = (longestSearchName: string | number) => `${longestSearchName} characters max.`
export const savedSearchesMax = (maxSearches: string | number) => `${maxSearches} saved searches max. Delete one you no longer use.`

// tag-store
export const tagsMax = (maxTags: string | number) => `${maxTags} tags max. Delete one you no longer use.`
export const tagGone = 'This tag no longer exists.'

// read-timeline
export const noSuchPage = 'Start at the first page again.'
export const timelineAdded = 'Added to review'
export const timelinePlanned = (label: string) => `${label}, scheduled`
export const timelineOther = 'Other activity'
export const timelineLabels = {
  email_sent: 'Email sent',
  person: 'Email received',
  auto_reply: 'Automatic reply',
  bounce: 'Email bounced',
  comment: 'Comment',
  interview: 'Interview',
  scorecard: 'Scorecard submitted',
} as const

// person-events
export const timelineInPool = 'Added to the talent pool'
export const timelineNote = 'Note'
export const timelineFlags = {
  wrong_person: 'Wrong person',
  data_request: 'Asked about their data',
  objected: 'Objected',
  later: 'Asked for later',
} as const
export const timelineStops = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Address bounced',
  complaint: 'Complained about spam',
  erased: 'Deleted earlier',
  by_hand: 'Added to the suppression list',
} as const
export const timelineDomainStopped = 'Domain added to the suppression list'
