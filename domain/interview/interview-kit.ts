// Interview kits: a default made from the job's criteria, and validation.
import type { SearchPreferences } from '../project/preferences.ts'
import { text as interviewKitText } from './texts/interview-kit.ts'

export const kitLimits = { minAttributes: 3, maxAttributes: 6, attributeLength: 60, maxQuestions: 12, questionLength: 300 } as const

export interface InterviewKit {
  questions: string[]
  attributes: string[]
}

type Criteria = Pick<SearchPreferences, 'keywordsRequired' | 'keywordsOptional' | 'track' | 'relevantYearsMin' | 'yearsMin'>

/** The default kit: the first three skills, required ones first, plus questions for every job. */
export function proposeKit(jobTitle: string, criteria: Criteria): InterviewKit {
  const skills = unique([...criteria.keywordsRequired, ...criteria.keywordsOptional])
    .filter((skill) => skill.length <= kitLimits.attributeLength)
    .slice(0, 3)
  const job = jobTitle.trim() === '' ? '' : ` (${jobTitle.trim()})`
  const leads = criteria.track === 'manager'
  const years = criteria.relevantYearsMin ?? criteria.yearsMin
  return {
    attributes: unique([
      ...skills,
      interviewKitText.problemSolving,
      interviewKitText.communication,
      leads ? interviewKitText.leadership : interviewKitText.motivation,
    ]),
    questions: [
      years === null ? interviewKitText.askClosestWork(job) : interviewKitText.askRecentWork(years, job),
      ...skills.map((skill) => interviewKitText.askSkillProject(skill)),
      interviewKitText.askHardProblem,
      leads ? interviewKitText.askHelpedTeammate : interviewKitText.askMotivation,
    ].map((question) => question.slice(0, kitLimits.questionLength)),
  }
}

/** Trimmed, without blanks or duplicates, ignoring case. */
export function cleanKit({ questions, attributes }: InterviewKit): InterviewKit {
  return { questions: unique(questions), attributes: unique(attributes) }
}

/** Errors by wire field for a normalized kit; null when it may be saved. */
export function checkKit({ questions, attributes }: InterviewKit): Record<string, string> | null {
  const { minAttributes: min, maxAttributes: max, attributeLength, maxQuestions, questionLength } = kitLimits
  if (attributes.length < min || attributes.length > max) return { attributes: interviewKitText.attributeCount(min, max) }
  if (attributes.some((attribute) => attribute.length > attributeLength))
    return { attributes: interviewKitText.attributeTooLong(attributeLength) }
  if (questions.length > maxQuestions) return { questions: interviewKitText.questionsMax(maxQuestions) }
  return questions.some((question) => question.length > questionLength)
    ? { questions: interviewKitText.questionTooLong(questionLength) }
    : null
}

function unique(texts: readonly string[]): string[] {
  const keys = new Set<string>()
  return texts.map((text) => text.trim()).filter((text) => text !== '' && !keys.has(text.toLowerCase()) && keys.add(text.toLowerCase()))
}
