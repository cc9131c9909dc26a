// A file that came with a candidate's email: what it was read as, and its download.
import { Anchor } from '@mantine/core'
import type { WireAttachedFile } from '@fairlead/contract/shapes/conversation'
import { IconPaperclip } from '@tabler/icons-react'
import { downloadFile } from '../../../api/download.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { FormError } from '../../../ui/FormError.tsx'
import styles from './conversation.module.css'
import * as apiText from '../../../i18n/en/api.ts'

export function AttachedFile({ file }: { file: WireAttachedFile }) {
  const key = file.resume_key
  const downloading = useSubmit({
    send: () => downloadFile('v2/projects/candidates/resume', { resume_key: key }, file.file_name),
    failure: apiText.downloadFailed,
  })
  return (
    <div className={styles.attached}>
      <IconPaperclip size={15} aria-hidden />
      <div>
        {key === null ? (
          <span className={styles.fileName}>{file.file_name}</span>
        ) : (
          <Anchor component="button" type="button" size="sm" className={styles.fileName} onClick={() => void downloading.run()}>
            {file.file_name}
          </Anchor>
        )}
        <p>{file.text}</p>
        <FormError>{downloading.sentence}</FormError>
      </div>
    </div>
  )
}
