// Everything a user sets for a project; the API's names for these fields come from the spec.
import { isKeyOf } from '../shared/records.ts'
import { payCurrency } from './pay-currency.ts'
import { noPreferences, type SearchPreferences, type Weights } from './preferences.ts'
import type { OutreachMethod } from './outreach-options.ts'
import { emptySchedulingPreferences, type SchedulingPreferences } from './scheduling-preferences.ts'
import type { IdealCandidate } from './ideal-candidate.ts'
import type { Collaborator } from './project.ts'
import type { SetupFlow } from './setup-flow.ts'
import { protectedExclusionIn, protectedTraitIn } from './protected-traits.ts'
import { normalise } from '../reference/normalise.ts'

export interface FollowUp {
  /** Days after the previous email. */
  days: number
  template: string
  /** Written, but not sent. */
  isOff?: boolean
}

/** Templates of a project. */
export const maxTemplates = 20

export interface OutreachTemplate {
  name: string
  /** Former names: running sequences refer to the name at their start. */
  formerNames?: string[]
  userEmail: string | null
  subject: string
  initial: string
  followUps: FollowUp[]
  liConnectionTemplate: string
}

export interface ProjectSettings {
  projectName: string
  jobTitle: string
  hiringCompany: string
  jobDescription: string
  additionalInformation: string
  isSelfServe: boolean
  tabOrder: string[]
  collaborators: Collaborator[]
  showCalibrationToggle: boolean
  biasReducer: boolean
  /** On autopilot projects, a recruiter reviews interested candidates before the hiring manager does. */
  isAutopilotRecruiter: boolean
  idealCandidates: IdealCandidate[]
  /** Ideal traits to ignore, by key (`skill:python`). */
  idealTraitsLeftOut: string[]
  locations: string[]
  jobTitles: string[]
  /** Required job titles; if several, one is enough. */
  jobTitlesRequired: string[]
  jobTitlesCurrentOrPast: 'current' | 'current_or_past'
  icOrManager: 'ic' | 'manager' | null
  yearsExpMin: number | null
  yearsExpMax: number | null
  keywordsRequired: string[]
  keywordsOptional: string[]
  badKeywords: string[]
  badCompanies: string[]
  badJobTitles: string[]
  companies: string[]
  industries: string[]
  /** Universities and fields of study that count in a candidate's favor. */
  schools: string[]
  majors: string[]
  bachelors: boolean
  advancedDegree: boolean
  mba: boolean
  phd: boolean
  top10School: boolean
  top25School: boolean
  /** How far from a city people may live; null = within its metropolitan area. */
  locationRadiusKm: number | null
  remoteWorkAllowed: boolean
  visaFilter: boolean
  isFulltime: boolean
  compTargetMin: number | null
  compTargetMax: number | null
  /** ISO 4217; null = the currency of the job's country. */
  compCurrency: string | null
  /** People who are likely to expect more than the job pays are left out. */
  compRequired: boolean
  responseProbVal: number
  totalYoeVal: number
  highestLevelEduVal: number
  schoolPrestigeVal: number
  similarCompaniesVal: number
  industryMatchVal: number
  keywordsVal: number
  senderName: string
  /** The channels for contacting people; contacting them manually is always possible. */
  outreachMethods: OutreachMethod[]
  outreachTemplates: OutreachTemplate[]
  /** Minimum years of relevant experience; null = not required. */
  yoreMin: number | null
  /** Stored for older clients; the search never reads it. */
  diversityVal: number | null
  /** Whether to search for new people when the queue runs out. */
  shouldPopulate: boolean
  outreachToggle: boolean
  allowWorkEmails: boolean
  needsEmailConfirmation: boolean
  /** Rejected candidates who were in touch get an email unless the user who rejects them opts out. */
  rejectionEmails: boolean
  confirmEmailBeforeSend: boolean
  phoneScreenerNeedsCalendarAuth: boolean
  interviewScheduling: InterviewScheduling
  /** Who interviews first: the phone screener, another available interviewer, or all of them together. */
  schedulingPreferences: SchedulingPreferences
  managerReview: ManagerReviewClock
  /** Texts of automatic emails, by name; missing ones use the default. */
  autopilotTemplates: Record<string, string>
  compensationTemplate: string
  remoteTemplate: string
  visaTemplate: string
  infoRequestTemplate: string
  /** Hard requirements. */
  recruiterNotes: RecruiterNotes
  /** Staff notes on a marked project (`is_peq`), by name. */
  peqDict: Record<string, string>
  /** The flow used to set up the project; null = its type's. */
  setupFlow: SetupFlow | null
}

/** When to remind a hiring manager who doesn't respond, and when to notify the team; hours since the email, null = never. */
export interface ManagerReviewClock {
  remindAfterHours: number | null
  escalateAfterHours: number | null
}

/** How interviews are scheduled: through the interviewer's calendar where one is synced, or always by an email introduction. */
export type InterviewScheduling = 'calendar' | 'introduction'

export interface RecruiterNotes {
  mandatoryRequirements: string
  additionalSuggestions: string
  tips: string
}

