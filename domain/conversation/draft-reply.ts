// Drafts a reply to a candidate from facts: the team's answers and texts, the settings, and what the job description states.
import { bounded } from './draft-lines.ts'
import { answerTopics, topicWords, type AnswerTopic } from './answer-topics.data.ts'
import { daysIn, wordsOf } from './dates-in-text.ts'
import type { Day } from '../shared/days.ts'
import { languageOf } from '../outreach/reply-language.ts'
import { extractReply } from './reply-text.ts'
import { jobLines } from './draft-lines.ts'
import { postingFacts } from './posting-facts.ts'
import { factTexts } from './texts/facts/fact-texts.ts'
import { fillKnown } from '../project/template-variables.ts'
import { htmlToText, looksLikeHtml } from '../shared/mail-body.ts'
import { trimSigns } from '../shared/bounded.ts'
import type { Language } from '../shared/language.ts'
import { conversationTexts } from './texts/conversation-texts.ts'
import { text as draftReplyText } from './texts/draft-reply.ts'
import { must } from '../shared/records.ts'

export interface PreviousMail {
  /** 'jo@home.example' or 'Jo Doe <jo@home.example>' */
  from: string
  to: string
  subject: string
  /** Text or HTML, including quotes. */
  body: string
}

export interface DraftSource {
  kind: 'fact' | 'quick_answer' | 'settings' | 'job_description' | 'reply'
  /** What it is about; null for the candidate's own words. */
  topic: AnswerTopic | null
  /** The source line, verbatim; shown to the team, never sent. */
  line: string
}

/** What the answers rest on. */
export interface AnswerSources {
  /** What the team has answered before, in its words, in the given language. */
  answers(language: Language): Partial<Record<AnswerTopic, string>>
  /** The project's own texts by topic; '' = none. */
  texts: Partial<Record<AnswerTopic, string>>
  /** Facts from the settings by topic, in the given language. */
  facts(language: Language): Partial<Record<AnswerTopic, { text: string; line: string }>>
  jobDescription: string
  /** Variables with the same value for every candidate; others stay as they are. */
  values: Readonly<Record<string, string>>
}

export interface DraftSources extends AnswerSources {
  /** The candidate's; null = detect from the message. */
  firstName: string | null
  /** The signature; '' = none. */
  senderName: string
  today: Day
  isOwn(address: string): boolean
}

export interface AnswerDraft {
  /** '' when nothing is known, and no draft is made. */
  body: string
  sentences: { text: string; source: DraftSource }[]
  /** What no source answers: `question` asks the team, and its answer is kept. */
  missing: { topic: AnswerTopic; question: string }[]
  /** The language of the answer. */
  language: Language
  /** Why nothing was drafted, if the email asks nothing; null otherwise. */
  note: string | null
}

/**
 * Drafts a reply to the newest incoming message, in its language, from facts of the project. Every sentence carries its source; a topic
 * without one is in `missing`, and the draft promises to find out. Without any source there is no draft.
 */
