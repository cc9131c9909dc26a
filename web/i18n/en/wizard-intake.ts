// English texts of web/features/wizard/intake.
import { plural } from '@fairlead/domain/shared/language'

// Job intake
export const jobDescription = 'Job description'
export const jobDescriptionHint = 'Optional. Paste or drop the job description, and criteria are proposed from it.'
export const proposeCriteria = 'Propose criteria'

// Proposal row
export const changeWords = (label: string | number) => `Change ${label}`
export const fromTheModel = 'from the model'
export const added = 'Added'
export const differentValue = 'You’ve set a different value'
export const languagesNote = 'For ranking only, because few profiles list languages'
export const whereApplies = (label: string | number) => `Where ${label} applies`
export const whyWords = (label: string | number) => `Why ${label}`
export const theSentence = 'The sentence'
export const changeFirst = (label: string | number) => `Change ${label} first`
export const change = 'Change'
export const acceptWords = (label: string | number) => `Accept ${label}`
export const accept = 'Accept'
export const removeWords = (label: string | number) => `Remove ${label}`
export const remove = 'Remove'

// Proposals
export const removed = (criterion: string) => `Removed ${criterion}`
export const proposalsTitle = 'Criteria from the job description'
export const proposedCriteria = 'Proposed criteria'
export const keywordsLeftOut = (leftOut: string | number, limitOf: string | number) =>
  ` ${leftOut} more keywords were found; the first ${limitOf} are shown.`
export const acceptAll = 'Accept all'
export const removeAll = 'Remove all'
export const undoAcceptAll = 'Undo accept all'
export const nextStep = 'Next step'
export const allInSettings = 'All criteria are in your settings.'
export const leftToDecide = (open: string | number) => `${open} left to decide. Your own settings stay.`
export const allUsed = 'All of these are used. Move or remove what doesn’t fit.'
export const modelReading = ' A model is reading the text too…'
export const modelUnavailable = ' The model isn’t available. These come from the text only.'
export const modelAdded = (added: string | number) => ` A model read it too and added ${added}.`
export const notUsed = (open: number) => plural('en', open, { one: '1 of these isn’t used.', other: `${open} of these aren’t used.` })

// Reading notes
export const supportedLanguages =
  'Job descriptions are read in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, and Romanian. Check what was found, and add the rest yourself.'
export const unsupportedLanguage = (name: string | number) => `This job description seems to be in ${name}`
export const modelProgress = 'A model is reading the text…'
export const noCriteriaFound = 'No criteria were found in this text. Set them in the next steps.'

// Proposal groups
export const groups = {
  jobTitles: 'Job titles',
  mustHave: 'Must have',
  niceToHave: 'Nice to have',
  yearsOfExperience: 'Years of experience',
  education: 'Education',
  relevantExperience: 'Relevant experience',
  languages: 'Languages',
  locations: 'Locations',
  industries: 'Industries',
  companies: 'Companies like these',
  payAndVisa: 'Pay and visa',
  notUsed: 'Not used: we weren’t sure about these',
  leaveOut: 'Leave out',
}
