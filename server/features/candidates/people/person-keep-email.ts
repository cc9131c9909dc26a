// Stores found addresses as the workspace's own data on the person.
import type { FoundAddress } from '@fairlead/domain/ports/email-finder'
import { emptyProfile, mergeProfiles, type Merged } from '@fairlead/domain/candidate/merge'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { readAddressHistory, saveAddressNews } from './address-store.ts'
import { emailsOf } from './person-book.ts'
import { lockPeople, readOwnPerson, savePeople } from './person-store.ts'

/** The source of an address, as shown. */
export const finderLabel = (vendor: string) => `Email finder (${vendor})`

/** A shared person gets the workspace's own row, and its candidates point there from now on. */
export async function saveFoundEmails(
  tx: Tx,
  ctx: WorkspaceContext,
  vocabulary: Vocabulary,
  personId: string,
  addresses: readonly FoundAddress[],
): Promise<void> {
  await lockPeople(tx, ctx.workspaceId)
  const row = await readOwnPerson(tx, ctx.workspaceId, personId)
  const isWork = (email: string) => row.profile.experiences.some(({ company }) => isOfCompany(email, company))
  let merged: Pick<Merged, 'profile' | 'sources'> = { profile: row.profile, sources: row.sources }
  let isChanged = false
  for (const address of addresses) {
    const { email } = address
    const addition = { ...emptyProfile, [isWork(email) ? 'workEmails' : 'personalEmails']: [email] }
    const { changed, ...next } = mergeProfiles(merged, addition, finderLabel(address.vendor), ctx.now().toISOString())
    merged = next
    isChanged ||= changed
  }
  const news = addresses.map((address) => ({
    personId: row.id,
    address: address.email,
    status: address.isVerified ? ('verified' as const) : ('guessed' as const),
    proof: 'finder' as const,
    origin: finderLabel(address.vendor),
    vendor: address.vendor,
    confidence: address.confidence,
  }))
  const history = new Set((await readAddressHistory(tx, ctx, row.id)).map(({ address }) => address))
  // an address that the profile has from another source isn't a guess
  const stated = new Set(emailsOf(row.profile).map((email) => email.toLowerCase()))
  await saveAddressNews(
    tx,
    ctx,
    news.filter(({ address }) => history.has(address) || !stated.has(address)),
  )
  if (!isChanged) return
  const ownPerson =
    row.workspace_id === null
      ? { id: newId(), shadows: row.id, state: 'new' as const }
      : { id: row.id, shadows: row.shadows, state: 'changed' as const }
  await savePeople(tx, ctx, vocabulary, [{ ...ownPerson, ...merged, workspaceId: ctx.workspaceId }], 'finder')
}

/** 'ann@acme-labs.example' is an address at Acme Labs. */
function isOfCompany(email: string, company: string): boolean {
  const plain = (text: string) => normalise(text).replaceAll(/[^\p{L}\d]/gu, '')
  const domain = plain(email.split('@')[1]?.split('.').slice(0, -1).join('') ?? '')
  return plain(company).length > 2 && domain.includes(plain(company))
}
