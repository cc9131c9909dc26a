// The one email that only tells a person about their data: to people who are due, once each, through the queue and the firewall.
import { noticeLanguage } from '@fairlead/domain/outreach/notice-rules'
import { outreachTexts } from '@fairlead/domain/outreach/texts/outreach-texts'
import { footerOf } from '@fairlead/domain/outreach/footer'
import { privacyNotice } from '@fairlead/domain/outreach/firewall'
import { messageIdOfReply } from '@fairlead/domain/outreach/message-id'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { Profile } from '@fairlead/domain/shared/profile'
import { languageOfText } from '@fairlead/matching/text/language'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import { residenceOf } from '../messages/candidate-time.ts'
import { mailBody } from '../messages/mail-body.ts'
import type { MailSettings } from '../messages/mail-settings.ts'
import { insertTeamMessage } from '../messages/message-store.ts'
import { readPersonNotices, type PersonNotice } from '../messages/notice-rules.ts'
import { readTellStops, tryToTell, type ToldPerson } from '../messages/send-firewall.ts'
import { countGroups, findDue, maxDue, type DueFilter, type DuePerson } from './due-notices.ts'
import { text } from '../texts/texts.ts'

/** People per transaction, and per request. */
const batchSize = 100
const maxPerRequest = 500
const listed = 50

interface Recipient extends ToldPerson {
  firstName: string
}

/** With the address to write to: a personal one first. */
async function readRecipients(tx: Tx, people: readonly DuePerson[]): Promise<Map<string, Recipient>> {
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'profile'])
    .where('id', '=', sql<string>`any(${people.map(({ id }) => id)}::text[])`)
    .execute()
  const addressOf = ({ personalEmails, workEmails }: Profile) => [...personalEmails, ...workEmails][0] ?? null
  return new Map(
    rows.map(({ id, profile }) => [id, { personId: id, address: addressOf(profile), place: profile.place, firstName: profile.firstName }]),
  )
}

/** Subject and text, in a language of the country. */
function writeNotice(notice: PersonNotice, recipient: Recipient, company: string) {
  const language = noticeLanguage(residenceOf(recipient.place))
  const { noticeSubject, noticeIntro } = outreachTexts(language)
  const fill = (words: string) => words.replaceAll('{company}', () => company).replaceAll('{name}', () => recipient.firstName)
  const lines = notice.lines('', language).filter(({ place }) => place !== 'footer')
  const body = `${fill(noticeIntro)}\n\n${lines.map((line) => line.text).join('\n\n')}`
  return { subject: fill(noticeSubject), body, parts: lines.map(({ part }) => part) }
}

const companyOf = async (tx: Tx, { workspaceId }: ActorContext) =>
  (await tx.selectFrom('workspace').select('name').where('id', '=', workspaceId).executeTakeFirstOrThrow()).name

export interface DuePage {
  counts: Record<'overdue' | 'soon' | 'later', number>
  isCut: boolean
  total: number
  people: (Pick<DuePerson, 'due' | 'group'> & { id: string | null; name: string; place: string | null; why: string | null })[]
}

/** Who is due, the first pages of them, and why some can't be told by email. */
export function listDue(ctx: ActorContext, { group, pages, ...filter }: DueFilter & { pages: number }): Promise<DuePage> {
  return ctx.transaction(async (tx) => {
    const all = await findDue(tx, ctx, filter)
    const chosen = group ? all.filter((person) => person.group === group) : all
    const first = chosen.slice(0, pages * listed)
    const stops = await readTellStops(tx, ctx, [...(await readRecipients(tx, first)).values()])
    const hidden = await readHiddenPeople(tx, ctx)
    const people = first.map(({ name, place, ...person }) => ({
      id: hidden.has(person.id) ? null : person.id,
      due: person.due,
      group: person.group,
      name: shownName(name, hidden.has(person.id)),
      place: hidden.has(person.id) ? null : (place?.label ?? null),
      why: person.isWritten ? text.noticeWritten : (stops.get(person.id)?.sentence ?? null),
    }))
    return { counts: countGroups(all), isCut: all.length >= maxDue, total: chosen.length, people }
  })
}

export interface NoticePreview {
  /** How many would be written to. */
  count: number
  subject: string
  html: string
  leftOut: { name: string; why: string }[]
  leftOutCount: number
}

