// The page about a candidate's data: found by the link in an email, opened by a code sent to the address that was written to.
import { randomInt } from 'node:crypto'
import { testLinkToken } from '@fairlead/domain/outreach/test-email'
import { accessMinutes, codeMinutes } from '@fairlead/domain/candidate/your-data'
import { yourDataTexts } from '@fairlead/domain/candidate/texts/your-data/texts'
import type { Language } from '@fairlead/domain/shared/language'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { hashOfToken } from '../../platform/ids.ts'
import { closeLinks, countLinks, findLink, openLink, useLink, type LinkSubject } from '../accounts/security/link-store.ts'
import { countAttempt } from '../accounts/security/login-rate-limit.ts'
import { workspaceName } from '../accounts/users/user-store.ts'
import { loadCandidate, type LoadedCandidate } from '../candidates/records/access-candidate.ts'
import type { MailSettings } from '../mail/messages/mail-settings.ts'
import { recordPageOpened } from '../mail/messages/message-store.ts'
import { readFlag } from '../mail/messages/send-facts.ts'
import { queueTeamMail } from '../mail/messages/team-mail.ts'
import { findUnsubscribe } from '../mail/messages/unsubscribe.ts'
import { loadProject } from '../projects/records/access-project.ts'
import { text } from './texts/texts.ts'

export interface PageLinks {
  database: Database
  now(): Date
}

/** Per link in fifteen minutes: readings, codes sent, codes tried. */
const limits = { page: 120, code: 3, proof: 5 } as const
const codesPerDay = 10
const dayMs = 86_400_000

interface PageOwner {
  workspaceId: string
  /** null for someone who is no candidate, whose person is named instead. */
  candidateId: string | null
  personId: string | null
  /** The address that was written to. */
  email: string
  unsubscribed: boolean
}

export const unknownPage = () => new Refusal('not_found', text.linkUnknown)

/** Behind the link of an outreach email, or of an answer to a request. */
async function findPage({ database, now }: PageLinks, token: string): Promise<PageOwner> {
  const outreach = await findUnsubscribe(database, token)
  if (outreach?.about === 'outreach' && outreach.candidateId) return { ...outreach, personId: null }
  if (outreach?.about === 'outreach' && outreach.personId) return outreach
  const link = await findLink(database.system, token, 'data_page', now())
  if (!link?.candidateId || !link.email) throw unknownPage()
  const { workspaceId, candidateId, email } = link
  return { workspaceId, candidateId, personId: null, email, unsubscribed: false }
}

const keyOf = (purpose: string, token: string) => `${purpose} ${hashOfToken(token)}`

/** What anyone with the link may see. */
export interface PageNotice {
  state: 'open' | 'erased' | 'test'
  jobTitle: string
  hiringCompany: string
  locations: string[]
  /** 'jo…@example.com' */
  address: string
  unsubscribed: boolean
}

const nothing = { jobTitle: '', hiringCompany: '', locations: [], address: '', unsubscribed: false }

export async function readNotice(links: PageLinks, token: string): Promise<PageNotice> {
  if (token === testLinkToken) return { state: 'test', ...nothing }
  await countAttempt(links.database.system, keyOf('data page', token), links.now(), limits.page)
  const page = await findPage(links, token)
  return links.database.inWorkspace(page.workspaceId, async (tx) => {
    await recordPageOpened(tx, hashOfToken(token), links.now())
    const rest = { address: masked(page.email), unsubscribed: page.unsubscribed }
    if (page.candidateId === null) {
      const person = await tx.selectFrom('person').select('erased_at').where('id', '=', page.personId).executeTakeFirst()
      if (!person || person.erased_at) return { state: 'erased', ...nothing }
      return { state: 'open', jobTitle: '', hiringCompany: await workspaceName(tx, page.workspaceId), locations: [], ...rest }
    }
    const candidate = await loadCandidate(tx, page.candidateId, false)
    const project = candidate && (await loadProject(tx, candidate.projectId))
    if (!candidate || !project) throw unknownPage()
    if (candidate.isErased) return { state: 'erased', ...nothing }
    const { jobTitle, hiringCompany, locations } = project.settings
    return { state: 'open', jobTitle, hiringCompany, locations, ...rest }
  })
}

