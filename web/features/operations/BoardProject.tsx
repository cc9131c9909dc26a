import { projectTypeFromWire } from '@fairlead/contract/codes'
import { Alert, Anchor, Button, Drawer, Group, Text } from '@mantine/core'
import type { WireBoardProject } from '@fairlead/contract/shapes/operations'
import type { SetBoardHealth } from '@fairlead/contract/v2/operations/health'
import { healthLabel } from '@fairlead/domain/operations/health'
import { projectKinds } from '@fairlead/domain/project/project'
import { messages } from '@fairlead/domain/shared/messages'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { useUser } from '../../session/use-user.ts'
import { openSessionOf } from './borrow.ts'
import { HealthMenu } from '../../project/staff/HealthMenu.tsx'
import { StaffNotes } from '../../project/staff/StaffNotes.tsx'
import { Trial } from './Trial.tsx'
import { refetchOperations, boardProjectQuery } from '../../project/staff/use-operations.ts'
import styles from '../../project/staff/operations.module.css'
import { text as operationsText } from '../../i18n/operations.ts'

export function BoardProject({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const query = useQuery({ ...boardProjectQuery(projectId), staleTime: 5000 })
  const project = query.data?.project
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={560} trapFocus returnFocus>
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content>
        <div className={styles.panel}>
          <div className="row pad-y">
            <Drawer.Title className="grow text-18 bold anywhere">
              {project ? project.project_name || operationsText.untitledProject : operationsText.project}
            </Drawer.Title>
            <Drawer.CloseButton aria-label={operationsText.close} />
          </div>
          {query.isError && !query.data ? (
            <ErrorState text={sentenceOf(query.error, operationsText.projectNotLoaded)} onRetry={() => void query.refetch()} />
          ) : !query.data ? (
            <LoadingRows rows={5} />
          ) : (
            <>
              {project ? (
                <Facts key={project.project_id} project={project} />
              ) : (
                <EmptyState title={operationsText.noLongerLive} text={operationsText.projectClosedText} />
              )}
              <StaffNotes projectId={projectId} notes={query.data.notes} />
            </>
          )}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}

function Facts({ project }: { project: WireBoardProject }) {
  const { project_id, operations_status: status, operations_status_by: byHand } = project
  const switching = useUser().data?.product.session_switching ?? false
  const [busy, during] = usePending()
  const set = (next: string) =>
    send<SetBoardHealth>('PUT', 'v2/operations/health', { project_id, operations_status: next })
      .then(refetchOperations)
      .catch((error: unknown) => showToast(sentenceOf(error, messages.projectFailed), { tone: 'bad' }))
  const open = async () => {
    if (await openSessionOf(project.owner_email)) return new Promise(() => {})
    return showToast(messages.sessionNotFound, { tone: 'bad' })
  }
  return (
    <>
      <Group gap="sm">
        <HealthMenu current={status} isByHand={byHand !== null} onSet={(next) => void set(next)} />
        {byHand && project.operations_status_date && (
          <Text size="sm" c="dimmed">
            {operationsText.setBy(byHand)} <When date={project.operations_status_date} />
          </Text>
        )}
      </Group>
      <Alert
        color="gray"
        mt="sm"
        title={byHand ? operationsText.theRulesSay(healthLabel(project.rules_status)) : operationsText.reason}
        className="sunken anywhere"
      >
        {project.rules_why}.
        {project.rules_also.map((also) => (
          <div key={also.operations_status}>
            {healthLabel(also.operations_status)}: {also.why}.
          </div>
        ))}
      </Alert>
      <dl className="halves text-14 above-16 below-16">
        <div>
          <dt>{operationsText.company}</dt>
          <dd className="anywhere">{project.hiring_company || '–'}</dd>
        </div>
        <div>
          <dt>{operationsText.workspace}</dt>
          <dd className="anywhere">{project.workspace_name}</dd>
        </div>
        <div>
          <dt>{operationsText.kind}</dt>
          <dd className="anywhere">{projectKinds[projectTypeFromWire(project.type)]}</dd>
        </div>
        <div className="all-columns">
          <dt>{operationsText.owner}</dt>
          <dd className="anywhere">
            {project.owner_name} <Anchor href={`mailto:${project.owner_email}`}>{project.owner_email}</Anchor>
          </dd>
        </div>
        <div>
          <dt>{operationsText.opened}</dt>
          <dd className="anywhere">
            <When date={project.created_at} />
          </dd>
        </div>
        <div>
          <dt>{operationsText.teamLastActive}</dt>
          <dd className="anywhere">{project.last_act_at ? <When date={project.last_act_at} /> : operationsText.notYet}</dd>
        </div>
      </dl>
      {switching && (
        <Button variant="default" size="sm" loading={busy} onClick={() => void during(open)}>
          {operationsText.openSession}
        </Button>
      )}
      <Trial project={project} />
    </>
  )
}
