import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { connectAccount } from './use-calendars.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'
import { text as calendarConnectText } from '../../i18n/calendar-connect.ts'

const blank = { url: '', username: '', password: '', name: '' }

export function ConnectDialog({ kind, onClose }: { kind: 'caldav' | 'ics'; onClose: () => void }) {
  const { field: bare, ...form } = useForm(blank, {
    send: (values) => connectAccount({ kind, ...values }),
    success: calendarSetupText.calendarsConnected,
    onSuccess: onClose,
    failure: calendarConnectText.connectFailed,
  })
  const field = (name: keyof typeof blank) => ({ ...bare(name), maxLength: 2000 })
  return (
    <Dialog title={kind === 'caldav' ? calendarConnectText.connectCalDav : calendarConnectText.addACalendarFeed} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          {kind === 'caldav' ? (
            <>
              <Text size="sm" c="dimmed">
                {calendarConnectText.calDavHint}
              </Text>
              <TextInput
                data-autofocus
                label={calendarConnectText.serverAddress}
                placeholder={calendarConnectText.serverPlaceholder}
                inputMode="url"
                autoComplete="url"
                {...field('url')}
              />
              <TextInput label={calendarConnectText.username} autoComplete="username" {...field('username')} />
              <PasswordInput
                label={calendarConnectText.password}
                description={calendarConnectText.passwordHint}
                autoComplete="off"
                {...field('password')}
              />
            </>
          ) : (
            <>
              <Text size="sm" c="dimmed">
                {calendarConnectText.feedHint}
              </Text>
              <TextInput
                data-autofocus
                label={calendarConnectText.feedAddress}
                placeholder={calendarConnectText.feedPlaceholder}
                inputMode="url"
                {...field('url')}
              />
              <TextInput label={calendarConnectText.name} description={calendarConnectText.optionalDisplayName} {...field('name')} />
            </>
          )}
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {calendarConnectText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {kind === 'caldav' ? calendarConnectText.connect : calendarConnectText.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
