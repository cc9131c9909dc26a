// English texts of web/candidate/timeline.

export const kind = 'Type'
export const allKinds = 'All types'
export const kinds = {
  added: 'Added',
  application: 'Earlier applications',
  move: 'Decisions and moves',
  email: 'Emails',
  linkedin: 'LinkedIn',
  interview: 'Interviews',
  scorecard: 'Scorecards',
  comment: 'Comments',
  note: 'Notes',
  stop: 'Unsubscribes and stops',
}
export const project = 'Project'
export const allProjects = 'All projects'
export const loadFailed = 'We couldn’t load the history.'
export const nothing = 'Nothing has happened yet.'
export const nothingOfThisKind = 'Nothing matches these filters.'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const showMore = 'Show more'
export const by = (name: string) => ` · ${name}`
export const elsewhere = (count: number) =>
  count === 1 ? '1 event in a project you can’t open' : `${count.toLocaleString('en-US')} events in projects you can’t open`
