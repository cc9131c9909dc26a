// Drafts a reply to a candidate from existing lines: the project's own texts, its facts, and the job description.
import { bounded } from './draft-lines.ts'
import { answerTopics, topicWords, type AnswerTopic } from './answer-topics.data.ts'
import { daysIn, wordsOf } from './dates-in-text.ts'
import type { Day } from '../shared/days.ts'
import { languageOf } from '../outreach/reply-language.ts'
import { extractReply } from './reply-text.ts'
import { jobLines, payIn } from './draft-lines.ts'
import { fillKnown } from '../project/template-variables.ts'
import { htmlToText, looksLikeHtml } from '../shared/mail-body.ts'
import { trimSigns } from '../shared/bounded.ts'
import type { Language } from '../shared/language.ts'
import { conversationTexts } from './texts/conversation-texts.ts'
import type { ConversationTexts } from './texts/en.ts'
import { text as draftReplyText } from './texts/draft-reply.ts'

export interface PreviousMail {
  /** 'jo@home.example' or 'Jo Doe <jo@home.example>' */
  from: string
  to: string
  subject: string
  /** Text or HTML, including quotes. */
  body: string
}

export interface DraftSource {
  kind: 'quick_answer' | 'settings' | 'job_description' | 'reply'
  /** The source line, verbatim. */
  line: string
}

export interface DraftSources {
  /** The project's own texts by topic; '' = none. */
  texts: Partial<Record<AnswerTopic, string>>
  /** Facts from the settings by topic, in the given language. */
  facts(language: Language): Partial<Record<AnswerTopic, { text: string; line: string }>>
  jobDescription: string
  /** Variables with the same value for every candidate; others stay as they are. */
  values: Readonly<Record<string, string>>
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
  /** 'The job description says nothing about funding.' */
  unknown: string[]
}

/**
 * Drafts a reply to the newest incoming message, in its language. Every sentence carries its source line; a topic without one
 * is listed in `unknown` and left unanswered. Without any source line there is no draft.
 */
export function draftReply(previous: readonly PreviousMail[], sources: DraftSources): AnswerDraft {
  const mail = previous.findLast(({ from }) => !sources.isOwn(addressIn(from)))
  const text = mail ? bounded(writtenIn(mail)) : ''
  const language = languageOf(text)
  const frame = conversationTexts(language).draft
  const topics = topicsAsked(text)
  const facts = sources.facts(language)
  const lines = jobLines(sources.jobDescription)
  const sentences: AnswerDraft['sentences'] = []
  const unknown: string[] = []
  for (const topic of topics) {
    const answer = answerTo(topic, sources, facts, lines, language, frame)
    if (answer && !sentences.some(({ text: existingText }) => existingText === answer.text)) sentences.push(answer)
    if (!answer) unknown.push(draftReplyText.nothingAbout(topicWords[topic].name))
  }
  const offered = timeOffered(text, sources.today)
  if (offered) sentences.push({ text: frame.suggested(offered.when), source: { kind: 'reply', line: offered.sentence } })
  if (sentences.length === 0)
    return {
      body: '',
      sentences,
      unknown: unknown.length > 0 ? unknown : [draftReplyText.nothingAnswers],
    }
  const name = sources.firstName ?? (mail ? firstNameIn(mail.from) : '')
  const body = [
    frame.greeting(name),
    frame.thanks,
    ...sentences.map((sentence) => sentence.text),
    [frame.closing, sources.senderName.trim()].filter(Boolean).join('\n'),
  ].join('\n\n')
  return { body, sentences, unknown }
}

function answerTo(
  topic: AnswerTopic,
  sources: DraftSources,
  facts: ReturnType<DraftSources['facts']>,
  lines: readonly string[],
  language: Language,
  frame: ConversationTexts['draft'],
): AnswerDraft['sentences'][number] | null {
  const ownText = sources.texts[topic]?.trim()
  if (ownText) return { text: fillKnown(ownText, sources.values), source: { kind: 'quick_answer', line: ownText } }
  const { found: pattern, asked: question, lead } = topicWords[topic]
  const line = lines.find((text) => (pattern ?? question).test(text))
  if (line) {
    const pay = topic === 'compensation' ? payIn(line) : null
    if (pay) return { text: frame.pay(pay), source: { kind: 'job_description', line } }
    return { text: frame.quoted(lead[language], line), source: { kind: 'job_description', line } }
  }
  const fact = facts[topic]
  return fact ? { text: fillKnown(fact.text, sources.values), source: { kind: 'settings', line: fact.line } } : null
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
      return place < 0 ? [] : [{ topic, at: index * 10_000 + place }]
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
    const last = words[day.to - 1]!
    const behind =
      /^(?:,? (?:in the |am |au |por la )?(?:morning|afternoon|evening|vormittag|nachmittag|abend|matin|après-midi|soir|mañana|tarde)| (?:at|um|à|a las) \d{1,2}(?:[:.h]\d{2})? ?(?:am|pm|uhr|h)?)/iu.exec(
        sentence.slice(last.end, last.end + 40),
      )
    return { when: sentence.slice(words[day.from]!.start, last.end + (behind?.[0].length ?? 0)).trim(), sentence }
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
