// Outgoing mail between its row and the domain's state machine.
import type { Selectable } from 'kysely'
import type { MessageState } from '@fairlead/domain/outreach/message-state'
import type { MessageTable } from '../../platform/schema.ts'

export type MessageRow = Selectable<MessageTable>

const never = new Date(0)

export function stateOf(row: MessageRow): MessageState {
  const { attempt } = row
  switch (row.state) {
    case 'queued':
      return { state: 'queued', attempt, notBefore: row.due_at }
    case 'claimed':
      return { state: 'claimed', attempt, leaseUntil: row.lease_until ?? never }
    case 'committing':
      return { state: 'committing', attempt, since: row.committed_at ?? never }
    case 'unknown':
      return { state: 'unknown', attempt, since: row.committed_at ?? never }
    case 'sent':
      return { state: 'sent', attempt, at: row.sent_at ?? never }
    case 'parked':
      return {
        state: 'parked',
        attempt,
        since: row.committed_at ?? never,
        why: row.why === 'refused_too_often' ? 'refused_too_often' : 'no_witness',
      }
    default:
      return { state: 'cancelled', attempt, why: 'by_hand' }
  }
}

/** The columns a state is kept in; what a state does not speak of stays as it was. */
export function columnsOf(state: MessageState) {
  const { attempt } = state
  switch (state.state) {
    case 'queued':
      return { state: 'queued', attempt, due_at: state.notBefore, lease_until: null, claimed_by: null }
    case 'claimed':
      return { state: 'claimed', attempt, lease_until: state.leaseUntil }
    case 'committing':
    case 'unknown':
      return { state: state.state, attempt, committed_at: state.since, lease_until: null }
    case 'sent':
      return { state: 'sent', attempt, sent_at: state.at, lease_until: null, why: null }
    case 'parked':
    case 'cancelled':
      return { state: state.state, attempt, why: state.why, lease_until: null }
  }
}
