// Parts of a project's setup and their validation, shared by the wizard and the server.
import { messages } from '../shared/messages.ts'
import { checkLinkedinUrl, isEmail } from '../shared/validation.ts'
import { checkAnswers, checkMethods, checkProductEmails, checkSequences, checkTemplates } from './check-outreach.ts'
import { checkParts } from './interview-parts.ts'
import { protectedExclusionIn, protectedSentence, protectedTraitIn, type ProtectedWish } from './protected-traits.ts'
import { validateRoster } from './roster.ts'
import { emptySettings, type ProjectSettings } from './settings.ts'
import { text as setupPartsText } from './texts/setup-parts.ts'

export const setupParts = [
  'details',
  'scope',
  'conditions',
  'ideals',
  'information',
  'tutorial',
  'titles',
  'experience',
  'education',
  'background',
  'keywords',
  'weights',
  'process',
  'pipeline',
  'roster',
  'roster-navigator',
  'scheduling',
  'autopilot',
  'methods',
  'parameters',
  'sequences',
  'templates',
  'questions',
  'hard-requirements',
  'ats',
] as const
export type SetupPart = (typeof setupParts)[number]

/** Errors by API field name. */
export type Wrong = Record<string, string>

export const belowMinimum = (): string => setupPartsText.maximumBelowMinimum

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === ''
const required = (fields: Record<string, boolean>): Wrong =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, isGiven]) => (isGiven ? [] : [[field, messages.fieldRequired]])))
const when = (isWrong: boolean, field: string, sentence: string): Wrong => (isWrong ? { [field]: sentence } : {})
const isUpsideDown = (min: number | null, max: number | null) => min !== null && max !== null && min > max

type WishIn = (criterion: string) => ProtectedWish | null
function withoutTraits(field: string, criteria: readonly string[], wishIn: WishIn): Wrong {
  const [wish] = criteria.flatMap((words) => wishIn(words) ?? [])
  return wish === undefined ? {} : { [field]: protectedSentence(wish) }
}

function checkRoster({ collaborators }: ProjectSettings): Wrong {
  const problem = validateRoster(collaborators)
  return problem ? { collaborators: problem } : {}
}

/** Without a named interviewer, the hiring manager interviews. */
function checkScheduling({ schedulingPreferences: { phoneScreenerEmail: screener, interviewers, parts } }: ProjectSettings): Wrong {
  const named = isBlank(screener) ? interviewers : [screener ?? '', ...interviewers]
  if (!named.every(isEmail)) return { scheduling_preferences: messages.invalidEmail }
  const problem = checkParts(parts)
  return problem ? { interview_parts: problem } : {}
}

/** The parts that are validated; the others require nothing. */
const rules: Partial<Record<SetupPart, (settings: ProjectSettings, wishIn: WishIn) => Wrong>> = {
  details: (settings) =>
    required({
      project_name: !isBlank(settings.projectName),
      job_title: !isBlank(settings.jobTitle),
      hiring_company: !isBlank(settings.hiringCompany),
    }),
  conditions: ({ compTargetMin, compTargetMax }) => when(isUpsideDown(compTargetMin, compTargetMax), 'comp_target_max', belowMinimum()),
  ideals: ({ idealCandidates }) =>
    when(
      idealCandidates.some((ideal) => !ideal.coreCandidateId && !ideal.resume && checkLinkedinUrl(ideal.linkedinProfileUrl ?? '') !== null),
      'ideal_candidates',
      messages.candidateUrlsNotValid,
    ),
  titles: (settings, wishIn) => ({
    ...required({ job_titles: settings.jobTitles.length > 0 }),
    ...withoutTraits('job_titles', settings.jobTitles, wishIn),
  }),
  keywords: ({ keywordsRequired, keywordsOptional, badKeywords }, wishIn) => ({
    ...withoutTraits('keywords_required', keywordsRequired, wishIn),
    ...withoutTraits('keywords_optional', keywordsOptional, wishIn),
    ...withoutTraits('bad_keywords', badKeywords, protectedExclusionIn),
  }),
  experience: ({ yearsExpMin, yearsExpMax }) => when(isUpsideDown(yearsExpMin, yearsExpMax), 'years_exp_max', belowMinimum()),
  roster: checkRoster,
  'roster-navigator': checkRoster,
  scheduling: checkScheduling,
  methods: checkMethods,
  parameters: ({ outreachTemplates }) => checkSequences(outreachTemplates),
  sequences: ({ outreachTemplates }) => checkSequences(outreachTemplates),
  templates: ({ outreachTemplates }) => checkTemplates(outreachTemplates),
  questions: checkAnswers,
  autopilot: checkProductEmails,
}

/**
 * Errors of one part (docs/wizard.md); empty when valid.
 * @param wishIn what a criterion asks for that is protected; the server knows more than the rules of the browser
 */
export function checkPart(part: SetupPart, settings: ProjectSettings, wishIn: WishIn = protectedTraitIn): Wrong {
  return rules[part]?.(settings, wishIn) ?? {}
}

type Field = keyof ProjectSettings

/** The fields of each part. Text-only parts have none; the system of record is linked elsewhere. */
const fieldsOf: Record<SetupPart, readonly Field[]> = {
  details: ['projectName', 'jobTitle'],
  scope: ['locations', 'remoteWorkAllowed', 'locationRadiusKm'],
  conditions: ['compTargetMin', 'compTargetMax', 'compCurrency', 'compRequired', 'visaFilter', 'isFulltime'],
  ideals: ['idealCandidates'],
  information: ['additionalInformation'],
  tutorial: [],
  titles: ['jobTitles'],
  experience: ['yearsExpMin', 'yearsExpMax', 'yoreMin'],
  education: ['bachelors', 'advancedDegree', 'mba', 'phd', 'top10School', 'top25School', 'schools', 'majors'],
  background: ['companies', 'industries', 'badCompanies', 'badJobTitles'],
  keywords: ['keywordsRequired', 'keywordsOptional', 'badKeywords'],
  weights: [
    'responseProbVal',
    'totalYoeVal',
    'highestLevelEduVal',
    'schoolPrestigeVal',
    'similarCompaniesVal',
    'industryMatchVal',
    'keywordsVal',
  ],
  process: [],
  pipeline: ['tabOrder'],
  roster: ['collaborators'],
  'roster-navigator': ['collaborators'],
  scheduling: ['interviewScheduling', 'schedulingPreferences'],
  autopilot: ['autopilotTemplates', 'managerReview', 'isAutopilotRecruiter', 'rejectionEmails'],
  methods: ['outreachMethods'],
  parameters: ['outreachTemplates'],
  sequences: ['outreachTemplates'],
  templates: ['outreachTemplates'],
  questions: ['compensationTemplate', 'remoteTemplate', 'visaTemplate', 'infoRequestTemplate'],
  'hard-requirements': ['recruiterNotes'],
  ats: [],
}

/** Whether any field of a part differs from a new project; defaults count only where required. */
export function isPartFilled(part: SetupPart, settings: ProjectSettings): boolean {
  if (part === 'roster' || part === 'roster-navigator') return settings.collaborators.length > 1
  return fieldsOf[part].some((field) => JSON.stringify(settings[field]) !== JSON.stringify(emptySettings[field]))
}

/** Everything that prevents submitting a project, in any flow. */
export function checkSetup(settings: ProjectSettings, wishIn?: WishIn): Wrong {
  return Object.fromEntries(setupParts.flatMap((part) => Object.entries(checkPart(part, settings, wishIn))))
}
