// Step: who else works on this project and what they may do.
import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { isEmail, normaliseEmail } from '@fairlead/domain/text/validation'
import { messages } from '@fairlead/domain/text/messages'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../projects/use-projects.ts'
import { InviteButton } from './InviteButton.tsx'
import type { StepProps } from './step.ts'

const roles = [
  { value: '1', label: 'Can edit everything' },
  { value: '2', label: 'Can review and write' },
  { value: '3', label: 'Can only comment' },
]

export function TeamRoster({ settings, change, wrong }: StepProps) {
  const me = useUser().data?.email ?? ''
  const [email, setEmail] = useState('')
  const [emailWrong, setEmailWrong] = useState<string | null>(null)
  const roster = settings.collaborators
  const add = () => {
    if (!isEmail(email)) return setEmailWrong(messages.invalidEmail)
    const others = roster.length === 0 && me && normaliseEmail(me) !== normaliseEmail(email) ? [{ email: me, role: 1 as const }] : roster
    if (!others.some((one) => normaliseEmail(one.email) === normaliseEmail(email)))
      change({ collaborators: [...others, { email: normaliseEmail(email), role: 2 }] })
    setEmail('')
  }
  return (
    <Stack>
      <Group align="end" gap="xs" wrap="nowrap">
        <TextInput
          style={{ flex: 1 }}
          label="E-mail of a colleague"
          type="email"
          value={email}
          error={emailWrong}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setEmailWrong(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" onClick={add} disabled={email.trim() === ''} mb={emailWrong ? 22 : 0}>
          Add
        </Button>
      </Group>
      {wrong.collaborators && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {wrong.collaborators}
        </Text>
      )}
      {roster.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody is listed, so everybody of your workspace can work on this project.
        </Text>
      ) : (
        <Stack gap="xs" component="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {roster.map((one, index) => (
            <Group key={one.email} component="li" justify="space-between" gap="xs">
              <Text size="sm" style={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
                {one.email}
                {normaliseEmail(one.email) === normaliseEmail(me) && ' (you)'}
              </Text>
              <Group gap="xs" wrap="nowrap">
                <NativeSelect
                  aria-label={`Role of ${one.email}`}
                  data={roles}
                  value={String(one.role)}
                  onChange={(event) =>
                    change({ collaborators: roster.with(index, { ...one, role: Number(event.currentTarget.value) as 1 | 2 | 3 }) })
                  }
                />
                {normaliseEmail(one.email) !== normaliseEmail(me) && <InviteButton email={one.email} />}
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  c="var(--ink)"
                  aria-label={`Remove ${one.email}`}
                  onClick={() => change({ collaborators: roster.toSpliced(index, 1) })}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </Group>
            </Group>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
