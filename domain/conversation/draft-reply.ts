// A first version of an answer to a candidate, from the project's own texts; what the project has no text for is said to be open.
import { fillKnown } from '../outreach/variables.ts'
import { htmlToText, looksLikeHtml } from '../text/mail-body.ts'
import { extractReply } from './reply-text.ts'
import { topicsIn, type QuestionTopic } from './question-topic.ts'
import { trimSigns } from '../text/bounded.ts'

export interface PreviousMail {
  /** 'jo@home.example' or 'Jo Doe <jo@home.example>' */
  from: string
  to: string
  subject: string
  /** Text or HTML, quotes and all. */
  body: string
}

export interface DraftSources {
  /** The project's texts by topic; '' = none. */
  texts: Record<Exclude<QuestionTopic, 'scheduling'>, string>
  /** Variables with the same value for every candidate; others stay as they are written. */
  values: Readonly<Record<string, string>>
  /** Who signs; '' = nobody in particular. */
  senderName: string
  isOwn(address: string): boolean
}

const asked: Record<QuestionTopic, string> = {
  compensation: 'the compensation',
  remote: 'where the work is done',
  visa: 'visa sponsorship',
  scheduling: 'a time to talk',
  information: 'more details',
}

/**
 * Answers the newest mail that is not our own: each topic it asks about with the project's text. Nothing is invented: a topic without
 * a text is promised an answer, and a mail without a known question gets thanks and an offer to answer.
 */
export function draftReply(previous: readonly PreviousMail[], sources: DraftSources): string {
  const mail = previous.findLast(({ from }) => !sources.isOwn(addressIn(from)))
  const topics = mail ? topicsIn(writtenIn(mail)) : []
  const paragraphs = topics.flatMap((topic) => (topic === 'scheduling' ? [] : [fillKnown(sources.texts[topic].trim(), sources.values)]))
  const open = topics.filter((topic) => topic !== 'scheduling' && sources.texts[topic].trim() === '')
  const body = [
    `Hi${mail ? firstNameIn(mail.from) : ''},`,
    mail ? 'thank you for your answer.' : 'thank you for your time.',
    ...paragraphs.filter((paragraph) => paragraph !== ''),
    ...(open.length > 0 ? [`You asked about ${listed(open.map((topic) => asked[topic]))}. I will find out and come back to you.`] : []),
    ...(topics.includes('scheduling') ? ['Let us find a time to talk: which days and hours of the next week suit you?'] : []),
    ...(topics.length === 0 ? ['Is there anything you would like to know?'] : []),
    ['Best,', sources.senderName.trim()].filter(Boolean).join('\n'),
  ]
  return body.join('\n\n')
}

function writtenIn({ body }: PreviousMail): string {
  return extractReply(looksLikeHtml(body) ? htmlToText(body) : body)
}

function addressIn(from: string): string {
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim().toLowerCase()
}

function firstNameIn(from: string): string {
  const shown = from.includes('<') ? trimSigns(from.slice(0, from.indexOf('<')), '" ') : ''
  const name = /["<>@]/.test(shown) ? '' : (shown.split(/\s+/)[0] ?? '')
  return name === '' ? '' : ` ${name}`
}

function listed(items: string[]): string {
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : (items[0] ?? '')
}
