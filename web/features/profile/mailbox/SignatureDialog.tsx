// The text below emails from a mailbox.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ChangeSignature } from '@fairlead/contract/v2/mailboxes/signature'
import { validateSignature } from '@fairlead/domain/outreach/signature'
import { bodyToHtml } from '@fairlead/domain/shared/mail-body'
import { RichText } from '../../../project/editor/RichText.tsx'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useForm } from '../../../api/use-form.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

export function SignatureDialog({ mailbox, onClose }: { mailbox: WireMailbox; onClose: () => void }) {
  const form = useForm(
    { signature: mailbox.signature },
    {
      check: ({ signature }) => {
        const problem = validateSignature(signature)
        return problem ? { signature: problem } : null
      },
      send: ({ signature }) => send<ChangeSignature>('PUT', 'v2/mailboxes/signature', { mailbox_id: mailbox.id, signature }),
      success: mailboxText.signatureSaved,
      onSuccess: (next) => {
        putAnswer(mailboxesQuery.queryKey, next)
        onClose()
      },
      failure: mailboxText.notChanged,
    },
  )
  const html = bodyToHtml(form.values.signature)
  return (
    <Dialog title={mailboxText.signatureOf(mailbox.address)} size={520} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <RichText
            id="signature"
            label={mailboxText.signature}
            description={mailboxText.signatureHint}
            rows={4}
            maxRows={10}
            value={form.values.signature}
            error={form.errors.signature}
            fieldRef={focusOnArrival}
            onChange={(signature) => form.set({ signature })}
          />
          {html !== '' && (
            <div>
              <Text size="sm" fw={500} mb={4}>
                {mailboxText.signaturePreview}
              </Text>
              <SafeHtml html={html} title={mailboxText.signaturePreview} />
            </div>
          )}
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {mailboxText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {mailboxText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
