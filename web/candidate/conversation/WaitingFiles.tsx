// The files of a follow-up that waits, with buttons to remove them and to add more.
import { ActionIcon, Loader } from '@mantine/core'
import type { WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import { IconX } from '@tabler/icons-react'
import { FormError } from '../../ui/FormError.tsx'
import { AttachButton } from '../writing/AttachedFiles.tsx'
import { SentFile } from './SentFiles.tsx'
import { useFollowUpFiles } from './use-follow-up-files.ts'
import { text as attachmentsText } from '../../i18n/attachments.ts'

interface Props {
  projectId: string
  candidateId: string
  followUp: WireWaitingFollowUp
}

export function WaitingFiles({ projectId, candidateId, followUp }: Props) {
  const changes = useFollowUpFiles(projectId, candidateId, followUp)
  const isBusy = changes.isRemoving || changes.uploading !== null
  const name = attachmentsText.followUp(followUp.step)
  return (
    <div>
      {(followUp.files.length > 0 || changes.uploading !== null) && (
        <ul aria-label={attachmentsText.attachedTo(name)}>
          {followUp.files.map((file) => (
            <li key={file.number}>
              <SentFile messageId={followUp.message_id} file={file}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={attachmentsText.removeFrom(file.file_name, name)}
                  disabled={isBusy}
                  onClick={() => changes.remove(file)}
                >
                  <IconX size={14} />
                </ActionIcon>
              </SentFile>
            </li>
          ))}
          {changes.uploading !== null && (
            <li className="flex over pad-8 text-13">
              <Loader size={14} aria-hidden />
              <output>{attachmentsText.uploading(changes.uploading)}</output>
            </li>
          )}
        </ul>
      )}
      <div className="pad-8">
        <AttachButton attachments={changes} disabled={changes.isRemoving} of={name} />
        <FormError>{changes.problem}</FormError>
      </div>
    </div>
  )
}
