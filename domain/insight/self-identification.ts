// Voluntary self-identification; every question can be declined.
import { isOneOf } from '../shared/records.ts'
import { text as selfIdentificationText } from './texts/self-identification.ts'

export const preferNotToSay = 'Prefer not to say'

/** The groups of the specification's list of ethnicities, without 'No Preference', which isn't a group. */
export const questions = {
  gender: ['Woman', 'Man', 'Non-binary', 'Another gender', preferNotToSay],
  ethnicity: [
    'Native American',
    'Asian',
    'Black/African American',
    'Hispanic/Latino',
    'White',
    'Pacific Islander',
    'More than one of these',
    preferNotToSay,
  ],
} as const
export type Question = keyof typeof questions
export const questionKeys = ['gender', 'ethnicity'] as const satisfies readonly Question[]

export type Answer = (typeof questions)[Question][number]

/** An answer as it is shown; what is stored and counted stays. */
export const answerLabel = (answer: Answer): string => selfIdentificationText.answers[answer]

export type SelfIdentification = Record<Question, string>

/** null when every answer is one of those offered, else the error per question. */
export function checkSelfIdentification(answer: SelfIdentification): Record<string, string> | null {
  const wrong = questionKeys.filter((key) => !isOneOf<string>(questions[key], answer[key]))
  return wrong.length > 0 ? Object.fromEntries(wrong.map((key) => [key, selfIdentificationText.chooseAnswer])) : null
}
