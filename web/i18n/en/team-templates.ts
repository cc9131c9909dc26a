// English texts of web/project/writing: templates that the workspace shares.

export const teamTemplates = 'Team templates'
export const noTeamTemplates = 'No team templates yet'
export const teamTemplatesFailed = 'We couldn’t load the team templates.'
export const manageTeamTemplates = 'Manage team templates'
export const about =
  'Sequences that everyone in your workspace can use and edit. Every save is kept as a version; projects keep the text they took.'
export const empty =
  'Save a sequence here to use it in other projects. Everyone in your workspace can use and edit it, and every save is kept as a version.'
export const newTemplate = 'New team template'
export const editTemplate = 'Edit team template'
export const historyOf = (name: string) => `Versions of ${name}`
export const editNamed = (name: string) => `Edit ${name}`
export const historyNamed = (name: string) => `Versions of ${name}`
export const deleteNamed = (name: string) => `Delete ${name}`
export const versionNumber = (version: number) => `Version ${version}`
export const lastSaved = (version: number, by: string | null, time: string) => `Version ${version}, ${by ?? 'a former teammate'}, ${time}`
export const deleted = (name: string) => `“${name}” was deleted.`
export const notDeleted = 'We couldn’t delete the team template. Please try again.'
export const notRestored = 'We couldn’t restore the team template. Please try again.'

// Use
export const taken = (name: string) => `“${name}” was added to this project.`
export const notTaken = 'We couldn’t add the template to this project. Please try again.'

// Form
export const name = 'Name'
export const subject = 'Subject'
export const firstEmail = 'First email'
export const followUp = (number: number) => `Follow-Up #${number}`
export const invitation = 'LinkedIn invitation'
export const days = 'Days after the email before'
export const sendThis = 'Send this follow-up'
export const isNotSent = 'Turned off. It isn’t sent.'
export const leaveEmpty = 'Leave empty to send no follow-up here.'
export const save = 'Save template'
export const back = 'Back'
export const saved = (name: string, version: number) => `“${name}” was saved as version ${version}.`
export const notSaved = 'We couldn’t save the team template. Please try again.'

// Conflict
export const conflict = (by: string | null, version: number) =>
  `${by ?? 'Someone'} saved version ${version} while you were editing. Saving yours changes it like this:`
export const conflictSame = (by: string | null, version: number) => `${by ?? 'Someone'} saved the same text as version ${version}.`
export const saveAnyway = (version: number) => `Save mine as version ${version}`
export const takeTheirs = (version: number) => `Use version ${version}`

// Save a template of a project
export const saveToTeam = 'Save to team templates'
export const saveAs = 'Save as'
export const asNew = 'A new team template'
export const newVersionOf = (name: string) => `A new version of “${name}”`
export const sameText = 'The team template has the same text.'
export const changesLikeThis = 'This is what changes:'
export const saveVersion = (version: number) => `Save version ${version}`

// Versions
export const historyFailed = 'We couldn’t load the versions.'
export const gone = 'Someone deleted this team template.'
export const savedBy = (by: string | null, time: string) => `${by ?? 'A former teammate'}, ${time}`
export const restoredFrom = (version: number) => `Restored from version ${version}`
export const latest = 'Latest'
export const created = 'The first version.'
export const earliestKept = 'The oldest version that is kept.'
export const whatChanged = (version: number) => `What changed in version ${version}`
export const restore = 'Restore'
export const restoreNamed = (version: number) => `Restore version ${version}`
export const restoring = (version: number) => `Restoring version ${version} saves it again as the latest one. This is what changes:`
export const restored = (earlier: number, version: number) => `Version ${earlier} was restored as version ${version}.`
export const restoreFailed = 'We couldn’t restore this version. Please try again.'
export const restoreConflict = 'Someone saved a newer version. Look at the versions again before you restore one.'
export const cancel = 'Cancel'

// Difference
export const noDifference = 'No differences.'
export const formattingOnly = 'Only the formatting or the links changed.'
export const daysChange = (before: number, after: number) => `${before} → ${after} days after the email before`
export const daysNow = (days: number) => `${days} days after the email before`
export const turnedOff = 'Turned off'
export const turnedOn = 'Turned on'
export const removedText = 'Removed: '
export const addedText = 'Added: '
