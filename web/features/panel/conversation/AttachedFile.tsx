// A file that came with a candidate's email: what it was read as, and its download.
import { Anchor, Text } from '@mantine/core'
import type { WireAttachedFile } from '@fairlead/contract/shapes/conversation'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFile } from '../../../api/download.ts'
import { sentenceOf } from '../../../api/failure.ts'
import styles from './conversation.module.css'

export function AttachedFile({ file }: { file: WireAttachedFile }) {
  const [wrong, setWrong] = useState<string | null>(null)
  const key = file.resume_key

  async function download() {
    setWrong(null)
    try {
      await downloadFile('v2/projects/candidates/resume', { resume_key: key }, file.file_name)
    } catch (error) {
      setWrong(sentenceOf(error, 'We couldn’t download the file. Please try again.'))
    }
  }
  return (
    <div className={styles.attached}>
      <IconPaperclip size={15} aria-hidden />
      <div>
        {key === null ? (
          <span className={styles.fileName}>{file.file_name}</span>
        ) : (
          <Anchor component="button" type="button" size="sm" className={styles.fileName} onClick={() => void download()}>
            {file.file_name}
          </Anchor>
        )}
        <p>{file.text}</p>
        {wrong && (
          <Text role="alert" size="sm" c="var(--bad-text)">
            {wrong}
          </Text>
        )}
      </div>
    </div>
  )
}
