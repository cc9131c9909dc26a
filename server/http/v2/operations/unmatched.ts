// GET and PUT {V2}operations/unmatched
import { listStrayEmail, settleStrayEmail } from '@fairlead/contract/v2/operations/unmatched'
import { Refusal } from '@fairlead/domain/refusal'
import { deleteStrayEmail, findWorkspaces, handOver, listStrayEmail as list } from '../../../features/operations/installation-inbox.ts'
import { houseEndpoint } from '../../house-endpoint.ts'

export const getOperationsUnmatched = houseEndpoint(listStrayEmail, 'open_operations', async (ctx, { input }) => ({
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

export const putOperationsUnmatched = houseEndpoint(settleStrayEmail, 'open_operations', async (ctx, { input }) => {
  if (input.action === 'delete') return { changed: await deleteStrayEmail(ctx, input.mail_id) }
  if (!input.workspace_id) throw new Refusal('invalid_input', undefined, { workspace_id: 'Choose a workspace.' })
  return { changed: await handOver(ctx, input.mail_id, input.workspace_id) }
})
