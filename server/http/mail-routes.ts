// Endpoints for users' own mailboxes, candidates' replies, the suppression list, and the postal address.
import type { Endpoint } from './endpoint.ts'
import { putMailLabel } from './v2/mail/label.ts'
import { postMailResume } from './v2/mail/resume.ts'
import { deleteTasksFlag, getTasks, postTasksClose, postTasksReferral, putTasks } from './v2/tasks.ts'
import { deleteMailboxes, getMailboxes, postMailboxes, putMailboxes } from './v2/mailboxes.ts'
import { getMailboxesFind } from './v2/mailboxes/find.ts'
import { putMailboxesLimits } from './v2/mailboxes/limits.ts'
import { putMailboxesPause } from './v2/mailboxes/pause.ts'
import { getMailboxesProviders, postMailboxesProviders } from './v2/mailboxes/providers.ts'
import { postMailboxesPushGmail } from './v2/mailboxes/push/gmail.ts'
import { postMailboxesPushGraph } from './v2/mailboxes/push/graph.ts'
import { postMailboxesRecords } from './v2/mailboxes/records.ts'
import { putMailboxesSignature } from './v2/mailboxes/signature.ts'
import { deleteMailboxesSigning, postMailboxesSigning } from './v2/mailboxes/signing.ts'
import { getMailboxesSending, putMailboxesSending } from './v2/mailboxes/sending.ts'
import { postMailboxesTest } from './v2/mailboxes/test.ts'
import { deleteSuppressions, getSuppressions, postSuppressions } from './v2/suppressions.ts'
import { getTeamRecontact, putTeamRecontact } from './v2/team/recontact.ts'
import { getTeamPostalAddress, putTeamPostalAddress } from './v2/team/postal_address.ts'

export const mailRoutes: readonly Endpoint[] = [
  getMailboxes,
  postMailboxes,
  putMailboxes,
  deleteMailboxes,
  getMailboxesFind,
  getMailboxesProviders,
  postMailboxesProviders,
  getMailboxesSending,
  putMailboxesSending,
  postMailboxesTest,
  postMailboxesRecords,
  postMailboxesSigning,
  deleteMailboxesSigning,
  putMailboxesPause,
  putMailboxesLimits,
  putMailboxesSignature,
  postMailboxesPushGmail,
  postMailboxesPushGraph,
  postMailResume,
  putMailLabel,
  getTasks,
  putTasks,
  postTasksClose,
  postTasksReferral,
  deleteTasksFlag,
  getSuppressions,
  postSuppressions,
  deleteSuppressions,
  getTeamRecontact,
  putTeamRecontact,
  getTeamPostalAddress,
  putTeamPostalAddress,
]
