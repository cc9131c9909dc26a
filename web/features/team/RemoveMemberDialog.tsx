import { Button, Group, List, NativeSelect, Skeleton, Stack } from '@mantine/core'
import type { PreviewRemoval } from '@fairlead/contract/v2/team/members'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { remove, type Member } from './use-members.ts'
import { text as teamText } from '../../i18n/team.ts'

type Removal = PreviewRemoval['answer']
/** How many of the projects to hand over are named. */
const named = 5

export function RemoveMemberDialog({ member, members, onClose }: { member: Member; members: readonly Member[]; onClose: () => void }) {
  const preview = useQuery({ ...queryFor<PreviewRemoval>('v2/team/members/removal', { user_id: member.id }), staleTime: 0 })
  const name = member.name || member.email
  return (
    <Dialog title={teamText.removeConfirm(name)} size={520} onClose={onClose}>
      {preview.data ? (
        <Question member={member} name={name} members={members} removal={preview.data} onClose={onClose} />
      ) : preview.isError ? (
        <ErrorState text={teamText.removalLoadFailed} onRetry={() => void preview.refetch()} />
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
  const successors = members.filter((person) => person.id !== member.id && person.email_verified && !person.is_disabled)
  const mustHandOver = removal.projects.length > 0
  const form = useForm(
    { hand_to: '' },
    {
      check: ({ hand_to: handTo }) => (mustHandOver && handTo === '' ? { hand_to: teamText.chooseSuccessor } : null),
      send: ({ hand_to: handTo }) => remove(member.id, mustHandOver ? handTo : ''),
      success: teamText.memberRemoved(name),
      onSuccess: onClose,
      failure: teamText.removeFailed,
    },
  )

  return (
    <Stack gap="sm">
      <List size="sm" spacing={4}>
        {consequences(name, removal).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {mustHandOver && (
        <NativeSelect
          label={teamText.handOverTo(teamText.projects(removal.projects.length))}
          description={projectNames(removal)}
          {...form.field('hand_to')}
          data={[
            { value: '', label: teamText.chooseAMember },
            ...successors.map((successor) => ({
              value: successor.id,
              label: successor.name ? `${successor.name} (${successor.email})` : successor.email,
            })),
          ]}
        />
      )}
      <FormError>{form.sentence}</FormError>
      <Group justify="end" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          {teamText.cancel}
        </Button>
        <Button color="red" loading={form.busy} onClick={() => void form.run()}>
          {teamText.remove}
        </Button>
      </Group>
    </Stack>
  )
}

function consequences(name: string, removal: Removal): string[] {
  const { rosters, calendars, invitations, review_links: links, interviews } = removal
  return [
    teamText.signedOutOfWorkspace(name),
    teamText.connectionsEnd,
    ...(calendars > 0 ? [teamText.calendarsDisconnected(calendars)] : []),
    ...(rosters > 0 ? [teamText.leaveOtherProjects(rosters)] : []),
    ...(links > 0 ? [teamText.reviewLinksEnd(links)] : []),
    ...(invitations > 0 ? [teamText.invitationsEnd(invitations)] : []),
    ...(interviews > 0 ? [teamText.interviewsStay(interviews)] : []),
    teamText.historyStays,
  ]
}

function projectNames({ projects }: Removal): string {
  const names = projects.slice(0, named).map((project) => project.name || teamText.untitledProject)
  return projects.length > named ? teamText.andMore(names.join(', '), projects.length - named) : names.join(', ')
}
