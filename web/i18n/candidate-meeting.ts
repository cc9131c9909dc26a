// Texts of web/candidate/MeetingPlace.tsx.
import { inReadersLanguage } from '@fairlead/domain/shared/readers-language'
import * as de from './de/candidate-meeting.ts'
import * as en from './en/candidate-meeting.ts'

export const text = inReadersLanguage({ en, de })
