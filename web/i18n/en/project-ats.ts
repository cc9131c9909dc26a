// English texts of web/project/ats.
import { plural } from '@fairlead/domain/shared/language'

// Job list
export const readingTheJobs = 'Reading the jobs'
export const searchTheJobsOf = (integration: string | number) => `Search the jobs of ${integration}`
export const titlePlaceOrDepartment = 'Title, place or department'
export const soFarMoreAreBeing = ' so far, more are being read'
export const openProject = 'Open project'
export const openTheProjectOf = (name: string | number) => `Open the project of ${name}`
export const weCouldntReadAllJobs = 'We couldn’t read all jobs. Try again'
export const showAll = (length: string | number) => `Show all ${length}`

// Sync editor
export const readingTheSync = 'Reading the sync'
export const thisProjectCameFromThat = (name: string | number) =>
  `This project came from ${name}. That connection has ended, so no candidates are sent.`
export const cameOverALinkThat = (name: string | number, integration: string | number) =>
  `“${name}” came over a link that has been ended. Choose its job in ${integration}.`
export const whichJobOfIsThis = (integration: string | number) => `Which job of ${integration} is this project for?`
export const keepName = (name: string | number) => `Keep ${name}`
export const anotherJob = 'Another job'
export const sendCandidatesAutomatically = 'Send candidates automatically'
export const candidatesWhoReachAStage =
  'Candidates who reach a stage below are matched or created in your system. Candidates who opted out are never sent.'
export const someStagesAreNoLonger = (length: number, map: string | number) =>
  `${plural('en', length, { one: 'A stage is', other: 'Some stages are' })} no longer there: ${map}. Choose another, or no one arrives.`
export const stages = 'Stages'
export const noOneIsSent = 'No one is sent'
export const thisStageIsGone = 'This stage is gone'
export const mapByName = 'Map by name'
export const whatIsChangedInIs = (integration: string | number) =>
  `What is changed in ${integration} is shown on the candidate. It never moves anyone here.`
