// Shares candidates by email: one email per recipient with a card per candidate.
import { personNameAsText } from '@fairlead/domain/account/names'
import { checkShare, shareSubject, type ShareForm } from '@fairlead/domain/candidate/share'
import { shareEmailType } from '@fairlead/domain/outreach/failed-email'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { currentExperience, fullName, type Profile } from '@fairlead/domain/shared/profile'
import { mayDo, mayRead } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import { escapeHtml, looksLikeHtml, textToHtml } from '@fairlead/domain/shared/mail-body'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { countMessagesFor } from '../../mail/messages/message-facts.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { readContact } from '../../accounts/users/user-views.ts'
import { useQuota } from '../../accounts/security/use-quota.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { jobText } from '@fairlead/domain/shared/formats'

export interface ShareCandidates extends ShareForm {
  /** The same ID shares once. */
  requestId?: string | undefined
}

/** All or nothing: a candidate the user may not see looks nonexistent, and read-only access to a project doesn't allow sharing. */
export function shareCandidates(ctx: ActorContext, mail: MailSettings, input: ShareCandidates): Promise<number> {
  return ctx.transaction(async (tx) => {
    const cards = await readCards(tx, ctx, mail, [...new Set(input.candidateIds)])
    const wrong = checkShare(input)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    const written = input.body.trim()
    const intro = written === '' ? '' : looksLikeHtml(written) ? written : textToHtml(written)
    const user = await readContact(tx, ctx.userId)
    const recipients = [...new Set(input.toEmails.map(normaliseEmail))]
    const requestIdOf = (to: string) => (input.requestId?.trim() ? `share:${ctx.userId}:${input.requestId.trim()}:${to}` : null)
    const ids = recipients.map(requestIdOf).filter((id) => id !== null)
    const sent = await countMessagesFor(tx, ids)
    // a repeated request sends nothing
    await useQuota(tx, ctx, mail.quotaFactor, 'share', recipients.length - sent)
    for (const to of recipients)
      await queueTeamMail(tx, ctx, mail, {
        to,
        subject: shareSubject(input),
        body: [intro, ...cards].filter(Boolean).join('\n'),
        from: { name: personNameAsText(user.firstName, user.lastName), email: user.email },
        projectId: null,
        emailType: shareEmailType,
        requestId: requestIdOf(to),
      })
    const event = { workspaceId: ctx.workspaceId, userId: ctx.userId, actor: user.email, target: recipients.join(', ') }
    await recordAuditEvent(tx, { ...event, kind: 'share', details: { candidates: cards.length } })
    return recipients.length
  })
}

async function readCards(tx: Tx, ctx: ActorContext, mail: MailSettings, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['candidate.id', 'candidate.project_id', 'person.profile'])
    .where('candidate.id', 'in', ids)
    .execute()
  const projects = new Map<string, Awaited<ReturnType<typeof loadProject>>>()
  for (const { project_id } of rows) if (!projects.has(project_id)) projects.set(project_id, await loadProject(tx, project_id))
  return ids.map((id) => {
    const row = rows.find((entry) => entry.id === id)
    const project = row && projects.get(row.project_id)
    if (!row || !project || !mayRead(project, ctx.actor)) throw new Refusal('candidate_not_found')
    if (!mayDo('share_candidates', project, ctx.actor)) throw new Refusal('not_permitted')
    const link = `${mail.publicUrl}/panel?project=${encodeURIComponent(project.id)}&candidate=${encodeURIComponent(row.id)}`
    return card(row.profile, project.biasReducer, link)
  })
}

/** A LinkedIn profile contains a name: it is left out if names are hidden. */
function card(profile: Profile, biasReducer: boolean, link: string): string {
  const job = currentExperience(profile)
  const hide = biasReducer ? hiderOf(profile, [], true) : (text: string) => text
  const work = hide(jobText(job?.title, job?.company))
  const facts = [work, profile.place?.label ?? ''].filter(Boolean).map(escapeHtml)
  const links = [
    `<a href="${escapeHtml(link)}">Open in the panel</a>`,
    ...(profile.linkedinUrl && !biasReducer ? [`<a href="${escapeHtml(profile.linkedinUrl)}">LinkedIn</a>`] : []),
  ]
  return `<p><strong>${escapeHtml(shownName(fullName(profile), biasReducer))}</strong><br>${[...facts, links.join(' · ')].join('<br>')}</p>`
}
