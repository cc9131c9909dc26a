// A place to drop a file on, or to choose one.
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './talent.module.css'

export function FileDrop({ accept, label, hint, onFile }: { accept: string; label: string; hint: string; onFile: (file: File) => void }) {
  const [over, setOver] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is one more way; the input within is the one for the keyboard
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
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <IconUpload size={26} stroke={1.5} aria-hidden />
      <strong>{label}</strong>
      <span className={styles.soft} style={{ whiteSpace: 'normal' }}>
        {hint}
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
