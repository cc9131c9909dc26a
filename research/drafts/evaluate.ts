// Prints the drafted answer to every written question: npm run eval drafts
import { answerFacts } from '@fairlead/domain/conversation/answer-facts'
import { draftReply, type AnswerDraft } from '@fairlead/domain/conversation/draft-reply'
import { emptySettings } from '@fairlead/domain/project/settings'
import { postings, questions } from './questions.ts'

const places: Record<keyof typeof postings, string[]> = {
  platform: ['New York, New York, United States'],
  nurse: ['Columbus, Ohio, United States'],
  accounting: ['Hamburg, Germany'],
  nothing: [],
}

/** The draft to an email about one of the postings, with settings that only add the place. */
export function draftFor(posting: keyof typeof postings, body: string): AnswerDraft {
  return draftReply([{ from: 'Jo Doe <jo@home.example>', to: 'hiring@harbor.example', subject: 'Re: Job', body }], {
    answers: () => ({}),
    texts: {},
    facts: (language) => answerFacts({ ...emptySettings, locations: places[posting] }, language),
    jobDescription: postings[posting],
    values: {},
    firstName: 'Jo',
    senderName: 'Robin Tester',
    today: '2026-11-23',
    isOwn: (address) => address.endsWith('@harbor.example'),
  })
}

/** Prints every question with its draft, and the source of each sentence. */
export function printDrafts(): void {
  for (const [posting, body] of questions) {
    const { sentences, missing, note, body: draft } = draftFor(posting, body)
    console.log(`\n[${posting}] ${body}`)
    console.log(draft ? draft.replace(/^/gm, '    ') : `    (no draft${note ? `: ${note}` : ''})`)
    for (const { text, source } of sentences) console.log(`  - ${text}  <- ${source.kind}: ${source.line}`)
    for (const { question } of missing) console.log(`  ? ${question}`)
  }
}
