import { listInstallationEmail, settleInstallationEmail } from '@fairlead/contract/v2/operations/unmatched'
import { Refusal } from '@fairlead/domain/refusal'
import {
  deleteInstallationEmail,
  findWorkspaces,
  assignEmail,
  listInstallationEmail as list,
} from '../../../features/operations/installation-inbox.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'
import { text as texts } from '../../texts/texts.ts'

export const getOperationsUnmatched = staffEndpoint(listInstallationEmail, 'open_operations', async (ctx, { input }) => ({
  emails: (await list(ctx)).map((mail) => ({
    mail_id: mail.id,
    from_name: mail.fromName,
    from_email: mail.fromEmail,
    email_subject: mail.subject,
    text: mail.text,
    date: mail.at.toISOString(),
  })),
  workspaces: (await findWorkspaces(ctx, input.text)).map(({ id, name, owner }) => ({ workspace_id: id, name, owner })),
}))

export const putOperationsUnmatched = staffEndpoint(settleInstallationEmail, 'open_operations', async (ctx, { input }) => {
  if (input.action === 'delete') return { changed: await deleteInstallationEmail(ctx, input.mail_id) }
  if (!input.workspace_id) throw new Refusal('invalid_input', undefined, { workspace_id: texts.chooseAWorkspace })
  return { changed: await assignEmail(ctx, input.mail_id, input.workspace_id) }
})
