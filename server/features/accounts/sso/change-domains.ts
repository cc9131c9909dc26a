// Admins claim domains, and DNS records prove them; proven ones are checked again every day.
import { judgeProof, readDomain, ssoLimits } from '@fairlead/domain/account/single-sign-on'
import type { Dns } from '@fairlead/domain/ports/dns'
import { Refusal } from '@fairlead/domain/refusal'
import type { Kysely } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { text } from '../texts/texts.ts'
import { change } from './change-connections.ts'
import { claimDomain, deleteDomain, dueDomains, listDomains, saveProof, type ClaimedDomain } from './sso-domain-store.ts'
import { requireConfirmedAdmin, type SsoTools } from './sso-tools.ts'

/** A claim gives nothing until a DNS record proves it. */
export async function addDomain(tools: SsoTools, ctx: ActorContext, session: string, typed: string): Promise<void> {
  await requireConfirmedAdmin(tools, ctx, session)
  const domain = readDomain(typed)
  if (domain === null) throw new Refusal('invalid_input', undefined, { domain: text.notADomain })
  await change(tools, ctx, { target: domain, action: 'domain added' }, async (tx) => {
    if ((await listDomains(tx, ctx.workspaceId)).length >= ssoLimits.domains)
      throw new Refusal('invalid_input', text.tooManyDomains(ssoLimits.domains))
    await claimDomain(tx, ctx.workspaceId, domain)
  })
}

/** Its addresses may use passwords again. */
export async function removeDomain(tools: SsoTools, ctx: ActorContext, session: string, id: string): Promise<void> {
  await requireConfirmedAdmin(tools, ctx, session)
  const { domain } = await domainIn(tools.database.system, ctx.workspaceId, id)
  await change(tools, ctx, { target: domain, action: 'domain removed' }, (tx) => deleteDomain(tx, ctx.workspaceId, id))
}

async function domainIn(db: Kysely<DB>, workspaceId: string, id: string): Promise<ClaimedDomain> {
  const domain = (await listDomains(db, workspaceId)).find((entry) => entry.id === id)
  if (!domain) throw new Refusal('not_found', text.unknownDomain)
  return domain
}

/** Looks for the record now. Refuses when DNS gives no answer, and when another workspace has proven the domain. */
export async function checkDomain({ database: { system }, outside }: SsoTools, ctx: ActorContext, id: string): Promise<void> {
  await requireWorkspaceAdmin(system, ctx.actor)
  const domain = await domainIn(system, ctx.workspaceId, id)
  const state = await checkProof(system, outside.dns, domain, ctx.now())
  if (state === 'unanswered') throw new Refusal('unavailable', text.dnsSilent)
  if (state === 'taken') throw new Refusal('invalid_input', text.domainTaken(domain.domain))
  const { workspaceId, userId, actor } = ctx
  const by = { workspaceId, userId, actor: actor.email, target: domain.domain }
  if (state === 'proven') await recordAuditEvent(system, { ...by, kind: 'sso_changed', details: { action: 'domain verified' } })
}

type Checked = 'unanswered' | 'taken' | 'proven' | 'lapsed' | 'same'

async function checkProof(db: Kysely<DB>, dns: Dns, domain: ClaimedDomain, now: Date): Promise<Checked> {
  const answer = await dns.lookUp({ kind: 'txt', name: domain.domain })
  const proof = judgeProof(domain, domain.token, answer, now)
  if (!(await saveProof(db, domain, proof, now))) return 'taken'
  if (answer.state === 'unknown') return 'unanswered'
  if ((proof.verifiedAt === null) === (domain.verifiedAt === null)) return 'same'
  return proof.verifiedAt === null ? 'lapsed' : 'proven'
}

const hours = 24
const atOnce = 20

/** For the clock: tells all admins when a domain is no longer proven. */
export async function checkDueDomains(db: Kysely<DB>, dns: Dns, now: Date): Promise<void> {
  for (const domain of await dueDomains(db, hours, atOnce)) {
    if ((await checkProof(db, dns, domain, now)) !== 'lapsed') continue
    const by = { workspaceId: domain.workspaceId, userId: null }
    await db.transaction().execute(async (tx) => {
      const details = { action: 'domain no longer verified' }
      await recordAuditEvent(tx, { ...by, kind: 'sso_changed', actor: null, target: domain.domain, details })
      await record(tx, by, {
        type: 'sso.domain_lapsed',
        domain: domain.domain,
        requestId: `${domain.id} ${domain.missingSince?.getTime() ?? 0}`,
      })
    })
  }
}