export function draftReply(previous: readonly PreviousMail[], sources: DraftSources): AnswerDraft {
  const mail = previous.findLast(({ from }) => !sources.isOwn(addressIn(from)))
  const text = mail ? bounded(writtenIn(mail)) : ''
  const language = languageOf(text)
  const frame = conversationTexts(language).draft
  const { sentences, open: unknown } = answersIn(text, sources, language)
  const missing = unknown.map((topic) => ({ topic, question: draftReplyText.whatIsTheAnswer(topicWords[topic].name.en) }))
  const facts = sentences.map((sentence) => sentence.text).join(' ')
  const offered = timeOffered(text, sources.today)
  const suggested = offered ? frame.suggested(offered.when) : null
  if (offered && suggested) sentences.push({ text: suggested, source: { kind: 'reply', topic: null, line: offered.sentence } })
  if (sentences.length === 0)
    return { body: '', sentences, missing, language, note: missing.length > 0 ? null : draftReplyText.nothingAnswers }
  const name = sources.firstName ?? (mail ? firstNameIn(mail.from) : '')
  const open = missing.map(({ topic }) => topicWords[topic].name[language])
  const body = [
    frame.greeting(name),
    frame.thanks,
    facts,
    open.length > 0 ? frame.willFindOut(new Intl.ListFormat(language).format(open)) : '',
    suggested ?? frame.next,
    [frame.closing, sources.senderName.trim()].filter(Boolean).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
  return { body, sentences, missing, language, note: null }
}

/** What the sources answer of a message's questions, and the topics they don't, in the order asked. */
export function answersIn(
  text: string,
  sources: AnswerSources,
  language: Language,
): { sentences: AnswerDraft['sentences']; open: AnswerTopic[] } {
  const statements = { answers: sources.answers(language), facts: sources.facts(language), lines: jobLines(sources.jobDescription) }
  const sentences: AnswerDraft['sentences'] = []
  const open: AnswerTopic[] = []
  for (const topic of topicsAsked(text)) {
    const answers = answersTo(topic, sources, statements, language)
    for (const answer of answers) if (!sentences.some(({ text: existingText }) => existingText === answer.text)) sentences.push(answer)
    if (answers.length === 0) open.push(topic)
  }
  return { sentences, open }
}

/** The team's own words first, then what its settings say, then what the job description states. */
function answersTo(
  topic: AnswerTopic,
  sources: AnswerSources,
  statements: { answers: Partial<Record<AnswerTopic, string>>; facts: ReturnType<DraftSources['facts']>; lines: readonly string[] },
  language: Language,
): AnswerDraft['sentences'] {
  const answered = statements.answers[topic]?.trim()
  if (answered) return [{ text: fillKnown(answered, sources.values), source: { kind: 'fact', topic, line: answered } }]
  const ownText = sources.texts[topic]?.trim()
  // a text in another language would be half of a mixed email
  if (ownText && languageOf(ownText) === language)
    return [{ text: fillKnown(ownText, sources.values), source: { kind: 'quick_answer', topic, line: ownText } }]
  const stated = postingFacts(topic, statements.lines).map(({ line, say }) => ({
    text: say(factTexts(language), language),
    source: { kind: 'job_description' as const, topic, line },
  }))
  if (stated.length > 0) return stated
  const fact = statements.facts[topic]
  return fact ? [{ text: fillKnown(fact.text, sources.values), source: { kind: 'settings', topic, line: fact.line } }] : []
}

/** The topics of the questions, in order of appearance. */
export function topicsAsked(text: string): AnswerTopic[] {
  const asking = sentencesOf(text).filter((sentence) =>
    /[?？]|\b(could you|can you|tell me|let me know|like to know|know more|curious|depends on|what about|wüsste|würde gern|können sie|j['’]aimerais|pouvez|me gustaría|podría)\b/iu.test(
      sentence,
    ),
  )
  const answers = asking.flatMap((sentence, index) =>
    answerTopics.flatMap((topic) => {
      const place = sentence.search(topicWords[topic].asked)
      // the pay of on-call isn't the pay of the job
      if (place < 0 || (topic === 'compensation' && topicWords.on_call_pay.asked.test(sentence))) return []
      return [{ topic, at: index * 10_000 + place }]
    }),
  )
  return [...new Set(answers.toSorted((a, b) => a.at - b.at).map(({ topic }) => topic))]
}

/** 'Thursday afternoon', in the words of the sentence that offers it; null when no time is offered. */
function timeOffered(text: string, today: Day): { when: string; sentence: string } | null {
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(sentence)
    const [day] = daysIn(words, today).filter(({ precision }) => precision === 'day')
    if (!day) continue
    const last = must(words[day.to - 1])
    const behind =
      /^(?:,? (?:in the |am |au |por la )?(?:morning|afternoon|evening|vormittag|nachmittag|abend|matin|après-midi|soir|mañana|tarde)| (?:at|um|à|a las) \d{1,2}(?:[:.h]\d{2})? ?(?:am|pm|uhr|h)?)/iu.exec(
        sentence.slice(last.end, last.end + 40),
      )
    return { when: sentence.slice(must(words[day.from]).start, last.end + (behind?.[0].length ?? 0)).trim(), sentence }
  }
  return null
}

function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

function writtenIn({ body }: PreviousMail): string {
  return extractReply(looksLikeHtml(body) ? htmlToText(body) : body)
}

function addressIn(from: string): string {
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase()
}

function firstNameIn(from: string): string {
  const senderText = from.includes('<') ? trimSigns(from.slice(0, from.indexOf('<')), '" ') : ''
  return /["<>@]/.test(senderText) ? '' : (senderText.split(/\s+/)[0] ?? '')
}
