// Texts of web/project/InterviewersTogether.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/project-interviewers-together.ts'
import * as en from './en/project-interviewers-together.ts'

export const text = inReadersLanguage({ en, de })
