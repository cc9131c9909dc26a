// Asks before a member is removed: says what ends, what stays, and who takes over their projects.
import { Button, Group, List, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import type { PreviewRemoval } from '@fairlead/contract/v2/team/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { remove, type Member } from './use-members.ts'
import * as teamText from '../../i18n/en/team.ts'

type Removal = PreviewRemoval['answer']
/** Of the projects to hand over, so many are named. */
const named = 5

export function RemoveMemberDialog({ member, members, onClose }: { member: Member; members: readonly Member[]; onClose: () => void }) {
  const preview = useQuery({ ...ask<PreviewRemoval>('v2/team/members/removal', { user_id: member.id }), staleTime: 0 })
  const name = member.name || member.email
  return (
    <Dialog title={teamText.removeName2(name)} size={520} onClose={onClose}>
      {preview.data ? (
        <Question member={member} name={name} members={members} removal={preview.data} onClose={onClose} />
      ) : preview.isError ? (
        <ErrorState text={teamText.weCouldntLoadWhatThe} onRetry={() => void preview.refetch()} />
      ) : (
        <Skeleton h={180} radius={8} />
      )}
    </Dialog>
  )
}

interface Props {
  member: Member
  name: string
  members: readonly Member[]
  removal: Removal
  onClose: () => void
}

function Question({ member, name, members, removal, onClose }: Props) {
  const [handTo, setHandTo] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const successors = members.filter((one) => one.id !== member.id && one.email_verified && !one.is_disabled)
  const mustHandOver = removal.projects.length > 0

  async function confirm() {
    if (mustHandOver && handTo === '') return setWrong('Choose who takes over the projects.')
    setBusy(true)
    setSentence(null)
    try {
      await remove(member.id, mustHandOver ? handTo : '')
      showToast(`${name} removed`)
      onClose()
    } catch (error) {
      const field = failureOf(error)?.fields.hand_to
      if (field) setWrong(field)
      else setSentence(sentenceOf(error, 'We couldn’t remove the member. Try again in a moment.'))
      setBusy(false)
    }
  }

  return (
    <Stack gap="sm">
      <List size="sm" spacing={4}>
        {consequences(name, removal).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {mustHandOver && (
        <NativeSelect
          label={teamText.handOverTo(counted(removal.projects.length, 'project'))}
          description={projectNames(removal)}
          value={handTo}
          error={wrong}
          onChange={(event) => {
            setHandTo(event.currentTarget.value)
            setWrong(null)
          }}
          data={[
            { value: '', label: 'Choose a member' },
            ...successors.map((one) => ({ value: one.id, label: one.name ? `${one.name} (${one.email})` : one.email })),
          ]}
        />
      )}
      {sentence && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentence}
        </Text>
      )}
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {teamText.cancel}
        </Button>
        <Button bg="var(--mantine-color-red-8)" c="white" loading={busy} onClick={() => void confirm()}>
          {teamText.remove}
        </Button>
      </Group>
    </Stack>
  )
}

function consequences(name: string, removal: Removal): string[] {
  const { rosters, calendars, invitations, review_links: links, interviews } = removal
  return [
    `${name} is signed out everywhere and can no longer sign in to this workspace.`,
    'Their sign-in providers and their LinkedIn connection are disconnected.',
    ...(calendars > 0 ? [`${counted(calendars, 'connected calendar account')} will be disconnected.`] : []),
    ...(rosters > 0 ? [`They leave the team of ${counted(rosters, 'other project')}.`] : []),
    ...(links > 0 ? [`${counted(links, 'review link')} sent to them will end.`] : []),
    ...(invitations > 0 ? [`${counted(invitations, 'pending invitation')} they sent will end.`] : []),
    ...(interviews > 0 ? [`${counted(interviews, 'upcoming interview')} with them will stay booked. Move or cancel them yourself.`] : []),
    'Comments, decisions and emails stay in the history under their name.',
  ]
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function projectNames({ projects }: Removal): string {
  const names = projects.slice(0, named).map((one) => one.name || 'Untitled project')
  return projects.length > named ? `${names.join(', ')} and ${projects.length - named} more` : names.join(', ')
}
