// English texts of web/app/Palette.tsx.

// Palette
export const searchOrJump = 'Search or jump to'
export const searchLabel = 'Search projects, candidates, and actions'
export const searchPlaceholder = 'Projects, candidates, actions'
export const findCandidatesBy = 'Find candidates by'
export const results = 'Results'
export const searching = 'Searching…'
export const nothingFound = 'Nothing found.'
export const candidate = 'Candidate'

// Commands
export const operationsBoard = 'Operations board'
export const projectSettings = 'Project settings'

// Use palette commands
export const action = 'Action'
export const draft = 'Draft'
export const project = 'Project'

// Actions
export const invite = 'Invite a teammate'
export const calibrate = 'Calibrate'
export const settingsStep = (step: string) => `Settings: ${step}`
/** By action: other words that find it, in lower case. */
export const otherWords: Readonly<Record<string, string>> = {
  home: 'start today waiting',
  inbox: 'replies mail email conversations',
  new: 'new search add job project',
  invite: 'add member colleague user team',
  pause: 'stop hold outreach project',
  reactivate: 'resume unpause continue start project',
  nextBatch: 'search again more candidates find',
  expand: 'more candidates widen',
  learned: 'lessons taste calibration',
  duplicate: 'copy project',
  archive: 'close delete remove project',
  restore: 'unarchive reopen project',
  settings: 'steps criteria edit preferences',
  calibrate: 'calibration review first ten',
  export: 'csv download',
  theme: 'theme dark light mode appearance',
  keys: 'help cheat sheet hotkeys',
  out: 'log out logout leave',
  profile: 'account mailbox password signature',
  calendar: 'availability hours booking',
  ats: 'integration greenhouse lever',
}
