// English texts of web/project/ats.
import { plural } from '@fairlead/domain/shared/language'

// Job list
export const jobsNotLoaded = (integration: string) => `We couldn’t load the jobs in ${integration}.`
export const readingTheJobs = 'Loading the jobs'
export const searchJobs = (integration: string | number) => `Search jobs in ${integration}`
export const jobSearchPlaceholder = 'Title, place, or department'
export const loadingMoreSuffix = ' so far, loading more'
export const openProject = 'Open project'
export const openProjectLabel = (name: string | number) => `Open the project of ${name}`
export const jobsIncomplete = 'We couldn’t read all jobs. Try again'
export const showAll = (count: string | number) => `Show all ${count}`
export const foundOpenJobs = (count: string | number, total: string | number) => `${count} of ${total} open jobs`
export const openJobs = (all: number, value: string | number) => plural('en', all, { one: '1 open job', other: `${value} open jobs` })

// Sync editor
export const syncNotSaved = 'We couldn’t save this. Please try again.'
export const syncNotLoaded = 'We couldn’t load the sync settings.'
export const goneStage = (name: string) => `${name} (gone)`
export const sendNoOneFrom = (stage: string) => `Send no one from ${stage}`
export const readingTheSync = 'Loading the sync settings'
export const importedFromNote = (name: string | number) =>
  `This project came from ${name}. That connection has ended, so no candidates are sent.`
export const endedLinkNote = (name: string | number, integration: string | number) =>
  `“${name}” came from a link that has ended. Choose its job in ${integration}.`
export const jobQuestion = (integration: string | number) => `Which job in ${integration} is this project for?`
export const keepName = (name: string | number) => `Keep ${name}`
export const anotherJob = 'Another job'
export const sendCandidatesAutomatically = 'Send candidates automatically'
export const syncText = 'Candidates who reach a stage below are matched or created in your system. Candidates who opted out are never sent.'
export const stagesGone = (count: number, stageNames: string | number) =>
  `${plural('en', count, { one: 'This stage no longer exists', other: 'These stages no longer exist' })}: ${stageNames}. Choose another, or no candidates are sent.`
export const stages = 'Stages'
export const sendNone = 'Don’t send'
export const stageGone = 'This stage no longer exists'
export const mapByName = 'Map by name'
export const changesNote = (integration: string | number) =>
  `Changes in ${integration} appear on the candidate. They never move anyone here.`
export const choose = 'Choose'

// Link states
export const working = 'The link is working.'
export const incomplete = 'Linking isn’t finished yet.'
export const relinkNeeded = 'Link the system again. Candidates wait until then.'
export const invalid = 'The system no longer knows this link. Link it again.'
export const inactive = 'The link is switched off in the system.'
export const unknown = 'We can’t check the link right now.'
export const gatewayUnreachable = 'We can’t reach the ATS gateway right now.'
export const linkFailed = 'We couldn’t load the link.'

// Import
export const imported = (name: string, isNew: boolean) =>
  isNew ? `Imported ${name}. Check its criteria before you search.` : `${name} was already imported`
export const importFailed = 'We couldn’t import the job. Please try again.'
