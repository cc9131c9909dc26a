import { Button, Group, List, Stack, Text } from '@mantine/core'
import type { ReadPanelTimes } from '@fairlead/contract/v2/interviews/panel'
import type { ProjectType } from '@fairlead/domain/project/project'
import { flowOfSettings, schedulingSteps } from '@fairlead/domain/project/setup-flow'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryFor } from '../api/cache.ts'
import { Banner } from '../ui/Banner.tsx'
import { isPutOff } from '../ui/NotReadYet.tsx'
import { useUser } from '../session/use-user.ts'
import { text as panelTimesText } from '../i18n/project-panel-times.ts'
import { LoadingBox } from '../ui/LoadingBox.tsx'

type Panel = NonNullable<ReadPanelTimes['answer']['panel']>
type Member = Panel['members'][number]

const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => name || email

function usePanelTimes(projectId: string) {
  // colleagues change hours and calendars without notifying this page
  return useQuery({ ...queryFor<ReadPanelTimes>('v2/interviews/panel', { project_id: projectId }), staleTime: 0 })
}

/** For the setup: `emails` are those on the screen, possibly unsaved. */
export function PanelTimes({ projectId, emails }: { projectId: string; emails: readonly string[] }) {
  const query = usePanelTimes(projectId)
  const uniqueEmails = [...new Set(emails.map(normaliseEmail))].filter((email) => email !== '')
  const panel = query.data?.panel
  const isCurrent = panel?.members.map(({ email }) => email).join(' ') === uniqueEmails.join(' ')
  return (
    <section aria-label={panelTimesText.title} aria-live="polite">
      {uniqueEmails.length < 2 ? (
        <Text size="sm" c="dimmed">
          {panelTimesText.nameAnotherInterviewer}
        </Text>
      ) : query.isError && !query.isFetching ? (
        <Group role="alert" gap="sm">
          <Text size="sm">{panelTimesText.timesNotCounted}</Text>
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            {panelTimesText.tryAgain}
          </Button>
        </Group>
      ) : isPutOff(query) ? (
        <Text size="sm">{panelTimesText.timesNotCounted}</Text>
      ) : panel && isCurrent ? (
        <Stack gap="xs">
          <Banner tone={hasTimes(panel) ? 'info' : 'warn'} role="note">
            {sentencesOf(panel).join(' ')}
          </Banner>
          {panel.times && <Members panel={panel} times={panel.times} />}
        </Stack>
      ) : (
        <LoadingBox h={64} radius={10} label={panelTimesText.countingTimes} />
      )}
    </section>
  )
}

interface NoteProps {
  projectId: string
  /** Shows something only when there are no times. */
  quiet?: boolean
  /** For users who may change the project's settings: links to the panel's. */
  settingsOf?: ProjectType | null
}

/** For users who invite candidates; without a panel it shows something only when no interviewer has a free time. */
export function PanelTimesNote({ projectId, quiet = false, settingsOf = null }: NoteProps) {
  const { data } = usePanelTimes(projectId)
  const ownEmail = useUser().data?.email
  if (data?.fully_booked) {
    const { interviewers, days } = data.fully_booked
    const isOwn = interviewers.some(({ email }) => email === ownEmail)
    return (
      <Banner
        tone="warn"
        role="note"
        action={
          <Group gap={4}>
            {isOwn && (
              <NoteLink to="/calendar" search={{ projectId }}>
                {panelTimesText.ownHours}
              </NoteLink>
            )}
            {settingsOf && <SettingsLink projectId={projectId} type={settingsOf} />}
          </Group>
        }
      >
        {panelTimesText.fullyBooked(interviewers.map(nameOf), days)} {panelTimesText.fullyBookedCure(isOwn)}
      </Banner>
    )
  }
  const panel = data?.panel
  if (!panel || (quiet && hasTimes(panel))) return null
  return (
    <Banner
      tone={hasTimes(panel) ? 'info' : 'warn'}
      role="note"
      action={settingsOf && !hasTimes(panel) && <SettingsLink projectId={projectId} type={settingsOf} />}
    >
      {sentencesOf(panel).join(' ')}
    </Banner>
  )
}

const SettingsLink = ({ projectId, type }: { projectId: string; type: ProjectType }) => (
  <NoteLink to={`/projects/settings/v2/${projectId}`} search={{ step: schedulingSteps[flowOfSettings(type)] }}>
    {panelTimesText.schedulingSettings}
  </NoteLink>
)

function NoteLink({ to, search, children }: { to: string; search: Record<string, string>; children: string }) {
  return (
    <Button size="compact-sm" variant="subtle" c="inherit" renderRoot={(props) => <Link to={to} search={search} {...props} />}>
      {children}
    </Button>
  )
}

const hasTimes = ({ times }: Panel) => times !== null && times.common > 0

function sentencesOf({ members, times }: Panel): string[] {
  const missing = members.flatMap((member) => (member.lacks ? [{ name: nameOf(member), lacks: member.lacks }] : []))
  const [host] = members
  if (!times || !host) return [panelTimesText.nothingUntil(missing)]
  const { common, days, host_slots, best_change: best } = times
  if (host_slots === 0 && host.rules_out === 0) return [panelTimesText.noHostTimes(nameOf(host), days)]
  const helper = best && members.find(({ email }) => email === best.email)
  const change = best && helper ? changeOf(helper, helper === host, best) : common === 0 ? [panelTimesText.noSingleChange] : []
  if (common === 0) return [panelTimesText.noTimeWorks(days), ...change]
  // a change is worth mentioning if it would at least double the times
  return [panelTimesText.timesThatWork(common, days), ...(best && best.times >= 2 * common ? change : [])]
}

function changeOf(member: Member, isHost: boolean, { times, mostly }: NonNullable<NonNullable<Panel['times']>['best_change']>): string[] {
  const sentence = isHost ? panelTimesText.ifHostWereFree : panelTimesText.withoutThem
  return [sentence(nameOf(member), times), ...(mostly ? [panelTimesText.mostly[mostly](nameOf(member))] : [])]
}

function Members({ panel: { members }, times: { host_slots } }: { panel: Panel; times: NonNullable<Panel['times']> }) {
  return (
    <List size="sm" c="var(--soft)">
      {members.map((member, index) => {
        const reasons = member.by.map(({ obstacle, times }) => panelTimesText.because[obstacle](times)).join(', ')
        const ruledOut = member.rules_out ?? 0
        return (
          <List.Item key={member.email}>
            {index === 0
              ? panelTimesText.hostOffers(nameOf(member), host_slots)
              : panelTimesText.canJoin(nameOf(member), host_slots - ruledOut, host_slots)}{' '}
            {ruledOut > 0 && (index === 0 ? panelTimesText.hostCannot(reasons) : panelTimesText.cannotJoin(reasons))}
          </List.Item>
        )
      })}
    </List>
  )
}
