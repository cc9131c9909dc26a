// The staff notes of the project that is open in the panel.
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { StaffNotes } from './StaffNotes.tsx'
import { boardProjectQuery } from './use-operations.ts'
import { text as projectStaffText } from '../../i18n/project-staff.ts'

export function ProjectNotes({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const query = useQuery({ ...boardProjectQuery(projectId), staleTime: 5000 })
  return (
    <Dialog title={projectStaffText.staffNotes} size={560} onClose={onClose}>
      {query.isError && !query.data ? (
        <ErrorState text={projectStaffText.notesLoadFailed} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <StaffNotes projectId={projectId} notes={query.data.notes} alone />
      ) : (
        <LoadingRows rows={2} />
      )}
    </Dialog>
  )
}
