// Writes a batch's record as a signed file, with what was decided until now.
import { dimensions, evidenceText, type Assessment } from '@fairlead/domain/candidate/assessment'
import { criteriaLines } from '@fairlead/domain/project/search-changes'
import { entriesOf } from '@fairlead/domain/shared/records'
import { Refusal } from '@fairlead/domain/refusal'
import type { Computed, PersonInputs } from '@fairlead/matching/recompute'
import type { ActorContext } from '../../../platform/context.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import type { Settings } from '../../../platform/settings.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { isWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { unpackBelow } from '../../candidates/records/below-cut.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { findRecord, readEntries, type RecordEntry } from './record-views.ts'
import { shortlistFile, type Shortlist, type ShortlistEntry } from './shortlist-file.ts'
import { openSigningKey } from './signing-key-store.ts'
import { text } from '../texts/texts.ts'

/** @throws Refusal not_found for a batch without a record; not_permitted where the project hides names, except for admins */
export function writeShortlist(
  ctx: ActorContext,
  { secrets, settings }: { secrets: Secrets; settings: Pick<Settings, 'publicUrl'> },
  { projectId, batch }: { projectId: string; batch: number },
): Promise<{ name: string; bytes: Buffer }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    if (project.biasReducer && !(await isWorkspaceAdmin(tx, ctx.actor))) throw new Refusal('not_permitted', text.namesHidden)
    const record = await findRecord(tx, project.id, batch)
    if (!record) throw new Refusal('not_found')
    const { preferences, fit } = record.inputs
    const shortlist: Omit<Shortlist, 'format' | 'publicKey'> = {
      installation: settings.publicUrl,
      workspace: ctx.workspaceId,
      project: { id: project.id, name: project.name },
      batch,
      search: record.id,
      made: record.madeAt.toISOString(),
      signed: ctx.now().toISOString(),
      engine: record.engine,
      models: record.models,
      orderedBy: record.orderedBy,
      criteria: criteriaLines(preferences),
      weights: preferences.weights,
      fit,
      entries: (await readEntries(tx, record.id)).map(entryOf),
      below: unpackBelow(record.below).map(({ key, exact, missed }) => [key.toString('hex'), exact, missed]),
    }
    const name = `shortlist-batch-${batch}.html`
    await recordAuditEvent(tx, {
      kind: 'export',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      target: name,
      projectId: project.id,
    })
    return { name, bytes: shortlistFile(shortlist, await openSigningKey(tx, ctx, secrets)) }
  })
}

const entryOf = ({ place, candidateId, key, score, erasedAt, removedAt, decisions, stored }: RecordEntry): ShortlistEntry => ({
  place,
  candidate: candidateId,
  key: key.toString('hex'),
  score,
  erased: erasedAt?.toISOString() ?? null,
  removed: removedAt?.toISOString() ?? null,
  decisions: decisions.map(({ at: time, isUndone: undone, ...decision }) => ({ ...decision, at: time.toISOString(), undone })),
  facts: stored && factsOf(stored.result, stored.inputs.profile),
})

function factsOf({ assessment, exact }: Computed, profile: PersonInputs['profile']): ShortlistEntry['facts'] {
  const texts: string[] = []
  const positionOf = (whole: string): number => {
    const position = texts.indexOf(whole)
    return position === -1 ? texts.push(whole) - 1 : position
  }
  const { missedMusts = [], missedMore = 0, isFarther = false } = assessment
  return {
    exact,
    points: pointsOf(assessment),
    deductions: assessment.deductions ?? [],
    missed: missedMusts,
    missedMore,
    isFarther,
    reasons: assessment.reasons.map(({ text: sentence, claim = null, evidence }) => ({
      text: sentence,
      claim,
      evidence: evidence.map(({ start, end, quote, ...field }) => ({
        text: positionOf(evidenceText(profile, field) ?? ''),
        start,
        end,
        quote,
      })),
    })),
    texts,
  }
}

const pointsOf = (assessment: Assessment): NonNullable<ShortlistEntry['facts']>['points'] =>
  entriesOf(assessment.dimensions)
    .flatMap(([name, { value, weight, points }]) => (weight > 0 ? [{ name, value, weight, points: points ?? 0 }] : []))
    .toSorted((a, b) => dimensions.indexOf(a.name) - dimensions.indexOf(b.name))
