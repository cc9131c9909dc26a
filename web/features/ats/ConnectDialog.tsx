// Connects Ashby, Greenhouse, or Lever by a key of its own: the key is tried before it is stored.
import { Button, PasswordInput, Select, Stack, Text, TextInput } from '@mantine/core'
import type { ConnectAts } from '@fairlead/contract/v2/ats/connect'
import { directSystems } from '@fairlead/domain/ports/ats'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { text as atsText } from '../../i18n/ats.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFooter } from '../../ui/DialogFooter.tsx'
import { FormError } from '../../ui/FormError.tsx'

type Values = ConnectAts['input']

export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<Values, ConnectAts['answer']>(() => ({ system: 'ashby', key: '', secret: '' }), {
    check: ({ system, key, secret }) => {
      const missing = {
        ...(key.trim() === '' ? { key: atsText.keyRequired } : {}),
        ...(system === 'greenhouse' && (secret ?? '').trim() === '' ? { secret: atsText.keyRequired } : {}),
      }
      return Object.keys(missing).length > 0 ? missing : null
    },
    send: (values) => send<ConnectAts>('POST', 'v2/ats/connect', values),
    success: ({ integration }) => atsText.linkedTo(integration),
    onSuccess: () => {
      invalidate('v2/ats', 'v2/ats/jobs', 'v2/ats/sync', 'v1/projects/check_atcs')
      onClose()
    },
    failure: atsText.notLinked,
  })
  const { system } = form.values
  const isGreenhouse = system === 'greenhouse'
  return (
    <Dialog title={atsText.connectByKey} onClose={onClose}>
      <form noValidate onSubmit={(event) => form.onSubmit(event)}>
        <Stack gap="md">
          <Select
            label={atsText.system}
            data={directSystems.map((value) => ({ value, label: atsText.systemNames[value] }))}
            allowDeselect={false}
            value={system}
            onChange={(value) => form.set({ system: directSystems.find((name) => name === value) ?? system })}
          />
          <Text size="sm" c="dimmed">
            {atsText.whereKeyIs[system]}
          </Text>
          {isGreenhouse ? (
            <TextInput label={atsText.credentialId} autoComplete="off" {...form.field('key')} />
          ) : (
            <PasswordInput label={atsText.apiKey} autoComplete="off" {...form.field('key')} />
          )}
          {isGreenhouse && <PasswordInput label={atsText.credentialSecret} autoComplete="off" {...form.field('secret')} />}
          <FormError>{form.sentence}</FormError>
        </Stack>
        <DialogFooter>
          <Button variant="subtle" onClick={onClose}>
            {atsText.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {atsText.connect}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