/** The email as the first of them would get it, and who is left out. */
export function previewNotices(ctx: ActorContext, filter: DueFilter): Promise<NoticePreview> {
  return ctx.transaction(async (tx) => {
    const due = await findDue(tx, ctx, filter)
    const recipients = await readRecipients(tx, due)
    const stops = await readTellStops(tx, ctx, [...recipients.values()])
    const hidden = await readHiddenPeople(tx, ctx)
    const whyNot = (person: DuePerson) => (person.isWritten ? text.noticeWritten : stops.get(person.id)?.sentence)
    const leftOut = due.flatMap((person) => {
      const reason = whyNot(person)
      return reason ? [{ name: shownName(person.name, hidden.has(person.id)), why: reason }] : []
    })
    const first = recipients.get((due.find((person) => !whyNot(person)) ?? due[0])?.id ?? '')
    const written = first && (await exampleOf(tx, ctx, first, hidden.has(first.personId)))
    return {
      count: due.length - leftOut.length,
      subject: written?.subject ?? '',
      html: written?.html ?? '',
      leftOut: leftOut.slice(0, listed),
      leftOutCount: leftOut.length,
    }
  })
}

async function exampleOf(tx: Tx, ctx: ActorContext, recipient: Recipient, isHidden: boolean) {
  const notice = (await readPersonNotices(tx, ctx, [recipient])).get(recipient.personId)!
  const reader = isHidden ? { ...recipient, firstName: '…' } : recipient
  const { subject, body } = writeNotice(notice, reader, await companyOf(tx, ctx))
  const { postal_address: postalAddress } = await tx
    .selectFrom('workspace')
    .select('postal_address')
    .where('id', '=', ctx.workspaceId)
    .executeTakeFirstOrThrow()
  const footer = footerOf({ unsubscribe: '#', yourData: '#' }, { postalAddress, notice: null }, languageOfText(body))
  return { subject, html: mailBody(body, false).html + footer.html }
}

export interface SentNotices {
  sent: number
  /** More requests are needed for them. */
  remaining: number
}

/** Queues the email to those who are due and may be written to. Repeating it writes to no one twice: the request is the person. */
export async function sendNotices(ctx: ActorContext, settings: MailSettings, filter: DueFilter): Promise<SentNotices> {
  const ready = await ctx.transaction(async (tx) => {
    const due = (await findDue(tx, ctx, filter)).filter(({ isWritten }) => !isWritten)
    const stops = await readTellStops(tx, ctx, [...(await readRecipients(tx, due)).values()])
    return due.filter(({ id }) => !stops.has(id))
  })
  const chosen = ready.slice(0, maxPerRequest)
  let sent = 0
  for (let start = 0; start < chosen.length; start += batchSize)
    sent += await ctx.transaction((tx) => queueNotices(tx, ctx, settings, chosen.slice(start, start + batchSize)))
  return { sent, remaining: ready.length - chosen.length }
}

async function queueNotices(tx: Tx, ctx: ActorContext, settings: MailSettings, people: readonly DuePerson[]): Promise<number> {
  const recipients = [...(await readRecipients(tx, people)).values()]
  const passes = await tryToTell(tx, ctx, recipients)
  const notices = await readPersonNotices(tx, ctx, recipients)
  const company = await companyOf(tx, ctx)
  let count = 0
  for (const recipient of recipients) {
    const pass = passes.get(recipient.personId)
    if (!pass || recipient.address === null) continue
    const { subject, body, parts } = writeNotice(notices.get(recipient.personId)!, recipient, company)
    const id = newId()
    const { html, text: bodyText } = mailBody(body, false)
    const planned = await insertTeamMessage(tx, ctx, pass, {
      id,
      message_id: messageIdOfReply(id, settings.mailDomain),
      due_at: ctx.now(),
      project_id: null,
      request_id: `${privacyNotice} ${recipient.personId}`,
      reply_to: ctx.actor.email,
      from_name: company,
      from_email: settings.mailFrom,
      to_email: recipient.address.trim().toLowerCase(),
      cc: [],
      subject: subject.replace(/\s+/g, ' ').trim(),
      html,
      body_text: bodyText,
      email_type: privacyNotice,
      person_id: recipient.personId,
      notice_parts: parts,
    })
    if (!planned.isNew) continue
    await record(tx, ctx, { type: 'team_mail.queued', messageId: id })
    count += 1
  }
  return count
}