/** Links get forwarded, so that without a code only part of the address is shown. */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 2)}…@${domain}`
}

/** Emails a new code; earlier ones end. */
export async function sendCode(links: PageLinks, settings: MailSettings, input: { token: string; language: Language }): Promise<void> {
  const { database, now } = links
  await countAttempt(database.system, keyOf('data code', input.token), now(), limits.code)
  const page = await findPage(links, input.token)
  const { workspaceId, email } = page
  const ctx = systemContext(database, workspaceId, now)
  await ctx.transaction(async (tx) => {
    const { candidate } = await loadPerson(tx, page)
    const company = candidate ? (await loadProject(tx, candidate.projectId))?.settings.hiringCompany : await workspaceName(tx, workspaceId)
    const about = subjectOf(page)
    const sent = await countLinks(tx, 'data_code', about, new Date(now().getTime() - dayMs))
    if (company === undefined || sent >= codesPerDay) throw new Refusal('too_many_attempts')
    const code = String(randomInt(10 ** 8)).padStart(8, '0')
    await closeLinks(tx, 'data_code', about, now())
    const secret = secretOf(input.token, code)
    await openLink(tx, ctx, { purpose: 'data_code', ...about, email, days: codeMinutes / 1440, token: secret })
    const texts = yourDataTexts(input.language)
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`
    await queueTeamMail(tx, ctx, settings, {
      to: email,
      subject: texts.codeSubject(spaced),
      body: texts.codeBody(company, spaced),
      from: null,
      projectId: null,
      emailType: 'data_code',
      requestId: null,
    })
  })
}

/** Two messages to one candidate have different links, so that a code opens only the page it was requested on. */
const secretOf = (token: string, code: string) => `${hashOfToken(token)} ${code}`

/** Exchanges a code, once, for an hour of access. */
export async function proveAddress(links: PageLinks, input: { token: string; code: string }): Promise<string> {
  const { database, now } = links
  await countAttempt(database.system, keyOf('data proof', input.token), now(), limits.proof)
  const { workspaceId } = await findPage(links, input.token)
  const wrong = () => new Refusal('invalid_input', undefined, { code: text.wrongCode })
  const link = await findLink(database.system, secretOf(input.token, input.code.replaceAll(/\D/g, '')), 'data_code', now())
  if (!link?.email || link.workspaceId !== workspaceId) throw wrong()
  const { hash, email } = link
  const ctx = systemContext(database, workspaceId, now)
  return ctx.transaction(async (tx) => {
    await loadPerson(tx, link)
    if (!(await useLink(tx, hash, now()))) throw wrong()
    return openLink(tx, ctx, { purpose: 'data_access', ...subjectOf(link), email, days: accessMinutes / 1440 })
  })
}

/** A deleted person has nothing to see, and someone written to by mistake may not see the data of another. */
async function loadPerson(tx: Tx, subject: Subject): Promise<{ personId: string; candidate: LoadedCandidate | null }> {
  const candidate = subject.candidateId === null ? null : await loadCandidate(tx, subject.candidateId, false)
  const row = await tx
    .selectFrom('person')
    .select(['id', 'merged_into', 'erased_at'])
    .where('id', '=', candidate?.personId ?? subject.personId ?? '')
    .executeTakeFirst()
  if (!row || row.erased_at || candidate?.isErased || (subject.candidateId !== null && !candidate)) throw unknownPage()
  const personId = candidate?.personId ?? row.merged_into ?? row.id
  if ((await readFlag(tx, personId)) === 'wrong_person') throw unknownPage()
  return { personId, candidate }
}

type Subject = Pick<PageOwner, 'candidateId' | 'personId'>

const subjectOf = ({ candidateId, personId }: Subject): LinkSubject =>
  candidateId === null ? { personId: personId ?? '' } : { candidateId }

export interface Access {
  ctx: WorkspaceContext
  personId: string
  /** Of the email whose link was opened; null for someone who is no candidate. */
  candidate: LoadedCandidate | null
  /** The rows of the person: the workspace's own, and the shared one. */
  personIds: string[]
  email: string
}

/** Does `work` with the proof of a code; refuses with 'not_found' after it has ended. */
export async function atAccess<T>({ database, now }: PageLinks, access: string, work: (tx: Tx, access: Access) => Promise<T>): Promise<T> {
  const link = await findLink(database.system, access, 'data_access', now())
  if (!link?.email) throw unknownPage()
  await countAttempt(database.system, keyOf('data access', access), now(), limits.page)
  const { workspaceId, email } = link
  const ctx = systemContext(database, workspaceId, now)
  return ctx.transaction(async (tx) => {
    const { personId, candidate } = await loadPerson(tx, link)
    const rows = await tx
      .selectFrom('person')
      .select(['id', 'shadows'])
      .where((eb) => eb.or([eb('id', '=', personId), eb.and([eb('shadows', '=', personId), eb('workspace_id', '=', workspaceId)])]))
      .where('erased_at', 'is', null)
      .execute()
    const personIds = [...new Set(rows.flatMap(({ id, shadows }) => (shadows === null ? [id] : [id, shadows])))].toSorted()
    return work(tx, { ctx, personId, candidate, personIds, email })
  })
}
