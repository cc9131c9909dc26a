import { Stack, Text, Title } from '@mantine/core'
import type { ListTasks } from '@fairlead/contract/v2/tasks'
import { taskTitle } from '@fairlead/domain/conversation/tasks'
import { IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryFor } from '../../api/cache.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { TaskLine } from '../../candidate/replies/TaskLine.tsx'
import { text as tasksText } from '../../i18n/tasks.ts'

/** The server lists at most this many. */
const maxListed = 500

const query = queryFor<ListTasks>('v2/tasks', {})

export function TasksScreen() {
  const tasks = useQuery({ ...query, staleTime: 5000 })
  return (
    <div style={{ maxWidth: 820, margin: '0 auto' }}>
      <Title order={1} mb={4}>
        {tasksText.tasks}
      </Title>
      <Text c="dimmed" mb="lg">
        {tasksText.pageDescription}
      </Text>
      {tasks.isError && !tasks.data ? (
        <ErrorState text={tasksText.loadFailed} onRetry={() => void tasks.refetch()} />
      ) : !tasks.data ? (
        <LoadingRows rows={4} />
      ) : tasks.data.length === 0 ? (
        <EmptyState icon={<IconChecklist size={40} stroke={1.4} />} title={tasksText.noOpenTasks} text={tasksText.emptyText} />
      ) : (
        <Stack component="ul" gap="sm">
          {tasks.data.map((task) => (
            <li key={task.id} className="card pad-16">
              <Link
                to="/panel"
                search={{ project: task.project_id, candidate: task.candidate_id, view: '0' }}
                className="ink strong anywhere"
              >
                {taskTitle(task.kind, task.candidate_name, { name: task.name, email: task.email })}
              </Link>
              <p className="soft text-13" style={{ margin: '0 0 8px' }}>
                {task.project_name} · <When date={task.date} />
              </p>
              <TaskLine task={task} mayDecide mayClose={task.may_close} />
            </li>
          ))}
        </Stack>
      )}
      {tasks.data && tasks.data.length >= maxListed && (
        <Text c="dimmed" mt="lg">
          {tasksText.listLimitNote(maxListed)}
        </Text>
      )}
    </div>
  )
}
