// Everything stored about candidates that analytics count, in five statements for any number of them.
import { isHistoryEvent } from '@fairlead/domain/shared/stages'
import { sql } from 'kysely'
import type { CandidateFacts } from '@fairlead/domain/insight/candidate-counts'
import { must } from '@fairlead/domain/shared/records'
import type { Tx } from '../../platform/database.ts'

export interface FactsOfCandidate {
  candidateId: string
  workspaceId: string
  facts: CandidateFacts
}

/** The candidates that still exist; a change between two statements is queued again by its writer. */
export async function readFacts(tx: Tx, candidateIds: readonly string[]): Promise<FactsOfCandidate[]> {
  const any = sql<string>`any(${candidateIds})`
  const candidates = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['candidate.id', 'candidate.workspace_id', 'candidate.project_id', 'rejection_reasons', 'not_interested_reasons'])
    .select(sql<string>`case when person.workspace_id is null then 'pool' else person.source end`.as('brought_in_by'))
    .where('candidate.id', '=', any)
    .execute()
  const lines = await tx
    .selectFrom('candidate_history')
    .select(['id', 'candidate_id', 'at', 'event', 'from_stage', 'to_stage', 'user_id', 'undone'])
    .where('candidate_id', '=', any)
    .where('to_stage', 'is not', null)
    .execute()
  const sent = await tx
    .selectFrom('message')
    .select(['candidate_id', 'sent_at', 'step', 'template_name', 'subject_template'])
    .where('candidate_id', '=', any)
    .where('kind', '=', 'sequence')
    .where('state', '=', 'sent')
    .where('sent_at', 'is not', null)
    .execute()
  const replies = await tx
    .selectFrom('inbound_mail')
    .select(['candidate_id', 'received_at'])
    .where('candidate_id', '=', any)
    .where('kind', '=', 'person')
    .where('label', 'not in', ['unsubscribe', 'data_request', 'out_of_office'])
    // information sent through a link page is not a reply to an email
    .where('mailbox', 'not like', 'information:%')
    .execute()
  const transfers = await tx.selectFrom('transfer').select(['candidate_id', 'at', 'from_project']).where('candidate_id', '=', any).execute()
  const linesOf = Map.groupBy(lines, (row) => row.candidate_id)
  const sentTo = Map.groupBy(sent, (row) => row.candidate_id)
  const repliesOf = Map.groupBy(replies, (row) => row.candidate_id)
  const leftBy = Map.groupBy(transfers, (row) => row.candidate_id)
  return candidates.map((row) => ({
    candidateId: row.id,
    workspaceId: row.workspace_id,
    facts: {
      projectId: row.project_id,
      broughtInBy: row.brought_in_by,
      rejectionReasons: row.rejection_reasons,
      declineReasons: row.not_interested_reasons,
      lines: (linesOf.get(row.id) ?? []).flatMap(({ id, at: time, event, from_stage: from, to_stage: to, user_id: userId, undone }) => {
        return !isHistoryEvent(event) ? [] : [{ id, at: time, event, from, to, userId, undone }]
      }),
      sent: (sentTo.get(row.id) ?? []).map((mail) => ({
        at: must(mail.sent_at),
        step: must(mail.step),
        template: mail.template_name ?? '',
        subject: mail.subject_template,
      })),
      replies: (repliesOf.get(row.id) ?? []).map((mail) => mail.received_at),
      left: (leftBy.get(row.id) ?? []).map((transfer) => ({ at: transfer.at, from: transfer.from_project })),
    },
  }))
}