export const emptySettings: ProjectSettings = {
  projectName: '',
  jobTitle: '',
  hiringCompany: '',
  jobDescription: '',
  additionalInformation: '',
  isSelfServe: false,
  tabOrder: [],
  collaborators: [],
  showCalibrationToggle: true,
  biasReducer: false,
  isAutopilotRecruiter: false,
  idealCandidates: [],
  idealTraitsLeftOut: [],
  locations: [],
  jobTitles: [],
  jobTitlesRequired: [],
  jobTitlesCurrentOrPast: 'current_or_past',
  icOrManager: null,
  yearsExpMin: null,
  yearsExpMax: null,
  keywordsRequired: [],
  keywordsOptional: [],
  badKeywords: [],
  badCompanies: [],
  badJobTitles: [],
  companies: [],
  industries: [],
  schools: [],
  majors: [],
  bachelors: false,
  advancedDegree: false,
  mba: false,
  phd: false,
  top10School: false,
  top25School: false,
  locationRadiusKm: null,
  remoteWorkAllowed: false,
  visaFilter: false,
  isFulltime: true,
  compTargetMin: null,
  compTargetMax: null,
  compCurrency: null,
  compRequired: false,
  responseProbVal: 1,
  totalYoeVal: 3,
  highestLevelEduVal: 2,
  schoolPrestigeVal: 1,
  similarCompaniesVal: 3,
  industryMatchVal: 2,
  keywordsVal: 4,
  senderName: '',
  outreachMethods: ['email', 'inmail', 'invitation'],
  outreachTemplates: [],
  yoreMin: null,
  diversityVal: null,
  shouldPopulate: true,
  outreachToggle: true,
  allowWorkEmails: true,
  needsEmailConfirmation: false,
  rejectionEmails: false,
  confirmEmailBeforeSend: false,
  phoneScreenerNeedsCalendarAuth: false,
  interviewScheduling: 'calendar',
  schedulingPreferences: emptySchedulingPreferences,
  managerReview: { remindAfterHours: 48, escalateAfterHours: 120 },
  autopilotTemplates: {},
  compensationTemplate: '',
  remoteTemplate: '',
  visaTemplate: '',
  infoRequestTemplate: '',
  recruiterNotes: { mandatoryRequirements: '', additionalSuggestions: '', tips: '' },
  peqDict: {},
  setupFlow: null,
}

/** Settings saved before the rule existed, or not through the form, don't reach the search either. */
const isCriterion = (words: string) => protectedTraitIn(words) === null

/** A flag outlives its title in settings saved by other clients; only searched titles can be required. */
export function requiredTitlesOf(jobTitles: readonly string[], marked: readonly string[]): string[] {
  const marks = new Set(marked.map(normalise))
  return jobTitles.filter((title) => marks.has(normalise(title)))
}

/** The part of the settings used by the search. Demographic fields can't get in. */
export function preferencesOf(settings: ProjectSettings): SearchPreferences {
  const weights: Weights = {
    yearsOfExperience: settings.totalYoeVal,
    education: settings.highestLevelEduVal,
    schoolPrestige: settings.schoolPrestigeVal,
    similarCompanies: settings.similarCompaniesVal,
    industry: settings.industryMatchVal,
    keywords: settings.keywordsVal,
    responseLikelihood: settings.responseProbVal,
  }
  const payMax = settings.compTargetMax ?? settings.compTargetMin
  const jobTitles = settings.jobTitles.length > 0 ? settings.jobTitles : settings.jobTitle.trim() === '' ? [] : [settings.jobTitle]
  return {
    ...noPreferences,
    jobTitles,
    jobTitlesRequired: requiredTitlesOf(jobTitles, settings.jobTitlesRequired),
    jobTitlesWhen: settings.jobTitlesCurrentOrPast,
    jobDescription: settings.jobDescription,
    locations: settings.locations,
    remoteAllowed: settings.remoteWorkAllowed,
    yearsMin: settings.yearsExpMin,
    yearsMax: settings.yearsExpMax,
    relevantYearsMin: settings.yoreMin,
    payMax,
    payRequired: payMax !== null && settings.compRequired,
    payCurrency: payMax === null ? noPreferences.payCurrency : payCurrency(settings),
    keywordsRequired: settings.keywordsRequired.filter(isCriterion),
    keywordsOptional: settings.keywordsOptional.filter(isCriterion),
    companies: settings.companies,
    industries: settings.industries,
    schools: settings.schools,
    majors: settings.majors,
    locationRadiusKm: settings.locationRadiusKm,
    bachelors: settings.bachelors,
    advancedDegree: settings.advancedDegree,
    mba: settings.mba,
    phd: settings.phd,
    top10School: settings.top10School,
    top25School: settings.top25School,
    track: settings.icOrManager,
    badCompanies: settings.badCompanies,
    badJobTitles: settings.badJobTitles,
    badKeywords: settings.badKeywords.filter((words) => protectedExclusionIn(words) === null),
    idealTraitsLeftOut: settings.idealTraitsLeftOut,
    weights,
  }
}

/** Where the search's own names differ from the settings'. */
const named = {
  jobTitlesWhen: 'jobTitlesCurrentOrPast',
  remoteAllowed: 'remoteWorkAllowed',
  yearsMin: 'yearsExpMin',
  yearsMax: 'yearsExpMax',
  relevantYearsMin: 'yoreMin',
  track: 'icOrManager',
  payMax: 'compTargetMax',
  payCurrency: 'compCurrency',
  payRequired: 'compRequired',
} as const satisfies Partial<Record<keyof SearchPreferences, keyof ProjectSettings>>

/** The settings to change so that the search uses these preferences. */
export function settingsFor(change: Partial<Omit<SearchPreferences, 'weights'>>): Partial<ProjectSettings> {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [isKeyOf(named, name) ? named[name] : name, value]))
}
