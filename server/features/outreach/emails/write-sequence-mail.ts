// A sequence's email as sent: filled in for its recipient, with its mailbox's signature.
import { hideIn, hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { projectVariableNames } from '@fairlead/domain/project/template-variables'
import type { Tx } from '../../../platform/database.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { signSequenceMail } from '../../mail/connections/signature.ts'
import { fillMail, valuesFor, type FilledMail, type TemplateReader } from '../../mail/messages/template-values.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { withSenderName } from '../parties/sender.ts'

interface SequenceMail {
  project: LoadedProject
  reader: TemplateReader
  subject: string
  body: string
  /** The sending teammate; null = the project's sender. */
  senderName: string | null
  mailboxId: string | null
  now: Date
  /** For a user in a project that hides names, who must not learn this one. */
  hidesName?: boolean
}

/** Refuses with every variable that has no value. */
export function writeSequenceMail(
  tx: Tx,
  mail: Pick<MailSettings, 'autopilotSignature'>,
  { project, reader, subject, body, senderName, mailboxId, now, hidesName = false }: SequenceMail,
): Promise<FilledMail> {
  const values = valuesFor(withSenderName(project, senderName), reader, now, body)
  const readable = hidesName ? hideIn(values, hiderOf(reader.profile, [], true), projectVariableNames) : values
  return signSequenceMail(tx, fillMail(subject, body, readable), mailboxId, project, mail)
}
