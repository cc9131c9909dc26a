// A place to drop files and folders on, or to choose them.
import { Button, Stack } from '@mantine/core'
import { IconFolder, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { readDrop, type Dropped } from './gather-files.ts'
import styles from './talent.module.css'
import { text as uploadText } from '../../i18n/uploads.ts'

export function FileDrop({
  accept,
  label,
  hint,
  onFiles,
}: {
  accept: string
  label: string
  hint: string
  onFiles: (files: Dropped[]) => void
}) {
  const [over, setOver] = useState(false)
  return (
    <Stack gap="xs" align="stretch">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative; the input inside works by keyboard */}
      <label
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          event.stopPropagation()
          const files = readDrop(event.dataTransfer)
          if (files.length > 0) onFiles(files)
        }}
      >
        <IconUpload size={26} stroke={1.5} aria-hidden />
        <strong>{label}</strong>
        <span className="soft text-13 anywhere" style={{ whiteSpace: 'normal' }}>
          {hint}
        </span>
        <input
          type="file"
          className="said"
          multiple
          accept={accept}
          aria-label={label}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])]
            if (files.length > 0) onFiles(files)
          }}
        />
      </label>
      <Button variant="subtle" size="xs" leftSection={<IconFolder size={15} aria-hidden />} onClick={() => chooseFolder(onFiles)}>
        {uploadText.chooseFolder}
      </Button>
    </Stack>
  )
}

/** A file field for folders is only needed while one is chosen. */
function chooseFolder(onFiles: (files: File[]) => void) {
  const field = document.createElement('input')
  field.type = 'file'
  field.webkitdirectory = true
  field.addEventListener('change', () => {
    if (field.files && field.files.length > 0) onFiles([...field.files])
  })
  field.click()
}
