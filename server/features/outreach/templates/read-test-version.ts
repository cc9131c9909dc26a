import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { openTemplateChoice } from './choose-template.ts'

/** The version a candidate gets; null while no test runs. */
export function readTestVersion(ctx: ActorContext, input: { projectId: string; candidateId: string }) {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const { template, test } = (await openTemplateChoice(tx, project, {}))(candidate.id)
    return template && test ? { ...test, template: template.name, other: test.other.name } : null
  })
}
