// Times that the team proposes to a candidate, each with a link, and the candidate's open questions in the same email.
import { topicsAsked } from '../conversation/draft-reply.ts'
import { topicWords, type AnswerTopic } from '../conversation/answer-topics.data.ts'
import type { Notice } from '../project/notices.ts'
import { listed, type Language } from '../shared/language.ts'
import { whenInWords } from './interview-emails.ts'
import { interviewTexts } from './texts/interview-texts.ts'
import { text } from './texts/proposal.ts'

export const maxProposed = 5
export const maxNoteLength = 4000

export interface ProposedTime {
  start: Date
  end: Date
}

/** `{{time_1}}` … `{{booking_link}}` are filled in later; `note` is the team's, '' = none. */
export function proposalNotice(times: readonly ProposedTime[], timeZone: string, note: string, language: Language = 'en'): Notice {
  const texts = interviewTexts(language)
  const lines = times.map(({ start, end }, index) => `- ${whenInWords(start, end, timeZone)}: {{time_${index + 1}}}`)
  const paragraphs = [texts.greeting, texts.proposeTimes, lines.join('\n'), texts.proposeOthers, note.trim(), texts.closing]
  return { subject: texts.subject, body: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n') }
}

/** A note about what the candidate asked: known answers, and the other topics by name; '' if they asked nothing. */
export function questionsNote(message: string, answers: Partial<Record<AnswerTopic, string>>): string {
  const topics = topicsAsked(message)
  const answered = topics.flatMap((topic) => answers[topic]?.trim() || [])
  const open = topics.filter((topic) => !answers[topic]?.trim()).map((topic) => topicWords[topic].name)
  const named = open.length === 0 ? [] : [text.openQuestions(listed('en', open))]
  return [...answered, ...named].join('\n\n')
}
