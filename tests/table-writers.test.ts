// A table has one writer, `<noun>-store.ts`: every statement that changes a row is in one file.
import { describe, expect, test } from 'vitest'
import { filesOf, type SourceFile } from './repository.ts'

/** Tables whose only writer isn't a store, and why. */
const otherWriters: Record<string, [file: string, reason: string]> = {
  ats_webhook: ['server/features/ats/receive-ats-webhook.ts', 'a received call is kept once, as the first step of handling it'],
  erased_address: [
    'server/features/candidates/people/erased-addresses.ts',
    'hashes of addresses are added when a person is deleted, and looked up here',
  ],
  event: ['server/platform/events.ts', 'the outbox'],
  first_run_code: ['server/features/accounts/sign-in/first-run.ts', 'one code, made and used here'],
  insight_due: ['server/features/insight/count-due.ts', 'what has to be counted again'],
  invitation: ['server/features/accounts/members/invitations.ts', 'an invitation is made, used and withdrawn here'],
  mail_installation: ['server/features/mail/sending/restore-mode.ts', 'one row: whether the installation was restored'],
  mail_relay: ['server/features/mail/sending/relay-state.ts', 'the state machine of the relay is its table'],
  mail_resume: ['server/features/mail/inbound/attached-resumes.ts', 'one row for each attached file, written as it is read'],
  mail_witness: ['server/features/mail/sending/sent-witness.ts', 'what the Sent folder proves'],
  mailbox_state: ['server/features/mail/mailboxes/mailbox-state.ts', 'how far a mailbox was read'],
  migration: ['server/platform/migrate.ts', 'migrations that were applied'],
  notification: ['server/features/alerts/delivery/notifications.ts', 'notifications are added, read and removed here'],
  people_index_state: ['server/features/sourcing/index/feed-index.ts', 'how far an outside index was fed'],
  person_change: ['server/features/sourcing/index/feed-index.ts', 'a trigger adds rows; feeding removes them'],
  person_flag: ['server/features/mail/messages/task-store.ts', 'a flag is set by the task that follows a reply'],
  quota_use: ['server/features/accounts/security/use-quota.ts', 'counts and refuses in one statement'],
  rate_count: ['server/platform/rate-count.ts', 'counts and refuses in one statement'],
  sign_in_guess: ['server/features/accounts/security/login-rate-limit.ts', 'counts and refuses in one statement'],
  transfer: ['server/features/candidates/records/candidate-transfer.ts', 'one line per transfer'],
}

/** Files that write next to a table's writer, and why. */
const besides: Record<string, [tables: string[], reason: string]> = {
  'server/features/accounts/sign-in/end-connections.ts': [
    ['ats_link', 'calendar_account', 'linkedin_account', 'mailbox', 'mailbox_subscription', 'mailbox_token', 'project_collaborator'],
    'accounts are below these features, and the account ends in one transaction',
  ],
  'server/features/candidates/records/candidate-transfer.ts': [
    ['attachment', 'comment', 'inbound_mail', 'linkedin_message', 'message', 'notification', 'task'],
    'what refers to a candidate changes its project with them: one column, the same in every table',
  ],
  'server/features/candidates/people/person-store.ts': [
    ['candidate'],
    "a workspace's own copy of a person takes the place of the shared one",
  ],
  'server/features/projects/settings/copy-project.ts': [
    ['interview_kit', 'project_mailbox'],
    'a copy of a project takes both along in one transaction',
  ],
  'server/features/calendars/accounts-to-read.ts': [['calendar_account'], 'claims the next accounts for this worker in one statement'],
  'server/features/interviews/records/interview-event-store.ts': [
    ['interview_panelist'],
    'the entry in the calendar of someone who holds the interview is two columns of their row',
  ],
  'server/features/interviews/records/room-store.ts': [
    ['interview', 'interview_panelist'],
    'the room of an interview changes apart from its time and state',
  ],
  'server/features/interviews/records/participant-store.ts': [
    ['interview_panelist'],
    'who takes part in a booked interview changes apart from the interview',
  ],
  'server/features/mail/messages/claim-due-mail.ts': [['message'], 'claims the next due email for this worker in one statement'],
  'server/platform/address-key.ts': [['mail_installation'], 'makes the key of hashed addresses once, and renews its encryption'],
  'server/features/talent/erase-person.ts': [
    [
      'person_key',
      'person_merge',
      'person_pair',
      'ats_push',
      'attachment',
      'candidate',
      'candidate_history',
      'comment',
      'follow_up_attachment',
      'import_change',
      'import_chunk',
      'import_refusal',
      'inbound_mail',
      'interview',
      'link',
      'linkedin_message',
      'manager_request',
      'manager_verdict',
      'message',
      'message_attachment',
      'notification',
      'offer_letter',
      'person',
      'person_address',
      'person_application',
      'person_email',
      'person_flag',
      'person_index',
      'person_note',
      'person_tag',
      'resume',
      'scorecard',
      'task',
    ],
    'deletes all rows of one person in one transaction',
  ],
  'server/seed/seed-pool.ts': [['person', 'person_email', 'person_index'], 'loads 20,000 demo people in one statement'],
}

