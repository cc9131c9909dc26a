// A mailbox's daily limit, and whether it warms up.
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import type { LimitMailbox } from '@fairlead/contract/v2/mailboxes/limits'
import { validateDayLimit } from '@fairlead/domain/outreach/send-slots'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useForm } from '../../../api/use-form.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

export function DailyLimit({ mailbox, max, onClose }: { mailbox: WireMailbox; max: number; onClose: () => void }) {
  const form = useForm(
    { per_day: String(mailbox.per_day), warms_up: mailbox.warms_up },
    {
      check: ({ per_day }) => {
        const problem = validateDayLimit(per_day.trim() === '' ? Number.NaN : Number(per_day), max)
        return problem ? { per_day: problem } : null
      },
      send: ({ per_day, warms_up }) =>
        send<LimitMailbox>('PUT', 'v2/mailboxes/limits', { mailbox_id: mailbox.id, per_day: Number(per_day), warms_up }),
      success: mailboxText.saved,
      onSuccess: (next) => {
        putAnswer(mailboxesQuery.queryKey, next)
        onClose()
      },
      failure: mailboxText.notChanged,
    },
  )
  return (
    <Dialog title={mailboxText.limitTitle(mailbox.address)} size={460} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <TextInput label={mailboxText.perDay} description={mailboxText.perDayHint(max)} inputMode="numeric" {...form.field('per_day')} />
          <Checkbox
            label={mailboxText.warmsUp}
            description={mailboxText.warmsUpHint}
            checked={form.values.warms_up}
            onChange={(event) => form.set({ warms_up: event.currentTarget.checked })}
          />
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
