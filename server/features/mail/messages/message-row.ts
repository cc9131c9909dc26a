// Converts outgoing messages between their row and the domain's state machine.
import type { Selectable } from 'kysely'
import { parkedReasons, type MessageState } from '@fairlead/domain/outreach/message-state'
import { must } from '@fairlead/domain/shared/records'
import type { NoticePart } from '@fairlead/domain/reference/tables'
import type { MessageTable } from '../../../platform/schema.ts'
import type { PlannedTime } from '../mailboxes/mailbox-slots.ts'

export type MessageRow = Selectable<MessageTable>

/** The details a sending step stores with the state. */
export interface MessageDetails {
  claimed_by?: string
  postal_address?: string | null
  notice?: string | null
  notice_parts?: NoticePart[]
  relay?: string
  /** Its Message-ID if the server replaced ours. */
  sent_as?: string | null
  relay_answer?: string
  refused_at?: Date
  mailbox_id?: null
  held_by?: PlannedTime['reason']
  from_email?: string
  full_times?: number
  sent_at?: null
  /** null: it gets a new token, because the sent one is no longer known. */
  opt_out_hash?: null
}

const never = new Date(0)

export function stateOf(row: MessageRow): MessageState {
  const common = {
    attempt: row.attempt,
    tries: { refused: row.refused_times, unknown: row.unknown_times, crashed: row.crashed_times },
  }
  switch (row.state) {
    case 'queued':
      return { ...common, state: 'queued', notBefore: row.due_at }
    case 'claimed':
      return { ...common, state: 'claimed', leaseUntil: row.lease_until ?? never, ...(row.reserved_until ? { isAhead: true } : {}) }
    case 'committing':
      return { ...common, state: 'committing', since: row.committed_at ?? never }
    case 'unknown':
      return { ...common, state: 'unknown', since: row.committed_at ?? never }
    case 'sent':
      return { ...common, state: 'sent', at: row.sent_at ?? never }
    case 'parked':
      return {
        ...common,
        state: 'parked',
        since: row.committed_at ?? never,
        reason: parkedReasons.find((reason) => reason === row.why) ?? 'no_witness',
      }
    default:
      return { ...common, state: 'cancelled', reason: 'by_hand' }
  }
}

/** The columns of a state; those it doesn't define are unchanged. */
export function columnsOf(state: MessageState) {
  const { attempt, tries } = state
  const common = {
    state: state.state,
    attempt,
    refused_times: tries.refused,
    unknown_times: tries.unknown,
    crashed_times: tries.crashed,
    lease_until: null,
    reserved_until: null,
  }
  switch (state.state) {
    case 'queued':
      return { ...common, due_at: state.notBefore, claimed_by: null, why: null }
    case 'claimed':
      // reserved as before its claim: its worker had not begun with it
      return { ...common, lease_until: state.leaseUntil, ...(state.isAhead ? { reserved_until: state.leaseUntil } : {}) }
    case 'committing':
    case 'unknown':
      return { ...common, committed_at: state.since }
    case 'sent':
      return { ...common, sent_at: state.at, why: null }
    case 'parked':
    case 'cancelled':
      return { ...common, why: state.reason }
  }
}

export interface MessageChange {
  id: string
  next: MessageState
  details?: MessageDetails
}

/** The rows of several changes, with those together that change the same columns. */
export function changedColumns(changes: readonly MessageChange[]): { columns: string[]; rows: object[] }[] {
  const changed = changes.map(({ id, next, details }) => ({ id, columns: { ...columnsOf(next), ...details } }))
  return [...Map.groupBy(changed, ({ columns }) => Object.keys(columns).toSorted().join()).values()].map((group) => ({
    columns: Object.keys(must(group[0]).columns),
    rows: group.map(({ id, columns }) => ({ id, ...columns })),
  }))
}