interface Write {
  file: string
  /** null = the code doesn't name the table. */
  table: string | null
}

function writesOf({ name, text }: SourceFile): Write[] {
  const built = [...text.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+)'|(?=[^'\s]))/g)]
  // SQL words within a template; `for no key update`, `do update set`, and `on update` change no table by themselves
  const raw = [...text.matchAll(/`[^`]*`|\.query\(\s*'[^']*'/g)].flatMap(([sql]) => [
    ...sql.matchAll(
      /(?<![\w"])(?:insert\s+into|delete\s+from|merge\s+into|(?<!\b(?:key|do|for|on|before|after|or)\s+)update)\s+(?:only\s+)?(\w+)\b(?=[\s(])/gi,
    ),
  ])
  return [...built, ...raw].map(([, table]) => ({ file: name, table: table ?? null }))
}

const sources = filesOf(/^server\/.*\.ts$/).filter(({ name }) => !name.endsWith('.test.ts'))
const tables = new Set(
  [...sources.find(({ name }) => name.endsWith('/schema.ts'))!.text.matchAll(/^ {2}(\w+): \w+Table$/gm)].map(([, table]) => table!),
)
const writes = sources.flatMap(writesOf).filter(({ table }) => table === null || tables.has(table))
const main = writes.filter(({ file, table }) => !(table !== null && besides[file]?.[0].includes(table)))

describe('tables', () => {
  test.each([...tables].toSorted())('%s is written only by its store', (table) => {
    const files = [...new Set(main.filter((write) => write.table === table).map(({ file }) => file))]
    const writers = otherWriters[table]
    if (writers) expect(files).toEqual([writers[0]])
    else for (const file of files) expect(file).toMatch(/-store\.ts$/)
    expect(files.length).toBeLessThanOrEqual(1)
  })

  test("a table that code doesn't name is written only where that is listed", () => {
    const unnamed = [...new Set(writes.filter(({ table }) => table === null).map(({ file }) => file))]
    expect(unnamed).toEqual(['server/features/candidates/records/candidate-transfer.ts'])
  })

  test('every exception is still needed', () => {
    for (const [file, [listed]] of Object.entries(besides)) {
      const written = writes.filter((write) => write.file === file)
      for (const table of listed)
        expect(
          written.some((write) => write.table === table || write.table === null),
          `${file} ${table}`,
        ).toBe(true)
    }
    expect(Object.keys(otherWriters).filter((table) => !tables.has(table))).toEqual([])
  })

  test('finds a write in any form', () => {
    const text = [
      "await tx.updateTable('candidate').set({})",
      "await tx\n  .insertInto(\n    'message')",
      'for (const table of all) tx.deleteFrom(table)',
      'await sql`insert into person_index (id) select 1`.execute(tx)',
      'await sql`update users set name = 1 where id in (select id from message for no key update skip locked)`',
      'await sql`insert into project (id) values (1) on conflict do update set id = 1`',
      "// update table\nconst words = 'delete from candidate'",
    ].join('\n')
    expect(writesOf({ name: 'planted.ts', text }).map(({ table }) => table)).toEqual([
      'candidate',
      'message',
      null,
      'person_index',
      'users',
      'project',
    ])
  })
})
