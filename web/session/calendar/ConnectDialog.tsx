// Connecting a CalDAV account or a feed; what the server says of it is shown at the field it is about.
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { connectAccount } from './use-calendars.ts'

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
      setWrong(Object.keys(found).length > 0 ? found : { all: sentenceOf(error, 'The account could not be connected. Please try again.') })
      setBusy(false)
    }
  }
  return (
    <Dialog title={kind === 'caldav' ? 'Connect a CalDAV account' : 'Add a calendar feed'} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          {kind === 'caldav' ? (
            <>
              <Text size="sm" c="dimmed">
                iCloud, Fastmail, Nextcloud, Radicale and most others speak CalDAV. Where your provider offers a password for apps, use one.
              </Text>
              <TextInput
                data-autofocus
                label="Address of the server"
                placeholder="https://caldav.example.com"
                inputMode="url"
                autoComplete="url"
                {...field('url')}
              />
              <TextInput label="User name" autoComplete="username" {...field('username')} />
              <PasswordInput
                label="Password"
                description="Stored encrypted and used only to read and write your calendars"
                autoComplete="off"
                {...field('password')}
              />
            </>
          ) : (
            <>
              <Text size="sm" c="dimmed">
                A feed is an address that ends in .ics, such as public holidays or a shift plan. It is read, never written to.
              </Text>
              <TextInput data-autofocus label="Address of the feed" placeholder="https:// or webcal://" inputMode="url" {...field('url')} />
              <TextInput label="Name" description="Optional display name" {...field('name')} />
            </>
          )}
          {wrong.all && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {wrong.all}
            </Text>
          )}
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {kind === 'caldav' ? 'Connect' : 'Add'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
