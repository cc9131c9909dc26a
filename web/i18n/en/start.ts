// English texts of the first-run page, and of leaving the demo.
import { plural } from '@fairlead/domain/shared/language'

// First-run page
export const title = 'Bring in your people'
export const about = 'Searches rank the people in your talent pool. Choose what your team has, and we’ll show you how.'
export const question = 'What do you have?'
export const sources = {
  ats: 'An applicant tracking system',
  table: 'A spreadsheet',
  resumes: 'A folder of résumés',
  linkedin: 'A LinkedIn export',
  nothing: 'Nothing yet',
} as const
export const steps = {
  ats: {
    title: 'Connect your applicant tracking system',
    how: 'Its jobs become searches, and the candidates you approve are sent to it. Its past candidates come in with an export: a table, which you import here.',
    action: 'Connect it',
  },
  table: {
    title: 'Import your spreadsheet',
    how: 'CSV or Excel. You see how each column is read before anything is added.',
    action: 'Choose the spreadsheet',
  },
  resumes: {
    title: 'Import your résumés',
    how: 'Choose all files at once: PDF, DOCX, or text. Each becomes a profile, and its file is kept with it.',
    action: 'Choose the résumés',
  },
  linkedin: {
    title: 'Import your LinkedIn export',
    how: 'On LinkedIn, open Settings, Data privacy, Get a copy of your data, and choose Connections. LinkedIn emails you the file.',
    action: 'Choose the export',
  },
  nothing: {
    title: 'Add people one at a time',
    how: 'Start with people you know: their LinkedIn page and their email address.',
    action: 'Add a person',
  },
} as const
export const stepOf = (number: number, count: number) => `Step ${number} of ${count}`
export const noOneYet = 'No one is in your talent pool yet.'
export const peopleCount = (count: string, people: number) =>
  `${count} ${plural('en', people, { one: 'person is', other: 'people are' })} in your talent pool.`
export const startSearch = 'Start a search'
export const seePeople = 'See your people'
export const loadFailed = 'We couldn’t load your talent pool.'

// Links to it
export const poolEmpty = 'Your talent pool is empty'
export const poolEmptyText = 'Bring in your people first: from an applicant tracking system, a spreadsheet, résumés, or LinkedIn.'
export const bringIn = 'Bring in your people'

// Leaving the demo
export const inDemo = 'You’re in the demo'
export const inDemoText = 'Searches find fictional people until you leave it. An admin of your workspace can do that on the Team page.'
export const inDemoAdmin = 'Searches find fictional people until you leave it. People your team has added stay.'
export const leave = 'Leave the demo'
export const leaveTitle = 'Leave the demo?'
export const searchesEmpty = 'Searches, previews, and suggestions no longer include fictional people.'
export const candidatesGo = (candidates: number, projects: number) =>
  `${plural('en', candidates, { one: '1 fictional person', other: `${candidates} fictional people` })} in ${plural('en', projects, { one: '1 search', other: `${projects} searches` })} ${plural('en', candidates, { one: 'goes', other: 'go' })}, with their emails, notes, and history. The searches stay.`
export const queuedCanceled = 'Emails to them that wait are canceled.'
export const noCandidates = 'No fictional people are in your searches.'
export const peopleStay = (people: number) =>
  people === 0
    ? 'Then you bring in your own people.'
    : `The ${plural('en', people, { one: 'person', other: `${people} people` })} you added stay.`
export const confirmLabel = 'I understand that this can’t be undone.'
export const stay = 'Stay'
export const hasLeft = 'You’ve left the demo.'
export const leaveFailed = 'You’re still in the demo. Please try again.'
export const removing = (candidates: number) =>
  `Removing ${plural('en', candidates, { one: '1 fictional person', other: `${candidates} fictional people` })} …`
