// Staff notes about the project in the panel.
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { StaffNotes } from './StaffNotes.tsx'
import { boardProjectQuery } from './use-operations.ts'
import * as projectStaffText from '../../i18n/en/project-staff.ts'

export function ProjectNotes({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const query = useQuery({ ...boardProjectQuery(projectId), staleTime: 5000 })
  return (
    <Dialog title={projectStaffText.staffNotes} size={560} onClose={onClose}>
      {query.isError && !query.data ? (
        <ErrorState text={projectStaffText.notesLoadFailed} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <StaffNotes projectId={projectId} notes={query.data.notes} alone />
      ) : (
        <Skeleton h={160} radius={12} />
      )}
    </Dialog>
  )
}
