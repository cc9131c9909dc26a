// Files of an email that is being written, and the button that adds more.
import { ActionIcon, Button, FileButton, Group, Loader, Text } from '@mantine/core'
import { attachmentExtensions, sizeText } from '@fairlead/domain/outreach/attachment'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { FormError } from '../../ui/FormError.tsx'
import type { Attachments, FollowUpFiles } from './use-attachments.ts'
import styles from './attached-files.module.css'
import { text as attachmentsText } from '../../i18n/attachments.ts'

interface Props {
  attachments: Attachments
  disabled?: boolean
  /** The email of the files, where several are on the screen. */
  of?: string | undefined
}

/** Among the tools of an editor. */
export function AttachButton({
  attachments,
  disabled = false,
  of: email,
}: Omit<Props, 'attachments'> & { attachments: Pick<Attachments, 'isOff' | 'uploading' | 'add'> }) {
  // the same file can be chosen again after it was removed
  const reset = useRef<() => void>(null)
  const name = email === undefined ? attachmentsText.attach : attachmentsText.attachTo(email)
  if (attachments.isOff) return null
  return (
    <FileButton
      multiple
      accept={attachmentExtensions.join(',')}
      resetRef={reset}
      disabled={disabled || attachments.uploading !== null}
      onChange={(files) => {
        attachments.add(files)
        reset.current?.()
      }}
      inputProps={{ 'aria-label': name }}
    >
      {(props) => (
        <Button
          {...props}
          aria-label={name}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPaperclip size={15} />}
          disabled={disabled || attachments.uploading !== null}
        >
          {attachmentsText.attach}
        </Button>
      )}
    </FileButton>
  )
}

/** Nothing where there is nothing to say. */
export function AttachedFiles({ attachments, disabled = false, of: email }: Props) {
  const { files, uploading, problem } = attachments
  if (files.length === 0 && uploading === null && problem === null) return null
  return (
    <div className="stack gap-6 above-4">
      <ul className="flex wrap gap-6" aria-label={email === undefined ? attachmentsText.attached : attachmentsText.attachedTo(email)}>
        {files.map((file) => (
          <li key={file.attachment_id} className={styles.file}>
            <IconPaperclip size={15} aria-hidden />
            <span className="anywhere">{file.file_name}</span>
            <span className="soft fixed">{sizeText(file.size)}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={attachmentsText.removeFile(file.file_name)}
              disabled={disabled}
              onClick={() => attachments.remove(file.attachment_id)}
            >
              <IconX size={14} />
            </ActionIcon>
          </li>
        ))}
        {uploading !== null && (
          <li className={styles.file}>
            <Loader size={14} aria-hidden />
            <output className="anywhere">{attachmentsText.uploading(uploading)}</output>
          </li>
        )}
      </ul>
      <FormError>{problem}</FormError>
    </div>
  )
}

/** A line for each follow-up that a first email starts; nothing where attachments are switched off. */
export function FilesOfFollowUps({ steps, files, disabled }: { steps: readonly number[]; files: FollowUpFiles; disabled: boolean }) {
  const allowed = steps.filter((step) => !files.of(step).isOff)
  if (allowed.length === 0) return null
  return (
    <ul className={styles.steps}>
      {allowed.map((step) => (
        <li key={step}>
          <Group gap={4}>
            <Text size="sm">{attachmentsText.followUp(step)}</Text>
            <AttachButton attachments={files.of(step)} disabled={disabled} of={attachmentsText.followUp(step)} />
          </Group>
          <AttachedFiles attachments={files.of(step)} disabled={disabled} of={attachmentsText.followUp(step)} />
        </li>
      ))}
    </ul>
  )
}
