// A place to drop files on, or to choose them.
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './talent.module.css'

export function FileDrop({
  accept,
  label,
  hint,
  onFiles,
}: {
  accept: string
  label: string
  hint: string
  onFiles: (files: File[]) => void
}) {
  const [over, setOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative; the input inside works by keyboard
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
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      }}
    >
      <IconUpload size={26} stroke={1.5} aria-hidden />
      <strong>{label}</strong>
      <span className={styles.soft} style={{ whiteSpace: 'normal' }}>
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
  )
}
