// Connecting a CalDAV account or a feed; what the server says of it is shown at the field it is about.
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { connectAccount } from './use-calendars.ts'
import * as calendarConnectText from '../../i18n/en/calendar-connect.ts'

type Fields = Record<'url' | 'username' | 'password' | 'name', string>

export function ConnectDialog({ kind, onClose }: { kind: 'caldav' | 'ics'; onClose: () => void }) {
  const [fields, setFields] = useState<Fields>({ url: '', username: '', password: '', name: '' })
  const [wrong, setWrong] = useState<{ readonly [F in keyof Fields | 'all']?: string | undefined }>({})
  const [busy, setBusy] = useState(false)
  const field = (name: keyof Fields) => ({
    value: fields[name],
    error: wrong[name],
    maxLength: 2000,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [name]: value }))
      setWrong((before) => ({ ...before, [name]: undefined, all: undefined }))
    },
  })
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await connectAccount({ kind, ...fields })
      onClose()
    } catch (error) {
      const found = failureOf(error)?.fields ?? {}
      setWrong(Object.keys(found).length > 0 ? found : { all: sentenceOf(error, calendarConnectText.connectFailed) })
      setBusy(false)
    }
  }
  return (
    <Dialog title={kind === 'caldav' ? calendarConnectText.connectCalDav : calendarConnectText.addACalendarFeed} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
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
          {wrong.all && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {wrong.all}
            </Text>
          )}
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {calendarConnectText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {kind === 'caldav' ? calendarConnectText.connect : calendarConnectText.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
