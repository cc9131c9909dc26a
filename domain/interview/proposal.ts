// Times that the team proposes to a candidate, each with a link, and the candidate's open questions in the same email.
import { answersIn, type AnswerSources } from '../conversation/draft-reply.ts'
import { topicWords } from '../conversation/answer-topics.data.ts'
import type { Notice } from '../project/notices.ts'
import { listed, type Language } from '../shared/language.ts'
import { asReader } from '../shared/readers-language.ts'
import { whenInWords } from './interview-emails.ts'
import { interviewTexts } from './texts/interview-texts.ts'

export const maxProposed = 5
export const maxNoteLength = 4000

export interface ProposedTime {
  start: Date
  end: Date
}

/** `{{time_1}}` … `{{booking_link}}` are filled in later; `note` is the team's, '' = none. */
export function proposalNotice(times: readonly ProposedTime[], timeZone: string, note: string, language: Language = 'en'): Notice {
  const texts = interviewTexts(language)
  const lines = asReader(language === 'de' ? 'de' : 'en', () =>
    times.map(({ start, end }, index) => `- ${whenInWords(start, end, timeZone)}: {{time_${index + 1}}}`),
  )
  const paragraphs = [texts.greeting, texts.proposeTimes, lines.join('\n'), texts.proposeOthers, note.trim(), texts.closing]
  return { subject: texts.subject, body: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n') }
}

/** A note about what the candidate asked: the project's answers, and the other topics by name; '' if they asked nothing. */
export function questionsNote(message: string, sources: AnswerSources, language: Language = 'en'): string {
  const { sentences, open } = answersIn(message, sources, language)
  const named = open.map((topic) => topicWords[topic].name[language])
  const note = sentences.map(({ text }) => text).join(' ')
  return [note, named.length === 0 ? '' : interviewTexts(language).openQuestions(listed(language, named))].filter(Boolean).join('\n\n')
}
